import { expect, test } from 'vitest'
import {
  addDays,
  clockInNigeria,
  dayInNigeria,
  dayMissingInMonth,
  isDay,
  startOfDay,
  startOfMonth,
  startOfStretch,
  weekday,
} from './day-in-nigeria.ts'
import { days, hours, lengthInWords, minutes, seconds } from './durations.ts'

test.each([
  ['2026-11-20T22:59:59Z', '2026-11-20', '23:59'],
  ['2026-11-20T23:00:00Z', '2026-11-21', '00:00'],
  ['2026-11-20T23:30:00Z', '2026-11-21', '00:30'],
  ['2026-12-31T23:00:00Z', '2027-01-01', '00:00'],
])('%s is on %s at %s in Nigeria', (moment, day, clock) => {
  expect([dayInNigeria(new Date(moment)), clockInNigeria(new Date(moment))]).toEqual([day, clock])
})

test('a day begins at midnight in Nigeria, and a month with its first day', () => {
  expect(startOfDay('2026-11-21')).toEqual(new Date('2026-11-20T23:00:00Z'))
  expect(startOfMonth(new Date('2026-10-31T23:00:00Z'))).toEqual(new Date('2026-10-31T23:00:00Z'))
  expect(startOfMonth(new Date('2026-10-31T22:59:59Z'))).toEqual(new Date('2026-09-30T23:00:00Z'))
})

test('days are counted across the ends of months and years', () => {
  expect([addDays('2026-12-28', 7), addDays('2028-02-28', 1), addDays('2026-01-01', -1)]).toEqual([
    '2027-01-04',
    '2028-02-29',
    '2025-12-31',
  ])
  expect([weekday('2026-11-22'), weekday('2026-11-23')]).toEqual([0, 1])
})

test.each([
  ['2027-02-31', 31],
  ['2027-02-28', null],
  ['2027-13-31', null],
  ['31/2/27', null],
])('the month of %s lacks the day %s', (text, day) => {
  expect(dayMissingInMonth(text)).toBe(day)
})

test.each(['', '2026-13-01', '2026-02-30', '2026-1-1', '1899-12-31', 'tomorrow'])('%j is no day', (text) => {
  expect(isDay(text)).toBe(false)
})

test.each([
  [seconds(10), '2026-11-21T09:20:40Z'],
  [minutes(15), '2026-11-21T09:15:00Z'],
  [hours(1), '2026-11-21T09:00:00Z'],
  [days(1), '2026-11-20T23:00:00Z'],
])('a stretch of %d milliseconds begins at %s for everyone', (length, start) => {
  expect(startOfStretch(new Date('2026-11-21T09:20:47.123Z'), length)).toEqual(new Date(start))
})

test.each([
  [days(90), '90 days'],
  [days(1), '1 day'],
  [hours(36), '36 hours'],
  [minutes(15), '15 minutes'],
])('%d milliseconds are said as %s', (length, words) => {
  expect(lengthInWords(length)).toBe(words)
})
