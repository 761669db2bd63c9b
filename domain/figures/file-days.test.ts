import { expect, test } from 'vitest'
import { addDays, type Day, weekday } from '../time/day-in-nigeria.ts'
import { type FileDays, filesEvery, nextFileDay } from './file-days.ts'

const daily = { every: 'day', weekday: 1, monthDay: 1 } as const
const weekly = (day: number): FileDays => ({ every: 'week', weekday: day, monthDay: 1 })
const monthly = (day: number): FileDays => ({ every: 'month', weekday: 1, monthDay: day })

// The 26th of November 2026 is a Thursday; 2028 is a leap year.
test.for<[string, FileDays, since: Day, newest: Day | null, next: Day]>([
  ['daily, without a file', daily, '2026-11-26', null, '2026-11-26'],
  ['daily', daily, '2026-11-01', '2026-11-26', '2026-11-27'],
  ['daily, at the end of a month', daily, '2026-11-01', '2026-11-30', '2026-12-01'],
  ['daily, at the end of a year', daily, '2026-11-01', '2026-12-31', '2027-01-01'],
  ['daily, at the end of February', daily, '2026-11-01', '2027-02-28', '2027-03-01'],
  ['daily, before a leap day', daily, '2026-11-01', '2028-02-28', '2028-02-29'],
  ['weekly, chosen on its day', weekly(4), '2026-11-26', null, '2026-11-26'],
  ['weekly, chosen the day after', weekly(3), '2026-11-26', null, '2026-12-02'],
  ['weekly, on Sundays', weekly(0), '2026-11-26', null, '2026-11-29'],
  ['weekly, after its file', weekly(4), '2026-11-26', '2026-11-26', '2026-12-03'],
  ['weekly, after a late file', weekly(4), '2026-11-01', '2026-11-28', '2026-12-03'],
  ['weekly, over the end of a year', weekly(4), '2026-11-26', '2026-12-31', '2027-01-07'],
  ['weekly, over a leap day', weekly(2), '2026-11-26', '2028-02-22', '2028-02-29'],
  ['weekly, another day chosen since', weekly(1), '2026-11-26', '2026-11-24', '2026-11-30'],
  ['weekly, chosen months after the last file', weekly(1), '2026-11-26', '2026-03-02', '2026-11-30'],
  ['monthly, chosen on its day', monthly(26), '2026-11-26', null, '2026-11-26'],
  ['monthly, chosen the day after', monthly(25), '2026-11-26', null, '2026-12-25'],
  ['monthly, after its file', monthly(1), '2026-11-01', '2026-12-01', '2027-01-01'],
  ['monthly, over the end of a year', monthly(31), '2026-11-26', '2026-12-31', '2027-01-31'],
  ['monthly, the 31st in a month of 30 days', monthly(31), '2026-11-26', null, '2026-11-30'],
  ['monthly, the 31st in February', monthly(31), '2026-11-26', '2027-01-31', '2027-02-28'],
  ['monthly, the 30th in a leap year', monthly(30), '2026-11-26', '2028-01-30', '2028-02-29'],
  ['monthly, the 29th in a leap year', monthly(29), '2026-11-26', '2028-01-29', '2028-02-29'],
  ['monthly, the 29th in no leap year', monthly(29), '2026-11-26', '2100-01-29', '2100-02-28'],
  ['monthly, the 31st after February', monthly(31), '2026-11-26', '2027-02-28', '2027-03-31'],
  ['monthly, after a late file', monthly(31), '2026-11-26', '2027-03-02', '2027-03-31'],
  ['monthly, chosen after its file', monthly(28), '2026-11-26', '2026-11-01', '2026-11-28'],
])('the next file, %s', ([, fileDays, since, newest, next]) => {
  expect(nextFileDay(fileDays, { since, newest })).toBe(next)
})

test('in 40 years each month has one monthly file, and each week one weekly file', () => {
  for (let monthDay = 1; monthDay <= 31; monthDay += 1) {
    const months = filesFrom('2026-01-01', monthly(monthDay), 480).map((day) => day.slice(0, 7))
    expect([months[0], months.at(-1), new Set(months).size]).toEqual(['2026-01', '2065-12', 480])
  }
  for (let wanted = 0; wanted < 7; wanted += 1) {
    const days = filesFrom('2026-01-01', weekly(wanted), 2_000)
    expect(new Set(days.map(weekday))).toEqual(new Set([wanted]))
    expect(days.slice(1)).toEqual(days.slice(0, -1).map((day) => addDays(day, 7)))
  }
})

test('the next file is never before the choice, and always after the newest file', () => {
  for (const every of filesEvery)
    for (let later = 0; later < 400; later += 1) {
      const since = addDays('2027-12-01', later)
      const newest = addDays('2028-02-28', 200 - later)
      const next = nextFileDay({ every, weekday: later % 7, monthDay: (later % 31) + 1 }, { since, newest })
      expect(next >= since && next > newest).toBe(true)
    }
})

function filesFrom(since: Day, days: FileDays, count: number): Day[] {
  const made: Day[] = []
  while (made.length < count) made.push(nextFileDay(days, { since, newest: made.at(-1) ?? null }))
  return made
}
