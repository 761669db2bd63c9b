import { Link } from 'react-router'
import type { ReportCard as PublicReport } from '#server/finding/present-cards.ts'
import { linkStyles } from '#ui/link-styles.ts'
import { fill } from '#words/fill.ts'
import { dayOf } from '../../../dates.ts'
import { Amounts } from './amounts.tsx'
import { CardFacts } from './card-facts.tsx'
import { useFindingWords } from './finding-words.ts'
import { kindLooks } from './kind-looks.ts'
import { Matches } from './matches.tsx'
import { RestsOn } from './rests-on.tsx'

/** One report in a public list; for a retracted one, its tombstone. */
export function ReportCard({ card }: { card: PublicReport }) {
  return card.status === 'retracted' ? <Tombstone card={card} /> : <Approved card={card} />
}

// Its parts have no names: `rows.css` knows them by their elements, for a list has each of them twenty times.
function Approved({ card }: { card: PublicReport }) {
  const words = useFindingWords()
  return (
    <article>
      {card.wrongKind ? (
        <p className={kindLooks[card.wrongKind]}>{words.kindTitles[card.wrongKind]}</p>
      ) : null}
      <header>
        <div>
          <h2>
            <Link to={`/reports/${card.id}`}>{card.personName}</Link>
          </h2>
          <p>{card.position}</p>
        </div>
        <Amounts amounts={card.amounts} />
      </header>
      {card.matches.length > 0 ? (
        <Matches matches={card.matches} labels={words.labels} />
      ) : (
        <p>{card.excerpt}</p>
      )}
      <RestsOn counts={card.restsOn} />
      <CardFacts card={card}>
        <Link to={`/reports/${card.id}/correction`}>
          {words.finding.isWrong}
          <span>{` ${fill(words.finding.isWrongIn, { number: card.referenceNumber })}`}</span>
        </Link>
      </CardFacts>
    </article>
  )
}

/** One line: the number, the day and the reason, and nothing of what was said. */
function Tombstone({ card }: { card: PublicReport }) {
  const { retractedOn } = useFindingWords().finding
  return (
    <article className="row-tombstone">
      <strong>{fill(retractedOn, { day: dayOf(card.retractedAt ?? card.publishedAt) })}</strong>{' '}
      {card.correctionNotice}{' '}
      <Link to={`/reports/${card.id}`} className={linkStyles}>
        {card.referenceNumber}
      </Link>
    </article>
  )
}
