import type { Strength } from './evidence-item.ts'

export type ChainStrength =
  | 'Very Strong Chain'
  | 'Strong Chain'
  | 'Moderate Chain'
  | 'Weak Chain'
  | 'Mixed Strength'

/** Specification, section 9: by the share of strong items, then by whether more than half are weak. */
export function chainStrength(items: readonly { strength: Strength }[]): ChainStrength {
  const count = (strength: Strength) => items.filter((item) => item.strength === strength).length
  const isAtLeast = (percent: number) => items.length > 0 && count('strong') * 100 >= items.length * percent
  if (isAtLeast(70)) return 'Very Strong Chain'
  else if (isAtLeast(50)) return 'Strong Chain'
  else if (isAtLeast(30)) return 'Moderate Chain'
  else if (count('weak') * 2 > items.length) return 'Weak Chain'
  else return 'Mixed Strength'
}
