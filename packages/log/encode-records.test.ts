import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeRecords, type NamedText } from './encode-records.ts'

// Short texts of few letters, so that two lists are often nearly the same.
const text = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', '\0', '\u0001', 'ẹ', '📎'), maxLength: 4 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
)
const records = fc.array(fc.tuple(text, text), { maxLength: 4 })

test('two lists of records have the same bytes only if they are the same', () => {
  fc.assert(
    fc.property(records, records, (one, other) => {
      const isSame = Buffer.from(encodeRecords(one)).equals(encodeRecords(other))
      expect(isSame).toBe(JSON.stringify(one) === JSON.stringify(other))
    }),
    { numRuns: 2_000 },
  )
})

test('the bytes can be read back, so that nothing of a list is lost in them', () => {
  fc.assert(
    fc.property(records, (list) => {
      expect(decode(Buffer.from(encodeRecords(list)))).toEqual(list)
    }),
    { numRuns: 2_000 },
  )
})

test('what UTF-8 cannot say is refused, for it would read as something else', () => {
  expect(() => encodeRecords([['evidence', 'half: \ud83d']])).toThrow(RangeError)
})

/** By the format's description alone. */
function decode(bytes: Buffer): NamedText[] {
  let place = 4
  const next = () => {
    const end = place + 4 + bytes.readUInt32BE(place)
    const text = bytes.toString('utf8', place + 4, end)
    place = end
    return text
  }
  const list = Array.from({ length: bytes.readUInt32BE(0) }, (): NamedText => [next(), next()])
  expect(place).toBe(bytes.length)
  return list
}
