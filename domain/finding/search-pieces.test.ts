import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchPieces } from './search-pieces.ts'

test.each([
  ['kano', [['kano', 'inside']], false],
  ['%', [['%', 'whole']], false],
  [
    '100%',
    [
      ['100', 'end'],
      ['%', 'whole'],
    ],
    true,
  ],
  [
    'of kano roads',
    [
      ['of', 'end'],
      ['kano', 'whole'],
      ['roads', 'start'],
    ],
    true,
  ],
  [
    "o'brien",
    [
      ['o', 'end'],
      ["'", 'whole'],
      ['brien', 'start'],
    ],
    true,
  ],
  ['₦400', [['₦400', 'inside']], false],
  ['', [], true],
] as const)('%j is in these words', (text, pieces, needsReading) => {
  expect(searchPieces(text)).toEqual({
    pieces: pieces.map(([piece, place]) => ({ text: piece, place })),
    needsReading,
  })
})

test('of a very long word the first fifty letters are enough to find the texts that are read', () => {
  expect(searchPieces('🪔'.repeat(60))).toEqual({
    pieces: [{ text: '🪔'.repeat(50), place: 'inside' }],
    needsReading: true,
  })
})

test('every text that holds the whole holds each piece', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
      for (const piece of searchPieces(text).pieces) expect(text).toContain(piece.text)
    }),
  )
})
