import type { ReactNode } from 'react'
import type { ReportCard } from '#server/finding/present-cards.ts'
import { Badge } from '#ui/badge.tsx'
import { fill } from '#words/fill.ts'
import { dayOf, partialDay } from '../../../dates.ts'
import { useFindingWords } from './finding-words.ts'

type CardFactsProps = {
  card: ReportCard
  /** The last of the line. */
  children?: ReactNode
  /** Left out in a list, whose cards know the line by its element. */
  className?: string
}

/** What was judged, disputed or corrected first; then state, sector, check, rating, day and number. */
export function CardFacts({ card, children, className }: CardFactsProps) {
  const { finding, methods, sectorNames } = useFindingWords()
  const facts = [
    card.state,
    card.sector && sectorNames[card.sector],
    card.verificationMethod && methods[card.verificationMethod],
    card.credibilityRating ? fill(finding.credibility, { rating: card.credibilityRating }) : null,
    card.referenceNumber,
  ].filter((fact) => fact !== null && fact !== '')
  return (
    <>
      <Standing card={card} />
      <ul className={className}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
        <li>
          <time dateTime={card.publishedAt}>{dayOf(card.publishedAt)}</time>
        </li>
        {children ? <li>{children}</li> : null}
      </ul>
    </>
  )
}

function Standing({ card: { acquittedOn, disputedOn, correctedAt } }: Pick<CardFactsProps, 'card'>) {
  const { finding } = useFindingWords()
  if (!acquittedOn && !disputedOn && !correctedAt) return null
  return (
    <p className="flex flex-wrap gap-2">
      {acquittedOn ? (
        <Badge tone="success">{fill(finding.acquittedOn, { day: partialDay(acquittedOn) })}</Badge>
      ) : null}
      {disputedOn ? (
        <Badge tone="warning">{fill(finding.disputedSince, { day: partialDay(disputedOn) })}</Badge>
      ) : null}
      {correctedAt ? (
        <Badge tone="information">{fill(finding.correctedOn, { day: dayOf(correctedAt) })}</Badge>
      ) : null}
    </p>
  )
}
