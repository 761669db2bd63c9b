import { measures, waits } from '#domain/figures/measures.ts'
import { monthsOfMedians, smallestTold, totalsOf } from '#domain/figures/months.ts'
import type { PublicFigures } from '#server/transparency/figures/show-figures.ts'
import { fill, inFigures } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { totalInWords } from '../../amounts.ts'
import { partialDay } from '../../dates.ts'

type Texts = Words['figures']

/** The figures as texts. Made in the loader, so that browsers get no code for it. */
export type FiguresView = {
  /** Null before the first month has ended. */
  period: string | null
  totals: {
    name: string
    shown: string
    /** Of a total that leaves small months out: that it does. */
    note: string | null
  }[]
  waits: { title: string; rows: { name: string; shown: string }[] }
  notes: string[]
}

export function figuresView(
  { months, medians }: PublicFigures,
  words: Texts,
  totalWords: Words['totals'],
): FiguresView {
  const year = months.slice(-monthsOfMedians)
  const totals = totalsOf(year)
  const [first, last] = [year[0]?.month, year.at(-1)?.month]
  return {
    period: first && last ? fill(words.period, { from: partialDay(first), to: partialDay(last) }) : null,
    totals: measures.map((measure) => ({
      name: words.measures[measure],
      shown: totalInWords(totals[measure], totalWords),
      note: totals[measure].isAtLeast ? words.leftOut : null,
    })),
    waits: waitsView(medians, words.waits),
    notes: [fill(words.hidden, { smallest: smallestTold }), words.counting],
  }
}

function waitsView(medians: PublicFigures['medians'], words: Texts['waits']): FiguresView['waits'] {
  const { decision } = medians
  return {
    title: decision === null ? words.titleWithout : fill(words.title, { days: decision }),
    rows: waits.map((wait) => {
      const days = medians[wait]
      return { name: words[wait], shown: days === null ? words.tooFew : fill(words.days, { count: days }) }
    }),
  }
}

export function shownCount(count: number | null, words: Texts): string {
  return count === null ? fill(words.under, { smallest: smallestTold }) : inFigures(count)
}
