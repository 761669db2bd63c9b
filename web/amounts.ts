import { smallestTold, type Total } from '#domain/figures/months.ts'
import { fill, inFigures } from '#words/fill.ts'
import type { Words } from '#words/words.ts'

/** Kobo as people read them: whole naira without a fraction. */
export function nairaOf(kobo: number): string {
  return (kobo % 100 === 0 ? wholeNaira : nairaAndKobo).format(kobo / 100)
}

const wholeNaira = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 0 })
const nairaAndKobo = new Intl.NumberFormat('en-NG', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A total that leaves out a hidden month says that it is at least so much. */
export function totalInWords({ reports, isAtLeast }: Total, words: Words['totals']): string {
  if (isAtLeast && reports === 0) return fill(words.few, { smallest: inFigures(smallestTold) })
  const count = inFigures(reports)
  return isAtLeast ? fill(words.orMore, { count }) : count
}
