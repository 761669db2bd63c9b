import { expect, test } from 'vitest'
import { smallPictures } from '../../vectors/small-pictures.ts'
import { asLetters, b32, joinBytes, l32, letters, u32le } from '../bytes.ts'
import { partsOfHeif, partsOfWebp, tookIn } from '../taken-in.ts'
import { exactVp8 } from './follow-vp8.ts'

/** The data of the lossy picture among the small ones. */
function lossy(): Uint8Array {
  const { webp } = smallPictures
  for (let at = 12; at < webp.length; at += 8 + u32le(webp, at + 4) + (u32le(webp, at + 4) % 2))
    if (letters(webp, at, 4) === 'VP8 ') return webp.subarray(at + 8, at + 8 + u32le(webp, at + 4))
  throw new Error('There is no lossy picture.')
}

test('what a program packed is followed to its end, where programs fill up two bytes at most', () => {
  const clean = exactVp8(lossy())
  expect(lossy().length - (clean?.length ?? 0)).toBeLessThan(3)
  expect(clean?.subarray(0, -1)).toEqual(lossy().subarray(0, (clean?.length ?? 1) - 1))
})

test('what is behind the last point goes, and nothing before it', () => {
  const clean = exactVp8(lossy()) ?? new Uint8Array()
  expect(exactVp8(joinBytes(lossy(), asLetters('QzkbehindVxj')))).toEqual(clean)
  expect(exactVp8(clean)).toEqual(clean)
})

test('a picture that ends too early, and one that is none, are not cut', () => {
  expect(exactVp8(lossy().subarray(0, lossy().length - 20))).toBe(null)
  expect(exactVp8(asLetters('no picture at all'))).toBe(null)
})

test('a picture that took in a part of its file is known by name and length', () => {
  const note = asLetters('Ngozi Nwabara')
  expect(tookIn(joinBytes(lossy(), asLetters('EXIF'), l32(note.length), note), partsOfWebp)).toBe(true)
  expect(tookIn(joinBytes(lossy(), asLetters('EXIF'), l32(900_000), note), partsOfWebp)).toBe(false)
  expect(tookIn(joinBytes(lossy(), b32(8 + note.length), asLetters('udta'), note), partsOfHeif)).toBe(true)
  expect(tookIn(lossy(), partsOfWebp)).toBe(false)
})
