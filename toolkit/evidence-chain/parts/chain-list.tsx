import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '#ui/badge.tsx'
import { dateParts, splitDate } from '#ui/dates/date-parts.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import type { Chain } from '../engine/chain.ts'
import type { EvidenceItem, Strength } from '../engine/evidence-item.ts'
import { SealedFileCard } from './sealed-file-card.tsx'
import { ShowMore } from './show-more.tsx'

export type ItemAction = 'up' | 'down' | 'edit' | 'delete'

type ChainListProps = {
  chain: Chain
  /** While files are read for the item in the form, no other item goes into the form. */
  isSealing: boolean
  onAction(action: ItemAction, item: EvidenceItem): void
}

export function ChainList({ chain, isSealing, onAction }: ChainListProps) {
  if (chain.length === 0)
    return (
      <EmptyState title="No evidence added yet">
        Each piece you add takes its place in the chain here.
      </EmptyState>
    )
  return (
    <ol className="space-y-3">
      {chain.map((item, place) => (
        <li key={item.id} className="space-y-3 rounded-card border border-line bg-surface p-4">
          <div className="flex gap-3">
            <span className="grid size-8 shrink-0 place-items-center rounded-full bg-action font-semibold text-on-action">
              {place + 1}
            </span>
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {item.type} <Badge tone={tones[item.strength]}>{item.strength}</Badge>
              </p>
              <p className="break-words whitespace-pre-line">{item.description}</p>
              <p className="text-sm break-words text-muted">
                {[typedDate(item.date), item.source].filter((part) => part !== '').join(', ')}
              </p>
            </div>
          </div>
          <ShowMore items={item.exhibits}>
            {({ id, original, cleanCopy }) => (
              <div key={id} className="grid gap-3 sm:grid-cols-2">
                <SealedFileCard label="Original" file={original} />
                {cleanCopy ? <SealedFileCard label="Clean copy" file={cleanCopy} /> : null}
              </div>
            )}
          </ShowMore>
          <div className="flex flex-wrap justify-end gap-1">
            <ItemButton
              label={`Move up item ${place + 1}`}
              disabled={place === 0}
              onClick={() => onAction('up', item)}
            >
              <ArrowUp aria-hidden="true" />
            </ItemButton>
            <ItemButton
              label={`Move down item ${place + 1}`}
              disabled={place === chain.length - 1}
              onClick={() => onAction('down', item)}
            >
              <ArrowDown aria-hidden="true" />
            </ItemButton>
            <ItemButton
              label={`Edit item ${place + 1}`}
              disabled={isSealing}
              onClick={() => onAction('edit', item)}
            >
              <Pencil aria-hidden="true" />
            </ItemButton>
            <ItemButton
              label={`Delete item ${place + 1}`}
              disabled={isSealing}
              onClick={() => onAction('delete', item)}
            >
              <Trash2 aria-hidden="true" />
            </ItemButton>
          </div>
        </li>
      ))}
    </ol>
  )
}

type ItemButtonProps = { label: string; disabled?: boolean; onClick(): void; children: ReactNode }

function ItemButton({ label, disabled = false, onClick, children }: ItemButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
      className="grid size-11 cursor-pointer place-items-center rounded-control hover:bg-sunken disabled:cursor-not-allowed disabled:opacity-40 [&_svg]:size-5"
    >
      {children}
    </button>
  )
}

const tones = { strong: 'success', medium: 'neutral', weak: 'warning' } as const satisfies Record<
  Strength,
  string
>

/** Day, month and year, as they are typed. */
function typedDate(date: string): string {
  const parts = splitDate(date)
  return dateParts
    .map((part) => parts[part])
    .filter((part) => part !== '')
    .join('/')
}
