import { expect, test } from 'vitest'
import { itemMistake, typedMistake } from './typed-mistake.ts'

const now = new Date('2026-11-28T12:00:00Z')

test('a page of the form says what parsing the report would say', () => {
  const said = [
    ['personName', ' ', true, 'missing'],
    ['personName', 'A', true, null],
    ['place', '', false, null],
    ['incidentDate', '', false, null],
    ['incidentDate', '15/3/2024', false, null],
    ['incidentDate', 'last week', false, 'not-a-date'],
    ['incidentDate', '30/2/2024', false, 'not-a-date'],
    ['incidentDate', '1/2031', false, 'in-the-future'],
    ['relevantLinks', 'https://example.org\nhttp://example.com', false, null],
    ['relevantLinks', 'vouchers', false, 'not-a-link'],
    ['relevantLinks', 'javascript:alert(1)', false, 'not-a-link'],
    ['relevantLinks', 'https://example.org '.repeat(21), false, 'too-many-links'],
  ] as const
  for (const [name, typed, isNeeded, mistake] of said)
    expect(typedMistake(name, typed, { isNeeded, now }), `${name}: ${typed}`).toBe(mistake)
})

test('of a thing that a person owns the day and the sum are looked at', () => {
  expect(itemMistake('acquired', '13/2024', now)).toBe('not-a-date')
  expect(itemMistake('value', 'a lot', now)).toBe('not-an-amount')
  expect(itemMistake('value', '400 million', now)).toBeNull()
  expect(itemMistake('what', 'Duplex', now)).toBeNull()
  expect(itemMistake('value', '', now)).toBeNull()
})
