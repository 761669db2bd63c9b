import type { AssetItem } from '../reports/assets.ts'
import type { ReportText } from '../reports/report.ts'
import { foldText } from '../text/fold.ts'

export const searchedFields = [
  'personName',
  'position',
  'wealthSource',
  'evidence',
  'suspectedAssets',
  'declaredAssets',
] as const satisfies readonly (keyof ReportText)[]

/** The six searched fields, folded, one a line, so that no match reaches from one field into the next. */
export function searchText(words: ReportText): string {
  const { declaredItems, suspectedItems } = words
  const texts: Record<(typeof searchedFields)[number], string> = {
    ...words,
    suspectedAssets: withItems(words.suspectedAssets, suspectedItems),
    declaredAssets: withItems(words.declaredAssets, declaredItems),
  }
  return searchedFields.map((field) => foldText(texts[field])).join('\n')
}

/** The free words of a side of the assets and its items, as they are searched. */
export function withItems(words: string, items: readonly AssetItem[]): string {
  return `${words} ${itemsText(items)}`
}

function itemsText(items: readonly AssetItem[]): string {
  return items.map(({ what, where, source }) => `${what} ${where} ${source}`).join(' ')
}
