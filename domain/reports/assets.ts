import type { IncidentDate } from './incident-date.ts'

/** After what the Code of Conduct Bureau asks officers to declare, and what the EFCC has recovered. */
export const assetKindNames = {
  house_building: 'House or building',
  undeveloped_land: 'Undeveloped land',
  farm_livestock: 'Farm or livestock',
  vehicle: 'Vehicle',
  aircraft_vessel: 'Aircraft or vessel',
  bank_balance_local: 'Money in a Nigerian bank',
  bank_balance_foreign: 'Money in a foreign bank',
  cash: 'Cash',
  shares_securities: 'Shares or securities',
  business_interest: 'Business or company',
  cryptocurrency: 'Cryptocurrency',
  jewellery_watches: 'Jewellery or watches',
  art_luxury: 'Art or luxury goods',
  school_fees_medical_abroad: 'School fees or treatment abroad',
  foreign_property: 'Property abroad',
  loan_debt: 'Loan or debt',
  other: 'Other',
} as const

export type AssetKind = keyof typeof assetKindNames

export const assetKinds = Object.keys(assetKindNames) as AssetKind[]

/** The naira first: it is what a value is in when nobody says otherwise. */
export const currencyNames = {
  NGN: 'Naira (₦)',
  USD: 'US dollar',
  GBP: 'Pound sterling',
  EUR: 'Euro',
  AED: 'UAE dirham',
  CAD: 'Canadian dollar',
  CNY: 'Chinese yuan',
  GHS: 'Ghana cedi',
  XOF: 'CFA franc',
  ZAR: 'South African rand',
} as const

export type Currency = keyof typeof currencyNames

export const currencies = Object.keys(currencyNames) as Currency[]

/** One thing that somebody owns, or is said to own. */
export type AssetItem = {
  kind: AssetKind
  what: string
  where: string
  /** In whole units of the currency; null where nobody knows. */
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
