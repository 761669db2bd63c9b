import { expect, test } from 'vitest'
import { withWholeDays } from './typed-days.ts'

test('three inputs become one field, and every other field stays', () => {
  const typed: [string, string][] = [
    ['text', 'Three houses.'],
    ['statement.office.seenOn-day', '1'],
    ['statement.office.seenOn-month', '10'],
    ['statement.office.seenOn-year', '2025'],
  ]
  expect(withWholeDays(typed)).toEqual([
    ['text', 'Three houses.'],
    ['statement.office.seenOn', '2025-10-01'],
  ])
})

test('a field that some programs send whole stays as it is', () => {
  expect(withWholeDays([['dueOn', '2026-11-05']])).toEqual([['dueOn', '2026-11-05']])
})

test('many date fields cost no more than they are long', () => {
  const typed = Array.from({ length: 400 }, (_, at): [string, string] => [`x${at}-day`, '1'])
  expect(withWholeDays(typed)).toHaveLength(400)
})
