import { Link } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import type { Words } from '#words/words.ts'
import type { NewestReport } from '../home-view.ts'

type NewestProps = { words: Words['home']; reports: readonly NewestReport[] }

/** The newest public reports, as rows of one sheet. */
export function Newest({ words, reports }: NewestProps) {
  return (
    <section aria-labelledby="newest" className="space-y-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="newest">{words.newestTitle}</h2>
        <Link to="/reports" className={`${linkStyles} inline-flex min-h-11 items-center`}>
          {words.allReports}
        </Link>
      </div>
      <p className="max-w-prose text-muted">{reports.length > 0 ? words.newestLead : words.noReports}</p>
      {reports.length > 0 ? (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {reports.map((report) => (
            <li key={report.id} className="space-y-1 p-4 sm:px-5">
              <h3>
                <Link to={`/reports/${report.id}`} className={linkStyles}>
                  {report.name}
                </Link>
              </h3>
              <p>{report.office}</p>
              <p className="line-clamp-2 max-w-prose text-muted">{report.excerpt}</p>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
                {report.notes.map((note) => (
                  <Badge key={note} tone="information" isLong>
                    {note}
                  </Badge>
                ))}
                {report.facts.map((fact) => (
                  <span key={fact}>{fact}</span>
                ))}
              </p>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
