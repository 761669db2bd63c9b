import { expect, test } from 'vitest'
import { before, minutes } from '../time/durations.ts'
import { hoursUntilPublic, longestPause, nextBatch, restsFor } from './batches.ts'

const now = new Date('2026-11-22T10:00:00Z')
const every = minutes(30)

test('the next batch is between 15 and 45 minutes away, by what is drawn', () => {
  expect(nextBatch(now, every, () => 0)).toEqual(new Date('2026-11-22T10:15:00Z'))
  expect(nextBatch(now, every, (count) => count - 1)).toEqual(before(new Date('2026-11-22T10:45:00Z'), 1))
  expect(longestPause(every)).toBe(minutes(45))
})

test('an approval rests ten minutes first, and is public within the hour', () => {
  expect(restsFor({ every })).toBe(minutes(10))
  expect(hoursUntilPublic({ every })).toBe(1)
  expect(hoursUntilPublic({ every: minutes(60) })).toBe(2)
  expect(restsFor('at once')).toBe(0)
})
