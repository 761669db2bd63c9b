import { expect, test } from 'vitest'
import { plans } from './plans.ts'

test('the plans cost what the specification says, in naira', () => {
  expect(plans.map(({ tier, interval, priceKobo }) => [tier, interval, priceKobo / 100])).toEqual([
    ['free', 'month', 0],
    ['premium', 'month', 3_500],
    ['premium', 'year', 35_000],
    ['enterprise', 'month', 10_000],
    ['enterprise', 'year', 100_000],
  ])
})

test('no two plans share an id', () => {
  expect(new Set(plans.map(({ id }) => id)).size).toBe(plans.length)
})
