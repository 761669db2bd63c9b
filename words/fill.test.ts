import { expect, test } from 'vitest'
import { fill } from './fill.ts'

const reports = { one: '1 report', other: '{count} reports', rules: 'en' }

test('a value comes into its place, and a place without a value stays', () => {
  expect(fill('kept until {day}, {reason}', { day: '3 May' })).toBe('kept until 3 May, {reason}')
})

test.each([
  [0, '0 reports'],
  [1, '1 report'],
  [2, '2 reports'],
  [1234, '1,234 reports'],
])('%s is said in the form that English has for it', (count, said) => {
  expect(fill(reports, { count })).toBe(said)
})

test('the form comes from the rules of the language, and the other form replaces one that is not there', () => {
  const inPolish = { one: '{count} plik', few: '{count} pliki', other: '{count} pliku', rules: 'pl' }
  expect([1, 2, 5].map((count) => fill(inPolish, { count }))).toEqual(['1 plik', '2 pliki', '5 pliku'])
})

test('a text with plural forms is not shown without its count', () => {
  // @ts-expect-error The count is missing.
  expect(fill(reports, {})).toBe('NaN reports')
})
