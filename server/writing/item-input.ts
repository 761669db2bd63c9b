import { z } from 'zod'
import { parseAmount } from '#domain/reports/amount.ts'
import {
  type AssetItem,
  assetKinds,
  currencies,
  type ItemPart,
  type ItemSide,
  itemFieldName,
  itemLengths,
  itemParts,
  itemSides,
  mostItems,
} from '#domain/reports/assets.ts'
import { plainFields, type ReportText } from '#domain/reports/fields.ts'
import { refusal } from '#server/input/parse-input.ts'
import { line, requiredLine } from '#server/input/text.ts'
import { partialDate } from './partial-date.ts'

export type ItemRows = readonly { side: ItemSide; row: number }[]
type TypedFields = Record<string, unknown>

/** The rows of the form in which there is something. A currency alone is nothing. */
export function filledRows(input: Record<string, unknown>): ItemRows {
  return rowsOfForm.filter(({ telling }) =>
    telling.some((name) => {
      const text = input[name]
      return typeof text === 'string' && text.trim() !== ''
    }),
  )
}

/** Each row that a form can have, with the names of the fields that make it more than nothing. */
const rowsOfForm = itemSides.flatMap((side) =>
  Array.from({ length: mostItems }, (_, row) => {
    const telling = itemParts.filter((part) => part !== 'currency')
    return { side, row, telling: telling.map((part) => itemFieldName(side, row, part)) }
  }),
)

/** A schema for each part of each row, under the name that it has in the form. */
export function itemShape(rows: ItemRows, now: Date): Record<string, z.ZodType> {
  if (rows.length === 0) return {}
  const schemas = { ...partSchemas, acquired: partialDate(itemLengths.acquired, now) }
  const entries = rows.flatMap(({ side, row }) =>
    itemParts.map((part) => [itemFieldName(side, row, part), schemas[part]] as const),
  )
  return Object.fromEntries(entries)
}

/** Puts the parts of the rows together again, and leaves their fields out. */
export function collectItems(typed: TypedFields, rows: ItemRows): ReportText {
  const itemsOf = (wanted: ItemSide) =>
    rows.filter(({ side }) => side === wanted).map(({ side, row }) => itemAt(typed, side, row))
  const plain = plainFields.map((name) => [name, typed[name]])
  const items = itemSides.map((side) => [side, itemsOf(side)])
  // Each field was parsed a moment ago, by the schema of its kind.
  return Object.fromEntries([...plain, ...items]) as ReportText
}

function itemAt(typed: TypedFields, side: ItemSide, row: number): AssetItem {
  const parts = itemParts.map((part) => [part, typed[itemFieldName(side, row, part)]])
  // Parsed a moment ago, by the schemas below.
  return Object.fromEntries(parts) as AssetItem
}

/** All but the date, which depends on the day. */
const partSchemas = {
  kind: z.enum(assetKinds),
  what: requiredLine(itemLengths.what),
  where: line(itemLengths.where).default(''),
  value: line(itemLengths.value)
    .default('')
    .transform((text, context) => {
      const amount = parseAmount(text)
      if (text !== '' && amount === null) context.addIssue(refusal('not-an-amount'))
      return amount
    }),
  currency: z.enum(currencies).default('NGN'),
  source: line(itemLengths.source).default(''),
} satisfies { [Part in Exclude<ItemPart, 'acquired'>]: z.ZodType<AssetItem[Part]> }
