import { companiesIn } from '@fitila/names/company-names'
import { foldText } from '@fitila/names/text/fold'
import { type FieldsLike, fieldNames, isItems, isPublishedText, type ReportText } from '../reports/fields.ts'

export type AssetMatchKeyKind =
  | 'plate'
  | 'company-number'
  | 'number'
  | 'address'
  | 'plot'
  | 'company'
  | 'estate'

/** Something that an asset can be known by. */
export type AssetMatchKey = {
  kind: AssetMatchKeyKind
  /** The same for the same thing, however it is written. */
  key: string
  /** As it was written. */
  shown: string
}

type AssetWords = Pick<ReportText, FieldsLike<{ kind: 'text' | 'items'; statement: 'own' }>>

const most = 32

/** What in a report's words tells one asset from all others: plates, numbers, addresses, companies. Never money. */
export function assetMatchKeys(words: AssetWords): AssetMatchKey[] {
  const items = fieldNames.filter(isItems).flatMap((side) => words[side])
  const texts = [
    ...items.map(({ what, where }) => `${what}, ${where}`),
    ...fieldNames.filter(isPublishedText).map((name) => words[name]),
  ]
  return keysInTexts(texts)
}

/** The same of a text that a person searches with. */
export function assetMatchKeysIn(text: string): AssetMatchKey[] {
  return keysInTexts([text])
}

function keysInTexts(texts: readonly string[]): AssetMatchKey[] {
  const found = texts.flatMap((text) => finders.flatMap((find) => find(text)))
  return [...new Map(found.map((each) => [`${each.kind}|${each.key}`, each])).values()].slice(0, most)
}

const finders = [plates, companyNumbers, numbers, addresses, plots, companies, estates]

// Three letters, three digits, two letters; before 2011 two, three, three. In small letters only where nothing is between
// them: "and 200 km" is no plate.
function plates(text: string): AssetMatchKey[] {
  const found = [
    ...text.matchAll(/\b(?:[A-Z]{3}[ -]?\d{3}[ -]?[A-Z]{2}|[A-Z]{2}[ -]?\d{3}[ -]?[A-Z]{3})\b/g),
    ...text.matchAll(/\b(?:[a-z]{3}-?\d{3}-?[a-z]{2}|[a-z]{2}-?\d{3}-?[a-z]{3})\b/g),
  ]
  return found
    .map(([shown]) => ({ kind: 'plate' as const, key: shown.replace(/[ -]/g, '').toUpperCase(), shown }))
    .filter(({ key }) => !/^(?:NGN|USD|GBP|EUR|FCT)/.test(key))
}

function companyNumbers(text: string): AssetMatchKey[] {
  return [...text.matchAll(/\b(?:RC|BN)[\s.:#-]{0,5}(?:No|Number)?[\s.:#-]{0,5}(\d{5,8})\b/gi)].map(
    ([shown, digits = '']) => ({
      kind: 'company-number',
      key: digits.replace(/^0+/, ''),
      shown,
    }),
  )
}

// Accounts have ten digits, numbers of people and phones eleven. What comes after a currency or ends in zeros is money.
function numbers(text: string): AssetMatchKey[] {
  return [...text.matchAll(/(?<![\d.,₦$£€N])(?:\+?234[ -]?)?\d[\d -]{8,12}\d(?![\d.,]*\d)/g)].flatMap(
    ([shown]) => {
      const digits = shown.replace(/\D/g, '').replace(/^234(?=\d{10}$)/, '0')
      const isNumber = /^\d{10,11}$/.test(digits) && !/0{5}$/.test(digits)
      return isNumber ? [{ kind: 'number' as const, key: digits, shown: shown.trim() }] : []
    },
  )
}

const roads: Record<string, string> = {
  street: 'street',
  st: 'street',
  str: 'street',
  road: 'road',
  rd: 'road',
  close: 'close',
  crescent: 'crescent',
  cres: 'crescent',
  cresc: 'crescent',
  avenue: 'avenue',
  ave: 'avenue',
  drive: 'drive',
  way: 'way',
  lane: 'lane',
  boulevard: 'boulevard',
  estate: 'estate',
  layout: 'layout',
  gardens: 'gardens',
  garden: 'gardens',
  court: 'court',
  island: 'island',
  towers: 'towers',
  villas: 'villas',
  city: 'city',
  gra: 'gra',
}
const small = new Set(
  'a an and at in of off on the to by from for house houses flat flats plot plots building buildings'.split(
    ' ',
  ),
)

// 12 Misali Close; No. 12, Misali Close; House 12, Misali Estate.
function addresses(text: string): AssetMatchKey[] {
  const folded = foldText(text)
  const pattern = new RegExp(
    String.raw`\b(\d{1,4}[a-z]?)\s*,?\s+((?:[a-z'-]{1,30}\s+){1,3})(${Object.keys(roads).join('|')})\b`,
    'g',
  )
  return [...folded.matchAll(pattern)].flatMap(([shown, number = '', name = '', road = '']) => {
    const words = name.trim().split(/\s+/)
    if (words.some((word) => small.has(word))) return []
    else return [{ kind: 'address' as const, key: [number, ...words, roads[road]].join(' '), shown }]
  })
}

const notThePlace = new Set(
  'block phase zone cadastral district extension estate layout street road along behind opposite land with that and the off of in at on by was is'.split(
    ' ',
  ),
)

// Plot 123, Misali Layout. Numbers of plots come again in every estate, so the place belongs to them.
function plots(text: string): AssetMatchKey[] {
  const pattern = /\bplot\s{0,3}(?:no\.?|number)?\s{0,3}([a-z]?\d{1,5}[a-z]?)\b[\s,]{0,3}([a-z' ,-]{3,60})/g
  return [...foldText(text).matchAll(pattern)].flatMap(([, number = '', after = '']) => {
    const place = after.split(/[\s,]+/).find((word) => word.length >= 4 && !notThePlace.has(word))
    return place
      ? [{ kind: 'plot' as const, key: `${number} ${place}`, shown: `plot ${number}, ${place}` }]
      : []
  })
}

function companies(text: string): AssetMatchKey[] {
  return companiesIn(text).map(({ key, shown }) => ({ kind: 'company', key, shown }))
}

function estates(text: string): AssetMatchKey[] {
  const pattern =
    /(?<!\p{L})((?:\p{Lu}[\p{L}\p{M}’'-]{0,30}\s+){1,3})(Estate|Layout|Gardens|Court|Towers|Plaza|Mall|Hotels?|Villas)\b/gu
  return [...text.matchAll(pattern)].flatMap(([shown, name = '', kind = '']) => {
    const words = foldText(name)
      .split(' ')
      .filter((word) => !small.has(word) && word.length >= 3)
    if (words.length === 0) return []
    else
      return [
        {
          kind: 'estate' as const,
          key: [...words, kind.toLowerCase().replace(/^hotels$/, 'hotel')].join(' '),
          shown,
        },
      ]
  })
}
