import fc from 'fast-check'
import { expect, test } from 'vitest'
import { combineRatings, isCredibilityRating } from './credibility.ts'

const ratings = fc.integer({ min: 1, max: 5 })

test('a first rating stays as it is', () => {
  fc.assert(
    fc.property(ratings, (rating) => {
      expect(combineRatings(0, rating)).toBe(rating)
    }),
  )
})

test('a later rating is averaged with the one before', () => {
  expect(combineRatings(4, 1)).toBe(2.5)
  expect(combineRatings(2.5, 4)).toBe(3.25)
  expect(combineRatings(3.25, 2)).toBe(2.63)
})

test('ratings of any number never leave the bounds, and keep to two decimals', () => {
  fc.assert(
    fc.property(fc.array(ratings, { minLength: 1 }), (given) => {
      const combined = given.reduce(combineRatings, 0)
      expect(combined).toBeGreaterThanOrEqual(1)
      expect(combined).toBeLessThanOrEqual(5)
      expect(Math.abs(combined * 100 - Math.round(combined * 100))).toBeLessThan(1e-9)
    }),
  )
})

test.each([0, 6, -1, 2.5, Number.NaN, Number.POSITIVE_INFINITY])('%d is no rating', (rating) => {
  expect(isCredibilityRating(rating)).toBe(false)
})

test.each([1, 2, 3, 4, 5])('%d is a rating', (rating) => {
  expect(isCredibilityRating(rating)).toBe(true)
})
