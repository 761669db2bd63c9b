import { foldText } from '@fitila/names/text/fold'
import { type AssetItem, itemSides } from '../reports/assets.ts'
import { fieldNames, isItems, isPublished, type ReportText } from '../reports/fields.ts'
import { changedParts, type Part } from './corrections.ts'

/** A box that a correction leaves as it is, and what of the words or figures that were taken out elsewhere it still says, as it writes them. */
export type SharingBox = { part: Part; shared: string[] }

/**
 * Where a correction takes something out of one box, the boxes that still say it. A hotel with sixty rooms is the same as 60 rooms.
 */
export function boxesThatShare(before: ReportText, after: ReportText): SharingBox[] {
  const changed = changedParts(before, after)
  const taken = new Set(
    changed.flatMap((part) => {
      const left = termsOf(textIn(after, part))
      return [...termsOf(textIn(before, part)).keys()].filter((term) => !left.has(term))
    }),
  )
  return boxesOf(after)
    .filter(({ part }) => !changed.some((each) => part === each || part.startsWith(`${each}.`)))
    .map(({ part, text }) => ({ part, shared: writtenIn(text, taken) }))
    .filter(({ shared }) => shared.length > 0)
}

function writtenIn(text: string, taken: ReadonlySet<string>): string[] {
  return [...termsOf(text)].filter(([term]) => taken.has(term)).map(([, written]) => written)
}

function boxesOf(text: ReportText): { part: Part; text: string }[] {
  return fieldNames.filter(isPublished).flatMap((field) =>
    isItems(field)
      ? text[field].map((_, row) => ({
          part: `${field}.${row}` as Part,
          text: textIn(text, `${field}.${row}`),
        }))
      : [{ part: field, text: textIn(text, field) }],
  )
}

function textIn(text: ReportText, part: Part): string {
  const [name, row] = part.split('.')
  const side = itemSides.find((each) => each === name)
  if (side) {
    const items = row === undefined ? text[side] : [text[side][Number(row)]]
    return items.map((item) => (item ? textOfItem(item) : '')).join(' ')
  }
  const value = Object.entries(text).find(([field]) => field === name)?.[1]
  if (typeof value === 'string') return value
  return Array.isArray(value) ? value.join(' ') : ''
}

function textOfItem({ what, where, value, source }: AssetItem): string {
  return [what, where, value ?? '', source].join(' ')
}

const shortest = 4

/** Words of four letters or more, and every figure, however it is written; each with how the text writes it first. */
function termsOf(text: string): Map<string, string> {
  const terms = new Map<string, string>()
  for (const [written] of text.matchAll(wordOrFigure)) {
    const term = termOf(foldText(written))
    if (term !== null && !terms.has(term)) terms.set(term, written)
  }
  return terms
}

// Hausa's glottal stop ends a word, as the apostrophe that others type for it does.
const wordOrFigure = /\d+(?:[,\u00a0 ]\d{3}\b)*(?:\.\d+)?|(?:(?!ʼ)[\p{L}\p{M}])+/gu

function termOf(word: string): string | null {
  // A comma or a space between digits groups them.
  if (/^\d/.test(word)) return word.replaceAll(/[, ]/g, '')
  const figure = numberWords.get(word)
  if (figure !== undefined) return figure
  return word.length < shortest || common.has(word) ? null : word.replace(/s$/, '')
}

const units = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety hundred'.split(' ')
const numberWords = new Map([
  ...units.map((word, place): [string, string] => [word, String(place + 1)]),
  ...tens.map((word, place): [string, string] => [word, String((place + 2) * 10)]),
])

/** Words that boxes share whatever they are about. */
const common = new Set(
  'about above after again against also because been before being between both could does down during each from further have having here itself just more most only other over same should some such than that their them then there these they this those through under until very were what when where which while whom will with would your said says year years since into upon'.split(
    ' ',
  ),
)
