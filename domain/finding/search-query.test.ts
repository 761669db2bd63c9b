import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSearch, writeSearch } from './search-query.ts'

test.each([
  ['Kano roads', ['kano', 'roads'], []],
  ['roads roads', ['roads'], []],
  ['"two  Houses" Lagos', ['"two houses', 'lagos'], []],
  ['“two houses” Lagos', ['"two houses', 'lagos'], []],
  ['"Muhammad"', ['"muhammad'], []],
  ['Lagos -roads -"paid twice"', ['lagos'], ['roads', 'paid twice']],
  ['"never closed', ['"never closed'], []],
  ['well-known', ['"well-known'], []],
  ['₦400 NB', ['"₦400', '"nb'], []],
  ['; --', ['";', '"--'], []],
  ['-roads', ['"-roads'], []],
  ['""', ['"""'], []],
  ['-', ['"-'], []],
  ['', [], []],
  [' \t', [], []],
])(
  '%j is taken apart; what has a quotation mark here is found as it is typed alone',
  (typed, needed, excluded) => {
    const query = readSearch(typed)
    expect(query.needed.map(({ text, isBareWord }) => (isBareWord ? text : `"${text}`))).toEqual(needed)
    expect(query.excluded).toEqual(excluded)
  },
)

test('what is asked for at once has an end', () => {
  const words = Array.from({ length: 50 }, (_, number) => `word${number}`).join(' ')
  expect(readSearch(words).needed).toHaveLength(12)
})

test('a search that is written out again is the same search', () => {
  const piece = fc.constantFrom(
    'kano',
    'Muhammad',
    '"two houses"',
    '"kano"',
    '-roads',
    '-"paid twice"',
    '₦400',
    'nb',
  )
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 6 }), (pieces) => {
      const query = readSearch(pieces.join(' '))
      fc.pre(pieces.some((each) => !each.startsWith('-')))
      expect(readSearch(writeSearch(query))).toEqual(query)
    }),
  )
})
