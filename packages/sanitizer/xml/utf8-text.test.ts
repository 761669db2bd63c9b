import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Utf8Text } from './utf8-text.ts'

const letters = fc.constantFrom(
  'a',
  'é',
  '€',
  '😀',
  '\ud83d',
  '\ude00',
  'b'.repeat(70_000),
  '😀'.repeat(40_000),
)

test('a text in pieces has the bytes of the whole, however large it was thought to be', () => {
  fc.assert(
    fc.property(
      fc.array(letters, { maxLength: 12 }),
      fc.constantFrom('', '<a>', '<é>', 'x'.repeat(5000)),
      fc.constantFrom(0, 10, 300_000),
      (pieces, start, likely) => {
        const text = new Utf8Text(likely)
        for (const piece of pieces) text.add(piece)
        const whole = new TextEncoder().encode(start + pieces.join(''))
        expect(Buffer.compare(text.after(start), whole)).toBe(0)
      },
    ),
    { seed: 4, numRuns: 150 },
  )
})
