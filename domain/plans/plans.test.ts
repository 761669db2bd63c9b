import { expect, test } from 'vitest'
import { planBadge, plans } from './plans.ts'

test('the plans cost what the specification says, in naira', () => {
  expect(plans.map(({ name, tier, interval, priceKobo }) => [name, tier, interval, priceKobo / 100])).toEqual(
    [
      ['Free', 'free', 'month', 0],
      ['Premium', 'premium', 'month', 3_500],
      ['Premium', 'premium', 'year', 35_000],
      ['Enterprise', 'enterprise', 'month', 10_000],
      ['Enterprise', 'enterprise', 'year', 100_000],
    ],
  )
})

test('no two plans share an id, and each says what it is for', () => {
  expect(new Set(plans.map(({ id }) => id)).size).toBe(plans.length)
  for (const { description } of plans) expect(description).not.toBe('')
})

test('the badge names the plan, and free people are free users', () => {
  expect(planBadge({ tier: 'free', status: 'active' })).toBe('Free User')
  expect(planBadge({ tier: 'premium', status: 'active' })).toBe('Premium')
  expect(planBadge({ tier: 'enterprise', status: 'canceled' })).toBe('Enterprise')
})
