import type { KeyboardEvent, ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

export type TabId = 'upload' | 'download'
type Tab = { id: TabId; label: string; isDisabled: boolean; panel: ReactNode }

type TabsProps = { label: string; tabs: readonly Tab[]; chosen: TabId; onChoose: (id: TabId) => void }

/** Tabs as in the ARIA Authoring Practices: arrow keys, Home and End move between those that can be chosen. */
export function Tabs({ label, tabs, chosen, onChoose }: TabsProps) {
  const move = (event: KeyboardEvent) => {
    const open = tabs.filter(({ isDisabled }) => !isDisabled)
    const place = open.findIndex(({ id }) => id === chosen)
    const target = open.at(targetOf[event.key]?.(place, open.length) ?? Number.NaN)
    if (!target || !(event.key in targetOf)) return
    event.preventDefault()
    onChoose(target.id)
    document.getElementById(`tab-${target.id}`)?.focus()
  }
  return (
    <div className="space-y-6">
      <div role="tablist" aria-label={label} onKeyDown={move} className="flex gap-1 border-b border-line">
        {tabs.map(({ id, label: words, isDisabled }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={id === chosen}
            aria-controls={`panel-${id}`}
            tabIndex={id === chosen ? 0 : -1}
            disabled={isDisabled}
            onClick={() => onChoose(id)}
            className={classNames(
              tabStyles,
              id === chosen ? 'border-accent' : 'border-transparent text-muted',
            )}
          >
            {words}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div key={id} role="tabpanel" id={`panel-${id}`} aria-labelledby={`tab-${id}`} hidden={id !== chosen}>
          {panel}
        </div>
      ))}
    </div>
  )
}

const tabStyles =
  'min-h-11 cursor-pointer border-b-4 px-3 py-2 font-semibold hover:text-ink disabled:cursor-not-allowed disabled:opacity-60'

const targetOf: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowRight: (place, count) => (place + 1) % count,
  ArrowLeft: (place, count) => (place + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}
