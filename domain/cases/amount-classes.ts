import { totalIn } from '../reports/amount.ts'

/** How large a sum in naira is, in steps of ten. `unknown`: nothing was written, no sum, or another currency. */
export const amountClasses = ['unknown', 'under-1m', '1m-10m', '10m-100m', '100m-1bn', 'over-1bn'] as const
export type AmountClass = (typeof amountClasses)[number]

export function isAmountClass(text: unknown): text is AmountClass {
  return amountClasses.some((each) => each === text)
}

/** @param amount as it was typed */
export function amountClassOf(amount: string): AmountClass {
  const total = totalIn(amount)
  if (total?.currency !== 'NGN') return 'unknown'
  else if (total.units < 1e6) return 'under-1m'
  else if (total.units < 1e7) return '1m-10m'
  else if (total.units < 1e8) return '10m-100m'
  else return total.units < 1e9 ? '100m-1bn' : 'over-1bn'
}
