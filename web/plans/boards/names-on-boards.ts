import type { Grouping, Question } from '#domain/figures/questions.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'

export type BoardTexts = Pick<Words, 'boards' | 'sectorNames' | 'kindTitles' | 'methods'>

/** What a card counts, and among what. */
export function captionOf(
  { measure, by, and }: Pick<Question, 'measure' | 'by' | 'and'>,
  words: BoardTexts['boards'],
): string {
  const names = { measure: words.measures[measure], by: words.groupings[by] }
  return and
    ? fill(words.captionsOfTwo, { ...names, and: words.groupings[and] })
    : fill(words.captions, names)
}

/** A value of a grouping as people say it. */
export function nameOf(
  grouping: Grouping,
  value: string,
  { sectorNames, kindTitles, methods }: Pick<BoardTexts, 'sectorNames' | 'kindTitles' | 'methods'>,
): string {
  const names: Readonly<Record<string, string>> =
    grouping === 'sector'
      ? sectorNames
      : grouping === 'kind'
        ? kindTitles
        : grouping === 'method'
          ? methods
          : {}
  return names[value] ?? value
}
