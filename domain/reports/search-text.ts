import type { AssetItem } from './assets.ts'
import type { ReportWords } from './report.ts'

export const searchedFields = [
  'personName',
  'position',
  'wealthSource',
  'evidence',
  'suspectedAssets',
  'declaredAssets',
] as const satisfies readonly (keyof ReportWords)[]

// Hausa's hooked letters and a few more are letters of their own to Unicode, so taking the marks off does not reach them.
const plainLetters: Record<string, string> = {
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ŋ: 'n',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ß: 'ss',
  // Quotation marks and Hausa's glottal stop, as word processors write them and as people type them.
  '‘': "'",
  '’': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
}

/**
 * Lower case, without accents and tone marks, white space as single blanks and no control characters: Ọláńrewájú
 * becomes olanrewaju.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ɓɗƙƴŋøđłß‘’ʼ“”]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^\P{Cc}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The six searched fields, folded, the items beside the free words of their side, one a line, so that no match reaches from one field into the next. */
export function searchText(words: ReportWords): string {
  const { suspectedItems, declaredItems } = words
  const items = { suspectedAssets: itemsText(suspectedItems), declaredAssets: itemsText(declaredItems) }
  const texts: Record<(typeof searchedFields)[number], string> = {
    ...words,
    suspectedAssets: `${words.suspectedAssets} ${items.suspectedAssets}`,
    declaredAssets: `${words.declaredAssets} ${items.declaredAssets}`,
  }
  return searchedFields.map((field) => foldText(texts[field])).join('\n')
}

function itemsText(items: readonly AssetItem[]): string {
  return items.map(({ what, where, source }) => `${what} ${where} ${source}`).join(' ')
}
