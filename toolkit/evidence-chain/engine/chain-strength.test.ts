import { expect, test } from 'vitest'
import { chainStrength } from './chain-strength.ts'

const items = (strong: number, medium: number, weak: number) => [
  ...Array.from({ length: strong }, () => ({ strength: 'strong' as const })),
  ...Array.from({ length: medium }, () => ({ strength: 'medium' as const })),
  ...Array.from({ length: weak }, () => ({ strength: 'weak' as const })),
]

test.each([
  [7, 3, 0, 'Very Strong Chain'],
  [69, 31, 0, 'Strong Chain'],
  [1, 1, 0, 'Strong Chain'],
  [1, 0, 1, 'Strong Chain'],
  [49, 51, 0, 'Moderate Chain'],
  [3, 0, 7, 'Moderate Chain'],
  [29, 20, 51, 'Weak Chain'],
  [29, 21, 50, 'Mixed Strength'],
  [0, 1, 1, 'Mixed Strength'],
  [0, 0, 1, 'Weak Chain'],
  [0, 1, 0, 'Mixed Strength'],
] as const)('%d strong, %d medium, %d weak: %s', (strong, medium, weak, expected) => {
  expect(chainStrength(items(strong, medium, weak))).toBe(expected)
})
