import { Link } from 'react-router'
import { amountText } from '#domain/reports/amount.ts'
import type { ReportCard as PublicReport } from '#server/finding/present-cards.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { fill } from '#words/fill.ts'
import { dayOf, partialDay } from '../../../dates.ts'
import { useFindingWords } from './finding-words.ts'
import { Matches } from './matches.tsx'
import { RestsOn } from './rests-on.tsx'

/** One report in a public list; for a retracted one, its tombstone. */
export function ReportCard({ card }: { card: PublicReport }) {
  return card.status === 'retracted' ? <Tombstone card={card} /> : <Approved card={card} />
}

function Approved({ card }: { card: PublicReport }) {
  const words = useFindingWords()
  return (
    <Card as="article" className="space-y-2">
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1">
        <h2>
          <Link to={`/reports/${card.id}`} className={linkStyles}>
            {card.personName}
          </Link>
        </h2>
        <Amounts amounts={card.amounts} />
      </div>
      <p>{card.position}</p>
      {card.matches.length > 0 ? (
        <Matches matches={card.matches} labels={words.labels} />
      ) : (
        <p className="line-clamp-3">{card.excerpt}</p>
      )}
      <RestsOn counts={card.restsOn} />
      <CardFacts card={card} />
      <p className="text-sm">
        <Link to={`/reports/${card.id}/correction`} className={linkStyles}>
          {words.finding.isWrong}
          <span className="sr-only"> {fill(words.finding.isWrongIn, { number: card.referenceNumber })}</span>
        </Link>
      </p>
    </Card>
  )
}

/** What the named assets come to, where the report says it. */
export function Amounts({ amounts }: Pick<PublicReport, 'amounts'>) {
  const { namedInReport } = useFindingWords().finding
  if (amounts.length === 0) return null
  return (
    <p className="text-sm text-muted">
      {amounts.map(({ currency, units }) => (
        <strong key={currency} className="mr-1.5 text-base text-ink tabular-nums">
          {amountText(units, currency)}
        </strong>
      ))}
      {namedInReport}
    </p>
  )
}

/** State, sector, check, rating, day and number, with what was disputed or corrected first. */
export function CardFacts({ card }: { card: PublicReport }) {
  const { finding, methods, sectorNames } = useFindingWords()
  const facts = [
    card.state,
    card.sector && sectorNames[card.sector],
    card.credibilityRating ? fill(finding.credibility, { rating: card.credibilityRating }) : null,
    card.referenceNumber,
  ].filter((fact) => fact !== null && fact !== '')
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      {card.acquittedOn ? (
        <Badge tone="success">{fill(finding.acquittedOn, { day: partialDay(card.acquittedOn) })}</Badge>
      ) : null}
      {card.disputedOn ? (
        <Badge tone="warning">{fill(finding.disputedSince, { day: partialDay(card.disputedOn) })}</Badge>
      ) : null}
      {card.correctedAt ? (
        <Badge tone="information">{fill(finding.correctedOn, { day: dayOf(card.correctedAt) })}</Badge>
      ) : null}
      {card.verificationMethod ? <Badge tone="success">{methods[card.verificationMethod]}</Badge> : null}
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      <time dateTime={card.publishedAt}>{dayOf(card.publishedAt)}</time>
    </div>
  )
}

/** One line: the number, the day and the reason, and nothing of what was said. */
function Tombstone({ card }: { card: PublicReport }) {
  const { retractedOn } = useFindingWords().finding
  return (
    <article className="rounded-card bg-sunken px-4 py-2.5 text-sm sm:px-5">
      <strong>{fill(retractedOn, { day: dayOf(card.retractedAt ?? card.publishedAt) })}</strong>{' '}
      {card.correctionNotice}{' '}
      <Link to={`/reports/${card.id}`} className={linkStyles}>
        {card.referenceNumber}
      </Link>
    </article>
  )
}
