import type { Passage } from '#domain/publishing/corrections.ts'
import { amountText } from '#domain/reports/amount.ts'
import type { AssetItem } from '#domain/reports/assets.ts'
import { fill } from '#words/fill.ts'
import { partialDay } from '../../dates.ts'
import type { Names } from '../../page-names.ts'

export type ItemNames = Names<'assetKinds' | 'itemTexts'>

/** One item as a whole sentence. */
export function itemText(item: AssetItem, names: ItemNames): string {
  const { kind, what, where, value, currency, acquired, source } = item
  const parts = [
    `${names.assetKinds[kind]}: ${what}`,
    where,
    value === null ? '' : amountText(value, currency),
    acquired ? fill(names.itemTexts.acquired, { day: partialDay(acquired) }) : '',
    source ? fill(names.itemTexts.figureFrom, { source }) : '',
  ]
  return parts.filter(Boolean).join('; ')
}

/** A passage of a report as its readers see it. */
export function passageText(passage: Passage, names: ItemNames): string {
  if ('item' in passage) return itemText(passage.item, names)
  else return passage.part === 'incidentDate' ? partialDay(passage.text) : passage.text
}
