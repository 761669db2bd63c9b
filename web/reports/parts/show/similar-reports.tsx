import { Link } from 'react-router'
import type { SimilarEntry } from '#server/similar/find-similar.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { dayOf, partialDay } from '../../../dates.ts'
import { StatusBadge } from '../status-badge.tsx'
import type { SectionProps } from './section-props.ts'

export const similarAnchor = 'similar'

/** For staff: other reports and convictions that may be about the same person or thing, each with why. */
export function SimilarReports({ report: { similar } }: Pick<SectionProps, 'report'>) {
  if (!similar) return null
  const { entries, left } = similar
  return (
    <section id={similarAnchor} className="space-y-3 print:hidden">
      <h2>Similar reports ({entries.length + left})</h2>
      <p className="text-sm text-muted">
        {entries.length > 0
          ? 'A name or a thing is alike. That does not make it one person: compare before you conclude. Only staff see this.'
          : 'No other report and no conviction shares the name or a thing with this one. Only staff see this.'}
      </p>
      {entries.length > 0 ? (
        <ul className="space-y-3">
          {entries.map((entry) => (
            <Card as="li" key={entry.referenceNumber} className="space-y-2">
              <Entry entry={entry} />
            </Card>
          ))}
        </ul>
      ) : null}
      {left > 0 ? <p className="text-sm text-muted">{left} more are less alike and not shown.</p> : null}
    </section>
  )
}

function Entry({ entry }: { entry: SimilarEntry }) {
  const address = entry.reportId ? `/reports/${entry.reportId}` : `/archive/${entry.referenceNumber}`
  return (
    <>
      <h3>
        <Link to={address} className={linkStyles}>
          {entry.personName}
        </Link>
      </h3>
      <p>{entry.about}</p>
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        {entry.status === 'conviction' ? <Badge>Conviction</Badge> : <StatusBadge status={entry.status} />}
        <span>{strengthNames[entry.strength]}</span>
        <span>{entry.referenceNumber}</span>
        <time dateTime={entry.date}>{entry.reportId ? dayOf(entry.date) : partialDay(entry.date)}</time>
      </p>
      <ul className="list-disc space-y-1 pl-5 text-sm">
        {entry.why.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  )
}

const strengthNames = {
  same: 'The same name',
  likely: 'Likely connected',
  possible: 'Perhaps connected',
} as const satisfies Record<SimilarEntry['strength'], string>
