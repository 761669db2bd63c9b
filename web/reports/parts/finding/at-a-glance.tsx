import type { ReportCard } from '#server/finding/present-cards.ts'
import { Amounts } from './amounts.tsx'
import { CardFacts } from './card-facts.tsx'
import { useFindingWords } from './finding-words.ts'
import { kindLooks } from './kind-looks.ts'
import { RestsOn } from './rests-on.tsx'

/** Above the text of a public report: its kind, office and amount, and what its statements rest on. */
export function AtAGlance({ card }: { card: ReportCard }) {
  const { kindTitles } = useFindingWords()
  return (
    <div className="space-y-2">
      {card.wrongKind ? <p className={kindLooks[card.wrongKind]}>{kindTitles[card.wrongKind]}</p> : null}
      <p className="text-lg">{card.position}</p>
      <Amounts amounts={card.amounts} className="row-amount" />
      <RestsOn counts={card.restsOn} className="row-rests" />
      <CardFacts card={card} className="meta-line" />
    </div>
  )
}
