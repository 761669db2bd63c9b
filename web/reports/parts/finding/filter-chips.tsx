import { X } from 'lucide-react'
import { Link } from 'react-router'
import type { ChipRow } from '../../list-view.ts'
import { useFindingWords } from './finding-words.ts'
import { KindIcon } from './kind-icon.tsx'

/** The filters that most reports have, each with how many: one row that is swiped on a phone. */
export function FilterChips({ rows }: { rows: readonly ChipRow[] }) {
  const { leaveOut } = useFindingWords().finding
  return (
    <div className="space-y-2 print:hidden">
      {rows.map(({ legend, chips }) => (
        <nav key={legend} aria-label={legend}>
          <ul className="flex gap-2 overflow-x-auto px-0.5 py-1">
            {chips.map(({ label, kind, count, isChosen, href }) => (
              <li key={label} className="shrink-0">
                <Link
                  to={href}
                  aria-current={isChosen || undefined}
                  className="inline-flex min-h-11 items-center gap-2 rounded-full border border-edge bg-surface px-4 font-medium hover:bg-sunken aria-[current=true]:border-ink aria-[current=true]:bg-information-soft"
                >
                  {kind ? <KindIcon kind={kind} /> : null}
                  {label} <span className="text-sm text-muted tabular-nums">{count}</span>
                  {isChosen ? (
                    <>
                      <X aria-hidden="true" className="size-4" />
                      <span className="sr-only">{leaveOut}</span>
                    </>
                  ) : null}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  )
}
