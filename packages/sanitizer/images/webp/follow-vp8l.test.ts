import { expect, test } from 'vitest'
import { asLetters, joinBytes } from '../bytes.ts'
import { exactClearness, exactVp8l } from './follow-vp8l.ts'

/** Numbers, each with how many bits it takes, the lowest first. */
function packed(...numbers: readonly (readonly [value: number, bits: number])[]): Uint8Array {
  const bits = numbers.flatMap(([value, count]) =>
    Array.from({ length: count }, (_, bit) => (value >> bit) & 1),
  )
  return Uint8Array.from({ length: Math.ceil(bits.length / 8) }, (_, byte) =>
    [0, 1, 2, 3, 4, 5, 6, 7].reduce((sum, bit) => sum | ((bits[byte * 8 + bit] ?? 0) << bit), 0),
  )
}

/** Two symbols of one bit each, or the symbol nought that takes none. */
const two = [
  [1, 1],
  [1, 1],
  [0, 1],
  [0, 1],
  [1, 8],
] as const
const nought = [
  [1, 1],
  [0, 1],
  [0, 1],
  [0, 1],
] as const
const codes = [...two, ...nought, ...nought, ...nought, ...nought]
const plain = [
  [0, 1],
  [0, 1],
  [0, 1],
] as const
const points = [[0b1011, 4]] as const

/** Four points of one colour that differ in one bit each. */
const picture = joinBytes(
  Uint8Array.of(0x2f),
  packed([1, 14], [1, 14], [0, 4], ...plain, ...codes, ...points),
)

test('a picture without loss is followed to its last code, and what is behind it goes', () => {
  expect(exactVp8l(picture)).toEqual(picture)
  expect(exactVp8l(joinBytes(picture, asLetters('QzkbehindVxj')))).toEqual(picture)
})

test('bits behind the last code become zeros', () => {
  const marked = picture.slice()
  marked[marked.length - 1] = (marked.at(-1) ?? 0) | 0x80
  expect(exactVp8l(marked)).toEqual(picture)
})

test('a picture that ends too early, and one that is none, are not cut', () => {
  expect(exactVp8l(picture.subarray(0, picture.length - 2))).toBe(null)
  expect(exactVp8l(asLetters('no picture'))).toBe(null)
})

test('how clear points are goes as far as the points, as it is or packed', () => {
  const size = { width: 2, height: 2 }
  const asTheyAre = Uint8Array.of(0, 9, 8, 7, 6)
  expect(exactClearness(joinBytes(asTheyAre, asLetters('QzkVxj')), size)).toEqual(asTheyAre)
  const inside = joinBytes(Uint8Array.of(1), packed(...plain, ...codes, ...points))
  expect(exactClearness(joinBytes(inside, asLetters('QzkVxj')), size)).toEqual(inside)
  expect(exactClearness(asTheyAre, { width: 3, height: 3 })).toBe(null)
})
