import type { Total } from './asset-totals.ts'
import type { Currency } from './assets.ts'

const scales: Record<string, number> = {
  '': 1,
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  tn: 1e12,
  trillion: 1e12,
}

const mostUnits = 1e15
const form = /^(?:₦|n|ngn|\$|usd|£|gbp|€|eur)?\s*(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?\s*([a-z]*)$/

/** Reads a sum as people write it: 400 million, N1.5bn, ₦400,000,000. Null for what is no sum. */
export function parseAmount(text: string): number | null {
  const parts = form.exec(text.trim().toLowerCase())
  const scale = parts && Object.hasOwn(scales, parts[3] ?? '') ? scales[parts[3] ?? ''] : undefined
  if (!parts || scale === undefined) return null
  const units = Math.round(Number(`${parts[1]?.replaceAll(',', '')}${parts[2] ?? ''}`) * scale)
  return units <= mostUnits ? units : null
}

const currencyOfSign: Record<string, Currency> = {
  ...{ '₦': 'NGN', n: 'NGN', ngn: 'NGN', '': 'NGN' },
  ...{ $: 'USD', usd: 'USD', '£': 'GBP', gbp: 'GBP', '€': 'EUR', eur: 'EUR' },
}

/** The sum that a line is, and nothing beside it; without a sign it is in naira. Null for a line that says more, or no sum. */
export function totalIn(line: string): Total | null {
  const units = parseAmount(line)
  const sign = /^(?:ngn|usd|gbp|eur|[n₦$£€])?/.exec(line.trim().toLowerCase())?.[0] ?? ''
  const currency = currencyOfSign[sign]
  return units && currency ? { currency, units } : null
}

/** ₦400,000,000, or USD 250,000. Written out by hand, so that server and browser agree on every letter. */
export function amountText(units: number, currency: Currency): string {
  const grouped = inThousands(String(units))
  return currency === 'NGN' ? `₦${grouped}` : `${currency} ${grouped}`
}

/** ₦3.2 billion: as short as it can be said without rounding, otherwise as `amountText`. */
export function shortAmount(units: number, currency: Currency): string {
  const scale = shortScales.find(({ size }) => units >= size && units % (size / 10) === 0)
  if (!scale) return amountText(units, currency)
  return `${amountText(Math.floor(units / scale.size), currency)}${tenths(units / scale.size)} ${scale.name}`
}

const shortScales = [
  { size: 1e12, name: 'trillion' },
  { size: 1e9, name: 'billion' },
  { size: 1e6, name: 'million' },
]

function tenths(number: number): string {
  const digit = Math.round(number * 10) % 10
  return digit === 0 ? '' : `.${digit}`
}

function inThousands(digits: string): string {
  return digits.length <= 3 ? digits : `${inThousands(digits.slice(0, -3))},${digits.slice(-3)}`
}
