import { expect, test } from 'vitest'
import { isPackedPicture } from './packed-picture.ts'

const even = (start: readonly number[]) =>
  Uint8Array.from({ length: 32_768 }, (_, at) => start[at] ?? at & 255)

test('a photo is packed already, a picture of one colour is not, and what is no picture is looked at', () => {
  expect(isPackedPicture(even([0xff, 0xd8, 0xff]))).toBe(true)
  expect(isPackedPicture(even([0x89, 0x50, 0x4e, 0x47]))).toBe(true)
  expect(isPackedPicture(new Uint8Array(32_768).fill(5).fill(0xff, 0, 1))).toBe(false)
  expect(isPackedPicture(Uint8Array.from({ length: 32_768 }, (_, at) => [0xff, 0xd8, 0xff][at] ?? 9))).toBe(
    false,
  )
  expect(isPackedPicture(even([0x50, 0x4b]))).toBe(false)
})
