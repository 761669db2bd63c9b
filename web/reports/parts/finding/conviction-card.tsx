import { Link } from 'react-router'
import type { ConvictionCard as Conviction } from '#server/finding/present-cards.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { fill } from '#words/fill.ts'
import { partialDay } from '../../../dates.ts'
import { useFindingWords } from './finding-words.ts'
import { Matches } from './matches.tsx'

/** A conviction of the archive in a public list: the decision of a court, and no report of ours. */
export function ConvictionCard({ card }: { card: Conviction }) {
  const { convictionCard: words, finding } = useFindingWords()
  return (
    <Card as="article" className="space-y-2 border-l-4 border-l-warning">
      <h2>
        <Link to={`/archive/${card.referenceNumber}`} className={linkStyles}>
          {card.name}
        </Link>
      </h2>
      <p>
        {card.offense}
        <span className="block text-sm text-muted">
          {card.courtLocation}, {card.state}
        </span>
      </p>
      {card.matches.length > 0 ? <Matches matches={card.matches} labels={words} /> : <p>{card.sentence}</p>}
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <Badge tone="warning">{words.convicted}</Badge>
        {card.isSample ? <Badge tone="information">{words.sample}</Badge> : null}
        {card.appealStatus === 'pending' ? <Badge>{words.appeal}</Badge> : null}
        <span>{fill(finding.credibility, { rating: card.credibilityRating })}</span>
        <span>{card.referenceNumber}</span>
        <time dateTime={card.convictionDate}>{partialDay(card.convictionDate)}</time>
      </p>
    </Card>
  )
}
