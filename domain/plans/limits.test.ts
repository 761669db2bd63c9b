import fc from 'fast-check'
import { expect, test } from 'vitest'
import { days } from '../time/durations.ts'
import { reportsPerMonth, startOfReportingMonth } from './limits.ts'

test('the free plan takes five reports a month, the others any number', () => {
  expect(reportsPerMonth({ tier: 'free', status: 'active' })).toBe(5)
  expect(reportsPerMonth({ tier: 'premium', status: 'active' })).toBe(Number.POSITIVE_INFINITY)
  expect(reportsPerMonth({ tier: 'enterprise', status: 'active' })).toBe(Number.POSITIVE_INFINITY)
})

test('a plan that is not paid counts as free', () => {
  expect(reportsPerMonth({ tier: 'premium', status: 'canceled' })).toBe(5)
  expect(reportsPerMonth({ tier: 'enterprise', status: 'past_due' })).toBe(5)
})

test('the month begins at midnight in Nigeria, an hour before it does in Greenwich', () => {
  expect(startOfReportingMonth(new Date('2026-11-30T22:59:59.999Z'))).toEqual(
    new Date('2026-10-31T23:00:00Z'),
  )
  expect(startOfReportingMonth(new Date('2026-11-30T23:00:00Z'))).toEqual(new Date('2026-11-30T23:00:00Z'))
})

test('December turns into January of the next year', () => {
  expect(startOfReportingMonth(new Date('2026-12-31T23:30:00Z'))).toEqual(new Date('2026-12-31T23:00:00Z'))
})

test('the month that a moment belongs to has begun, at most 31 days ago, and began in itself', () => {
  const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, (moment) => {
      const start = startOfReportingMonth(moment)
      const elapsed = moment.getTime() - start.getTime()
      expect(elapsed).toBeGreaterThanOrEqual(0)
      expect(elapsed).toBeLessThan(days(31))
      expect(startOfReportingMonth(start)).toEqual(start)
    }),
  )
})
