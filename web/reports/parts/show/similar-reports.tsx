import { Link } from 'react-router'
import type { SimilarEntry } from '#server/similar/find-similar.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { dayOf, partialDay } from '../../../dates.ts'
import { StatusBadge } from '../status-badge.tsx'
import type { SectionProps } from './section-props.ts'

export const similarAnchor = 'similar'

type SimilarReportsProps = Pick<SectionProps, 'report' | 'english'>

/** For staff: other reports and convictions that may be about the same person or thing, each with why. */
export function SimilarReports({ report: { id, similar, joined }, english }: SimilarReportsProps) {
  const words = english.reportSections.similar
  if (!similar) return null
  const { entries, left } = similar
  return (
    <section id={similarAnchor} className="space-y-3 print:hidden">
      <h2>{fill(words.title, { count: entries.length + left })}</h2>
      <p className="text-sm text-muted">{entries.length > 0 ? words.lead : words.none}</p>
      {entries.length > 0 ? (
        <ul className="space-y-3">
          {entries.map((entry) => (
            <Card as="li" key={entry.referenceNumber} className="space-y-2">
              <Entry words={words} entry={entry} />
              {entry.reportId && joined && !joined.some((other) => other.id === entry.reportId) ? (
                <p>
                  <Link to={`/reports/${id}/case?join=${entry.referenceNumber}#join`} className={linkStyles}>
                    {english.caseWork.joinThis}
                    <span className="sr-only"> {entry.referenceNumber}</span>
                  </Link>
                </p>
              ) : null}
            </Card>
          ))}
        </ul>
      ) : null}
      {left > 0 ? <p className="text-sm text-muted">{fill(words.left, { count: left })}</p> : null}
    </section>
  )
}

type EntryProps = { words: Words['reportSections']['similar']; entry: SimilarEntry }

function Entry({ words, entry }: EntryProps) {
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
        {entry.status === 'conviction' ? (
          <Badge>{words.conviction}</Badge>
        ) : (
          <StatusBadge status={entry.status} />
        )}
        <span>{words.strengths[entry.strength]}</span>
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
