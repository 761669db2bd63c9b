import { itemSides } from '../reports/assets.ts'
import { fieldNames, isItems, isPublished, isWritten, type ReportText } from '../reports/fields.ts'

/** What a reader sees in the place of covered words. Always as long, so that it tells nothing of what is under it. */
export const cover = '█████'

/** For one report. */
export const mostCovered = 50

/** In characters. A shorter one would cover letters inside of other words. */
export const shortestCovered = 3
export const longestCovered = 200

const writtenAndPublished = fieldNames.filter((name) => isWritten(name)).filter((name) => isPublished(name))

/**
 * The text of a report as it becomes public, with these words under a cover wherever they are, in capitals or not. A link that holds one is
 * left out whole.
 */
export function coverWords(text: ReportText, words: readonly string[]): ReportText {
  if (words.length === 0) return text
  const pattern = new RegExp(longestFirst(words).map(escaped).join('|'), 'giu')
  const covered = (line: string) => line.replace(pattern, cover)
  const fields = writtenAndPublished.map((name) => [name, covered(text[name])])
  const items = itemSides.filter(isItems).map((side) => [
    side,
    text[side].map((item) => ({
      ...item,
      ...{ what: covered(item.what), where: covered(item.where), source: covered(item.source) },
    })),
  ])
  const relevantLinks = text.relevantLinks.filter((link) => covered(link) === link)
  return { ...text, ...Object.fromEntries([...fields, ...items]), relevantLinks }
}

/** Those of these words that are nowhere in what becomes public. */
export function notInText(text: ReportText, words: readonly string[]): string[] {
  return words.filter((word) => isSame(text, coverWords(text, [word])))
}

function isSame(one: ReportText, other: ReportText): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** So that a name is covered whole where a part of it is listed too. */
function longestFirst(words: readonly string[]): string[] {
  return words.toSorted((one, other) => other.length - one.length)
}

function escaped(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
}
