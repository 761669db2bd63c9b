import { constants, deflateRawSync, deflateSync, inflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inflate } from './inflate.ts'
import { inflateInPieces } from './inflate-in-pieces.ts'

const { Z_FIXED, Z_HUFFMAN_ONLY, Z_RLE, Z_DEFAULT_STRATEGY } = constants
const way = fc.record({
  level: fc.constantFrom(0, 1, 6, 9),
  strategy: fc.constantFrom(Z_FIXED, Z_HUFFMAN_ONLY, Z_RLE, Z_DEFAULT_STRATEGY),
})
/** Up to some 400 kB, so that windows of all readers are left behind. */
const plain = fc
  .tuple(fc.uint8Array({ minLength: 1, maxLength: 2000 }), fc.integer({ min: 1, max: 200 }))
  .map(([bytes, times]) => Buffer.concat(Array.from({ length: times }, () => bytes)))

function inPieces(packed: Uint8Array, most = 1_000_000) {
  const pieces: Uint8Array[] = []
  const end = inflateInPieces(packed, 0, most, (piece) => pieces.push(piece.slice()))
  return end && { ...end, bytes: Buffer.concat(pieces) }
}

test('both ways give what another program packed, and where it ended', () => {
  fc.assert(
    fc.property(plain, way, fc.uint8Array({ maxLength: 40 }), (bytes, how, behind) => {
      const raw = deflateRawSync(bytes, how)
      const pieces = inPieces(Buffer.concat([raw, behind]))
      expect(pieces?.end).toBe(raw.length)
      expect(pieces?.bytes.equals(bytes)).toBe(true)
      const zlib = deflateSync(bytes, how)
      const whole = inflate(Buffer.concat([zlib, behind]), () => undefined)
      expect({ end: whole.end, isWhole: whole.isWhole }).toEqual({ end: zlib.length, isWhole: true })
      expect(bytes.equals(whole.bytes)).toBe(true)
    }),
    { seed: 3, numRuns: 60 },
  )
})

test('of a damaged stream, both ways and another program think the same', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 40, maxLength: 400 }),
      fc.nat(),
      fc.nat(255),
      (bytes, place, bad) => {
        const damaged = Uint8Array.from(deflateRawSync(Buffer.concat([bytes, bytes])))
        damaged[place % damaged.length] = bad
        const other = othersOpinion(damaged)
        const ours = inPieces(damaged)
        expect(ours?.bytes.toString('hex')).toBe(other?.toString('hex'))
      },
    ),
    { seed: 5, numRuns: 400 },
  )
})

function othersOpinion(damaged: Uint8Array): Buffer | undefined {
  try {
    return inflateRawSync(damaged)
  } catch {
    return undefined
  }
}

test('more than is allowed is not handed on', () => {
  const bomb = deflateRawSync(new Uint8Array(3_000_000))
  expect(inPieces(bomb, 100_000)).toBeUndefined()
})
