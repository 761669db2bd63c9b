import { Link } from 'react-router'
import type { ConvictionCard as Conviction } from '#server/finding/present-cards.ts'
import { Badge } from '#ui/badge.tsx'
import { fill } from '#words/fill.ts'
import { partialDay } from '../../../dates.ts'
import { useFindingWords } from './finding-words.ts'
import { kindLooks } from './kind-looks.ts'
import { Matches } from './matches.tsx'

/** A conviction of the archive in a public list: the decision of a court, and no report of ours. */
export function ConvictionCard({ card }: { card: Conviction }) {
  const { convictionCard: words, finding } = useFindingWords()
  return (
    <article className="border-l-4 border-l-warning">
      <p className={kindLooks.conviction}>{words.convicted}</p>
      <header>
        <div>
          <h2>
            <Link to={`/archive/${card.referenceNumber}`}>{card.name}</Link>
          </h2>
          <p>{card.offense}</p>
        </div>
      </header>
      {card.matches.length > 0 ? <Matches matches={card.matches} labels={words} /> : <p>{card.sentence}</p>}
      {card.isSample || card.appealStatus === 'pending' ? (
        <p className="flex flex-wrap gap-2">
          {card.isSample ? <Badge tone="information">{words.sample}</Badge> : null}
          {card.appealStatus === 'pending' ? <Badge>{words.appeal}</Badge> : null}
        </p>
      ) : null}
      <ul>
        <li>{card.courtLocation}</li>
        <li>{card.state}</li>
        <li>{fill(finding.credibility, { rating: card.credibilityRating })}</li>
        <li>{card.referenceNumber}</li>
        <li>
          <time dateTime={card.convictionDate}>{partialDay(card.convictionDate)}</time>
        </li>
      </ul>
    </article>
  )
}
