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
        <ul className="card-rows">
          {reports.map((report) => (
            <li key={report.id} className="card-row">
              {report.kind ? <p className="row-kind">{report.kind}</p> : null}
              <div>
                <h3>
                  <Link to={`/reports/${report.id}`} className="row-link">
                    {report.name}
                  </Link>
                </h3>
                <p>{report.office}</p>
              </div>
              <p className="line-clamp-2 max-w-prose text-muted">{report.excerpt}</p>
              {report.notes.length > 0 ? (
                <p className="flex flex-wrap gap-2">
                  {report.notes.map((note) => (
                    <Badge key={note} tone="information" isLong>
                      {note}
                    </Badge>
                  ))}
                </p>
              ) : null}
              <ul className="meta-line">
                {report.facts.map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
