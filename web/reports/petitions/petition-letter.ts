import { passagesOf } from '#domain/publishing/corrections.ts'
import { publishedText, type ReportText } from '#domain/reports/fields.ts'
import type { Words } from '#words/words.ts'
import type { Names } from '../../page-names.ts'
import { itemText } from '../parts/item-text.ts'
import { partName } from '../parts/part-name.ts'

/** The parts of the catalogue with which a letter is begun. */
export const letterNames = [
  'labels',
  'partTexts',
  'sideNames',
  'sectorNames',
  'kindNames',
  'assetKinds',
  'itemTexts',
] as const

const whoParts: readonly string[] = ['personName', 'position']

/** The statements as the public would read them, as the beginning of a letter. It holds no number, no day of sending and no file. */
export function petitionLetter(
  text: ReportText,
  words: Words['petitionPapers'],
  names: Names<(typeof letterNames)[number]>,
): string {
  const passages = passagesOf(publishedText(text), names)
  const lineOf = (passage: (typeof passages)[number]) =>
    `${partName(passage.part, names)}: ${'item' in passage ? itemText(passage.item, names) : passage.text}`
  const who = passages.filter(({ part }) => whoParts.includes(part)).map(lineOf)
  const what = passages.filter(({ part }) => !whoParts.includes(part)).map(lineOf)
  return [
    `${words.to}: ${words.dots}`,
    `${words.place}: ${words.dots}`,
    words.petition,
    words.opening,
    [words.who, ...who].join('\n'),
    [words.what, ...what].join('\n'),
    [words.shows, words.exhibits].join('\n'),
    words.answer,
    words.dots,
  ].join('\n\n')
}
