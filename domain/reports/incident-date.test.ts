import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayInNigeria } from '../time/day-in-nigeria.ts'
import { incidentDateProblem, readIncidentDate, typedIncidentDate } from './incident-date.ts'

const now = new Date('2026-11-21T09:00:00Z')

test.each(['2024', '2024-03', '2024-03-15', '1900', '2024-02-29', '2026', '2026-11', '2026-11-21'])(
  '%s is a date',
  (text) => {
    expect(incidentDateProblem(text, now)).toBeNull()
  },
)

test.each([
  ...['', '24', '2024-3', '2024-03-5', '2024/03/15', '15-03-2024', ' 2024', '2024 ', '2024\n', '٢٠٢٤'],
  ...['2024-00', '2024-13', '2024-02-30', '2023-02-29', '2024-04-31', '2024-01-00', '1899', '0000'],
  ...['2024-03-15T00:00', '-2024', '2024-', '2024-03-'],
])('%j is no date', (text) => {
  expect(incidentDateProblem(text, now)).toBe('not-a-date')
})

test.each(['2027', '2026-12', '2026-11-22'])('%s has not come yet', (text) => {
  expect(incidentDateProblem(text, now)).toBe('in-the-future')
})

test('today is today in Nigeria, an hour before it is in Greenwich', () => {
  expect(incidentDateProblem('2026-11-22', new Date('2026-11-21T22:59:59Z'))).toBe('in-the-future')
  expect(incidentDateProblem('2026-11-22', new Date('2026-11-21T23:00:00Z'))).toBeNull()
})

test('every day of the past is a date in each of the three forms', () => {
  const past = fc.date({ min: new Date('1900-01-01T00:00:00Z'), max: now, noInvalidDate: true })
  fc.assert(
    fc.property(past, fc.constantFrom(4, 7, 10), (day, length) => {
      expect(incidentDateProblem(dayInNigeria(day).slice(0, length), now)).toBeNull()
    }),
  )
})

test('whatever is typed gets an answer', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect([null, 'not-a-date', 'in-the-future']).toContain(incidentDateProblem(text, now))
    }),
  )
})

test.each([
  ['15/3/2024', '2024-03-15', '15/3/2024'],
  ['15 03 2024', '2024-03-15', '15/3/2024'],
  ['15.3.2024', '2024-03-15', '15/3/2024'],
  ['3/2024', '2024-03', '3/2024'],
  ['2024', '2024', '2024'],
  ['2024-03-15', '2024-03-15', '15/3/2024'],
  ['03/15/2024', '2024-15-03', '2024-15-03'],
  ['2025-14', '2025-14', '2025-14'],
  ['last March', 'last March', 'last March'],
])('%j is kept as %j and shown as %j', (typed, kept, shown) => {
  expect(readIncidentDate(typed)).toBe(kept)
  expect(typedIncidentDate(kept)).toBe(shown)
})
