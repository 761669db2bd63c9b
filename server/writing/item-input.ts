import { z } from 'zod'
import { parseAmount } from '#domain/reports/amount.ts'
import {
  type AssetItem,
  assetKinds,
  currencies,
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
  return itemSides.flatMap((side) =>
    Array.from({ length: mostItems }, (_, row) => ({ side, row })).filter(({ row }) =>
      itemParts.some((part) => {
        const text = input[itemFieldName(side, row, part)]
        return part !== 'currency' && typeof text === 'string' && text.trim() !== ''
      }),
    ),
  )
}

/** A field of the schema for each part of each row, under the name that it has in the form. */
export function itemShape(rows: ItemRows, now: Date): Record<string, z.ZodType> {
  const entries = rows.flatMap(({ side, row }) =>
    itemParts.map((part) => [itemFieldName(side, row, part), partSchemas(now)[part]] as const),
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

function partSchemas(now: Date) {
  return {
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
    acquired: partialDate(itemLengths.acquired, now),
    source: line(itemLengths.source).default(''),
  } satisfies { [Part in keyof AssetItem]: z.ZodType<AssetItem[Part]> }
}
