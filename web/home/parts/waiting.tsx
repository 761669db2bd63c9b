import { Link } from 'react-router'
import { buttonStyles } from '#ui/button-styles.ts'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import type { Words } from '#words/words.ts'
import type { Viewer } from '../../shell/viewer.ts'

/** A part of a member's work: how much of it there is, and the page that lists it. */
export type WaitingRow = { name: string; count: number; href: string }

export type WaitingWork = { words: Words['waitingWork']; rows: readonly WaitingRow[] }
type WaitingProps = WaitingWork & { panel: Viewer['panel'] }

/** What waits for a member of the staff. A number is that of the page behind its link. */
export function Waiting({ words, rows, panel }: WaitingProps) {
  return (
    <Card as="section" aria-labelledby="waiting-work" className="space-y-3 sm:col-span-2">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="waiting-work">{words.title}</h2>
        {panel ? (
          <Link to={panel.href} className={buttonStyles({ tone: 'lamp' })}>
            {panel.label}
          </Link>
        ) : null}
      </div>
      {rows.every(({ count }) => count === 0) ? <p>{words.nothing}</p> : null}
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {rows.map(({ name, count, href }) => (
          <li key={href} className="flex border-b border-line">
            <Link
              to={href}
              className={`${linkStyles} flex min-h-11 w-full items-center justify-between gap-x-4`}
            >
              <span>{name}</span>
              <span className={count > 0 ? 'text-xl font-bold tabular-nums' : 'text-muted tabular-nums'}>
                {count}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
