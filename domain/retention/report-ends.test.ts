import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from '../time/day-in-nigeria.ts'
import { daysOfReport, daysUntilAnnounced, dueWarning, endOf, warnings } from './report-ends.ts'

const periods = [30, ...Object.values(daysOfReport), 3650]

test('a report that is announced in time ends on the day after its period', () => {
  expect(endOf(90, '2026-01-01', addDays('2026-01-01', daysUntilAnnounced(90)))).toBe('2026-04-02')
})

test('whatever its age, a report is warned of 30 days before it ends', () => {
  fc.assert(
    fc.property(fc.constantFrom(...periods), fc.integer({ min: 0, max: 5000 }), (period, age) => {
      const today = addDays('2026-01-01', age)
      const end = endOf(period, '2026-01-01', today)
      expect(daysBetween(today, end)).toBeGreaterThanOrEqual(warnings[0])
      expect(daysBetween('2026-01-01', end)).toBeGreaterThan(period)
    }),
  )
})

test('each warning is given once, and days without a sweep skip none that still matters', () => {
  expect([30, 8, 7, 6, 2, 1, 0].map((left) => dueWarning(left, 30))).toEqual([null, null, 7, 7, 7, 1, 1])
  expect([7, 2, 1, 0].map((left) => dueWarning(left, 7))).toEqual([null, null, 1, 1])
  expect([1, 0, -4].map((left) => dueWarning(left, 1))).toEqual([null, null, null])
})
