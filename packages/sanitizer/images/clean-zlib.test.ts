import fc from 'fast-check'
import { deflateSync, zlibSync } from 'fflate'
import { expect, test } from 'vitest'
import { rememberPacked } from '../zip/remember-packed.ts'
import { joinAll } from './bytes.ts'
import { cleanZlib } from './clean-zlib.ts'
import { inflateToEnd } from './inflate-to-end.ts'

const unpacked = (bytes: Uint8Array, most = 1_000_000) => {
  const pieces: Uint8Array[] = []
  const end = inflateToEnd(bytes, 0, most, (piece) => pieces.push(piece.slice()))
  return { ...end, bytes: joinAll(pieces) }
}

const level = fc.constantFrom(0, 1, 6, 9) as fc.Arbitrary<0 | 1 | 6 | 9>
const repetitive = fc
  .tuple(fc.uint8Array({ minLength: 1, maxLength: 400 }), fc.integer({ min: 1, max: 400 }))
  .map(([bytes, times]) => joinAll(Array.from({ length: times }, () => bytes)))

test('what was packed comes out, and the stream ends where it ended', () => {
  fc.assert(
    fc.property(repetitive, level, fc.uint8Array({ maxLength: 50 }), (bytes, how, behind) => {
      const packed = deflateSync(bytes, { level: how })
      const result = unpacked(joinAll([packed, behind]))
      expect(result.bytes).toEqual(bytes)
      expect(result.end).toBe(packed.length)
    }),
    { seed: 7, numRuns: 150 },
  )
})

test('what is hidden behind a stream goes, and the stream stays', () => {
  const bytes = new Uint8Array(5000).fill(7)
  const packed = zlibSync(bytes)
  expect(cleanZlib(joinAll([packed, new Uint8Array(30)]), 5000)).toEqual({ zlib: packed, hidden: 30 })
})

test('a stream that was found whole is not unpacked again, and one that was cut is', () => {
  const { wholeStreams: known } = rememberPacked()
  const packed = zlibSync(new Uint8Array(5000).fill(7))
  const cut = cleanZlib(joinAll([packed, new Uint8Array(30)]), 5000, known)
  expect(known.has(cut.zlib, 5000)).toBe(false)
  expect(cleanZlib(cut.zlib, 5000, known)).toEqual({ zlib: packed, hidden: 0 })
  expect(cleanZlib(packed, 5000, known).zlib).toBe(packed)
  expect(known.has(packed, 4999)).toBe(false)
  const other = packed.slice()
  other[5] = (other[5] ?? 0) ^ 1
  expect(known.has(other, 5000)).toBe(false)
})

test('what is hidden inside a stream, behind the picture, goes', () => {
  const bytes = new Uint8Array(5000).fill(7)
  const { zlib, hidden } = cleanZlib(zlibSync(joinAll([bytes, new Uint8Array(20).fill(9)])), 5000)
  expect(hidden).toBe(20)
  expect(unpacked(zlib.subarray(2)).bytes).toEqual(bytes)
})

test('a stream that unpacks to more than allowed is refused', () => {
  const bomb = deflateSync(new Uint8Array(3_000_000))
  expect(() => unpacked(bomb, 1000)).toThrow(expect.objectContaining({ code: 'broken' }))
})
