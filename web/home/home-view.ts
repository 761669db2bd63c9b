import { publicMeasures } from '#domain/figures/measures.ts'
import { monthsOfMedians, totalsOf } from '#domain/figures/months.ts'
import type { PublicCard } from '#server/finding/present-cards.ts'
import type { PublicFigures } from '#server/transparency/figures/show-figures.ts'
import { fill, inFigures } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { dayOf, partialDay } from '../dates.ts'

type HomeWords = Words['home']

/** A report among the newest ones. What may tell for the named person is shown with it. */
export type NewestReport = {
  id: string
  /** In words; empty where the report has none. */
  kind: string
  name: string
  office: string
  excerpt: string
  facts: string[]
  notes: string[]
}

/** The newest that are public, without retracted ones: those name no one. */
export function newestReports(
  cards: readonly PublicCard[],
  words: HomeWords,
  kindTitles: Words['kindTitles'],
): NewestReport[] {
  return cards
    .flatMap((card) => (card.kind === 'report' && card.status === 'approved' ? [card] : []))
    .slice(0, shownReports)
    .map((card) => ({
      id: card.id,
      kind: card.wrongKind ? kindTitles[card.wrongKind] : '',
      name: card.personName ?? '',
      office: card.position ?? '',
      excerpt: card.excerpt ?? '',
      facts: [card.state ?? '', dayOf(card.publishedAt)].filter((fact) => fact !== ''),
      notes: [
        card.acquittedOn && fill(words.notes.acquitted, { day: partialDay(card.acquittedOn) }),
        card.disputedOn && fill(words.notes.disputed, { day: partialDay(card.disputedOn) }),
        card.correctedAt && fill(words.notes.corrected, { day: dayOf(card.correctedAt) }),
      ].flatMap((note) => note || []),
    }))
}

const shownReports = 3

export type HomeFigures = { period: string; rows: { name: string; shown: string }[]; usual: string | null }

/**
 * The last twelve months that have ended. Null before the first has. Only what is counted in full: a total that leaves small months out
 * ("44 or more verified") contradicts one that does not ("50 published"). The page of all figures has both, and says why.
 */
export function homeFigures({ months, medians }: PublicFigures, words: HomeWords): HomeFigures | null {
  const year = months.slice(-monthsOfMedians)
  const [first, last] = [year[0]?.month, year.at(-1)?.month]
  if (first === undefined || last === undefined) return null
  const totals = totalsOf(year)
  return {
    period: fill(words.period, { from: partialDay(first), to: partialDay(last) }),
    // Nothing is told of what there is nothing to tell.
    rows: publicMeasures
      .filter((measure) => totals[measure].reports > 0)
      .map((measure) => ({ name: words.measures[measure], shown: inFigures(totals[measure].reports) })),
    usual: medians.decision === null ? null : fill(words.usual, { count: medians.decision }),
  }
}
