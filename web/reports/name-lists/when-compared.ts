import type { NameListHead } from '#server/finding/name-lists/show-name-lists.ts'
import { fill, inFigures } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { dayOf } from '../../dates.ts'

/** How far the comparison of a list is. */
export function whenCompared(
  { running, comparedOn, nextOn }: NameListHead,
  words: Words['nameLists'],
): string {
  if (running !== null) return fill(words.running, { rows: inFigures(running) })
  else if (comparedOn === null || nextOn === null) return words.notYet
  else return fill(words.comparedOn, { day: dayOf(comparedOn), next: dayOf(nextOn) })
}
