import { Link } from 'react-router'
import type { ReportCard as PublicReport } from '#server/finding/present-cards.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { fill } from '#words/fill.ts'
import { dayOf, partialDay } from '../../../dates.ts'
import { useFindingWords } from './finding-words.ts'
import { Matches } from './matches.tsx'

/** One report in a public list; for a retracted one, its tombstone. */
export function ReportCard({ card }: { card: PublicReport }) {
  return card.status === 'retracted' ? <Tombstone card={card} /> : <Approved card={card} />
}

function Approved({ card }: { card: PublicReport }) {
  const { finding, labels, methods, sectorNames } = useFindingWords()
  const place = [card.sector && sectorNames[card.sector], card.state].filter(Boolean).join(', ')
  return (
    <Card as="article" className="space-y-2">
      <h2>
        <Link to={`/reports/${card.id}`} className={linkStyles}>
          {card.personName}
        </Link>
      </h2>
      <p>
        {card.position}
        {place ? <span className="block text-sm text-muted">{place}</span> : null}
      </p>
      {card.matches.length > 0 ? (
        <Matches matches={card.matches} labels={labels} />
      ) : (
        <p className="line-clamp-3">{card.excerpt}</p>
      )}
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        {card.verificationMethod ? <Badge tone="success">{methods[card.verificationMethod]}</Badge> : null}
        {card.credibilityRating ? (
          <span>{fill(finding.credibility, { rating: card.credibilityRating })}</span>
        ) : null}
        {card.disputedOn ? (
          <Badge tone="warning">{fill(finding.disputedSince, { day: partialDay(card.disputedOn) })}</Badge>
        ) : null}
        {card.correctedAt ? <span>{fill(finding.correctedOn, { day: dayOf(card.correctedAt) })}</span> : null}
        <span>{card.referenceNumber}</span>
        <time dateTime={card.publishedAt}>{dayOf(card.publishedAt)}</time>
        <Link to={`/reports/${card.id}/correction`} className={linkStyles}>
          {finding.isWrong}
          <span className="sr-only"> {fill(finding.isWrongIn, { number: card.referenceNumber })}</span>
        </Link>
      </p>
    </Card>
  )
}

function Tombstone({ card }: { card: PublicReport }) {
  const { retracted, takenBack } = useFindingWords().finding
  return (
    <Card as="article" className="space-y-2">
      <h2>
        <Link to={`/reports/${card.id}`} className={linkStyles}>
          {card.referenceNumber}
        </Link>{' '}
        <Badge tone="danger">{retracted}</Badge>
      </h2>
      <p>{card.correctionNotice}</p>
      <p className="text-sm text-muted">
        {takenBack}{' '}
        <time dateTime={card.retractedAt ?? ''}>{card.retractedAt ? dayOf(card.retractedAt) : ''}</time>
      </p>
    </Card>
  )
}
