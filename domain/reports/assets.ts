import type { IncidentDate } from './incident-date.ts'

/** After what the Code of Conduct Bureau asks officers to declare, and what the EFCC has recovered. */
export const assetKinds = [
  'house_building',
  'undeveloped_land',
  'farm_livestock',
  'vehicle',
  'aircraft_vessel',
  'bank_balance_local',
  'bank_balance_foreign',
  'cash',
  'shares_securities',
  'business_interest',
  'cryptocurrency',
  'jewellery_watches',
  'art_luxury',
  'school_fees_medical_abroad',
  'foreign_property',
  'loan_debt',
  'other',
] as const

export type AssetKind = (typeof assetKinds)[number]

/** The naira first: a value is in naira unless the report says otherwise. */
export const currencies = ['NGN', 'USD', 'GBP', 'EUR', 'AED', 'CAD', 'CNY', 'GHS', 'XOF', 'ZAR'] as const

export type Currency = (typeof currencies)[number]

/** One thing that a person owns, or is said to own. */
export type AssetItem = {
  kind: AssetKind
  what: string
  where: string
  /** In whole units of the currency; null where no one knows. */
  value: number | null
  currency: Currency
  acquired: IncidentDate | null
  /** Where the figure comes from. */
  source: string
}

/** The two lists of items, by the name that they have in a report's words. */
export const itemSides = ['suspectedItems', 'declaredItems'] as const
export type ItemSide = (typeof itemSides)[number]

export const itemParts = ['kind', 'what', 'where', 'value', 'currency', 'acquired', 'source'] as const
export type ItemPart = (typeof itemParts)[number]

export const itemLengths = {
  kind: 60,
  what: 300,
  where: 200,
  value: 40,
  currency: 3,
  acquired: 10,
  source: 300,
} as const satisfies Record<ItemPart, number>

/** On each side. */
export const mostItems = 20

/** What the field of one part of one row is called in a form: `suspectedItems.0.kind`. */
export function itemFieldName(side: ItemSide, row: number, part: ItemPart): string {
  return `${side}.${row}.${part}`
}
