import { inflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deflate } from './deflate.ts'

const unpacked = (packed: Uint8Array) => new Uint8Array(inflateRawSync(packed))

test('bytes of every sort come back from another program that unpacks', () => {
  const letters = fc.uint8Array({ maxLength: 300 })
  const repeated = fc
    .tuple(fc.uint8Array({ minLength: 1, maxLength: 50 }), fc.integer({ min: 1, max: 2000 }))
    .map(([part, times]) => new Uint8Array(part.length * times).map((_, at) => part[at % part.length] ?? 0))
  fc.assert(
    fc.property(fc.oneof(letters, repeated), (bytes) => {
      expect(unpacked(deflate(bytes))).toEqual(bytes)
    }),
    { numRuns: 200 },
  )
})

test.for([0, 1, 2, 3, 4, 5, 257, 258, 259, 32_767, 32_768, 32_769, 65_535, 65_536, 200_000])(
  '%i bytes come back, of one letter and of noise',
  (length) => {
    for (const bytes of [new Uint8Array(length).fill(65), noise(length)])
      expect(unpacked(deflate(bytes))).toEqual(bytes)
  },
)

test('noise grows by less than a thousandth, and words become less than half', () => {
  expect(deflate(noise(100_000)).length).toBeLessThan(100_100)
  const words = Array.from(noise(20_000), (byte) => `word${byte} `).join('')
  expect(deflate(new TextEncoder().encode(words)).length).toBeLessThan(words.length / 2)
})

test('what was packed before changes nothing', () => {
  const bytes = new TextEncoder().encode(
    'the contract was paid twice, and the contract was not signed. '.repeat(90),
  )
  const first = deflate(bytes)
  deflate(noise(300_000))
  deflate(bytes.subarray(7))
  expect(deflate(bytes)).toEqual(first)
})

test('a repeat farther back than 32 kB is not pointed to', () => {
  const part = noise(40_000)
  const bytes = new Uint8Array(80_000)
  bytes.set(part)
  bytes.set(part, 40_000)
  expect(unpacked(deflate(bytes))).toEqual(bytes)
})

/** The same each time (Knuth's numbers for a row that looks drawn by chance). */
function noise(length: number): Uint8Array {
  let state = 7
  return new Uint8Array(length).map(() => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state >>> 24
  })
}
