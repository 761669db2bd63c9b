import { expect, test } from 'vitest'
import { joinDate, splitDate } from './date-parts.ts'

test.each([
  ['5', '11', '2026', '2026-11-05'],
  [' 05', '11 ', '2026', '2026-11-05'],
  ['31', '2', '2026', '2026-02-31'],
  ['', '', '', ''],
  ['5', '', '2026', '5//2026'],
  ['5', 'Nov', '2026', '5/Nov/2026'],
  ['5', '11', '26', '5/11/26'],
])('day %j, month %j and year %j are sent on as %j', (day, month, year, joined) => {
  expect(joinDate({ day, month, year })).toBe(joined)
})

test.each([
  ['2026-11-05', { day: '5', month: '11', year: '2026' }],
  ['5//2026', { day: '5', month: '', year: '2026' }],
  ['5/Nov/2026', { day: '5', month: 'Nov', year: '2026' }],
  ['', { day: '', month: '', year: '' }],
])('%j fills the fields again', (text, parts) => {
  expect(splitDate(text)).toEqual(parts)
})
