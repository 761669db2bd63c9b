import { expect, test } from 'vitest'
import { days, hours, seconds } from '../time/durations.ts'
import { outcomeOf, pauseAfter } from './webhooks.ts'

test('pauses grow for three days and a half, and then a webhook stops', () => {
  const pauses = Array.from({ length: 20 }, (_, index) => pauseAfter(index + 1))
  const given = pauses.filter((pause) => pause !== null)
  expect(given).toEqual(given.toSorted((a, b) => a - b))
  expect(given[0]).toBe(seconds(5))
  const whole = given.reduce((sum, pause) => sum + pause, 0)
  expect(whole).toBeGreaterThan(days(3))
  expect(whole).toBeLessThan(days(3) + hours(12))
  expect(pauses.at(-1)).toBeNull()
})

test.each([
  [200, 'taken'],
  [204, 'taken'],
  [299, 'taken'],
  [410, 'gone'],
  [301, 'failed'],
  [307, 'failed'],
  [404, 'failed'],
  [429, 'failed'],
  [503, 'failed'],
  [0, 'failed'],
] as const)('the status %i means %s', (status, outcome) => {
  expect(outcomeOf(status)).toBe(outcome)
})
