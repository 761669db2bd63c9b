import fc from 'fast-check'
import { expect, test } from 'vitest'
import { letterKey } from './name-letters.ts'
import { spellings } from './name-spellings.ts'
import { isSpelledAlike, waysToSpell } from './spelled-alike.ts'

test.each([
  ['muhammad', 'mohd', true],
  ['moosa', 'musa', true],
  ['adeshina', 'adesina', true],
  ['okafor', 'okafor', true],
  ['hassan', 'hussaini', false],
  ['amina', 'aminu', false],
  ['sea', 'see', false],
  ['roads', 'road', false],
])('%s and %s', (one, other, expected) => {
  expect(isSpelledAlike(one, other)).toBe(expected)
  expect(isSpelledAlike(other, one)).toBe(expected)
})

test('whatever is spelled alike is found by the words and keys of either', () => {
  const words = spellings.toLowerCase().trim().split(/\s+/)
  fc.assert(
    fc.property(fc.constantFrom(...words), fc.constantFrom(...words), (one, other) => {
      const ways = waysToSpell(one)
      const isFound = ways.words.includes(other) || ways.keys.includes(letterKey(other))
      return isFound || !isSpelledAlike(one, other)
    }),
    { numRuns: 5_000 },
  )
})
