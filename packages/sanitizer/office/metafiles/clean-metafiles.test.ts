import { expect, test } from 'vitest'
import { findMarkers } from '../../vectors/find-markers.ts'
import { cleanEmf } from './clean-emf.ts'
import { cleanWmf } from './clean-wmf.ts'

const marker = 'ZqMetafileWx'
const letters = Array.from(marker, (letter) => letter.charCodeAt(0))

function words(...values: number[]): number[] {
  return values.flatMap((value) => [value & 255, (value >>> 8) & 255])
}

function longs(...values: number[]): number[] {
  return values.flatMap((value) => words(value & 0xffff, value >>> 16))
}

const rectangle = [...longs(7), ...words(0x041b, 10, 10, 0, 0)]

function wmf(): Uint8Array {
  const comment = [...longs(5 + letters.length / 2), ...words(0x0626, 15, letters.length), ...letters]
  comment.splice(0, 4, ...longs(comment.length / 2))
  const font = [
    ...longs(3 + 9 + 16),
    ...words(0x02fb),
    ...Array<number>(18).fill(0),
    65,
    0,
    ...letters,
    ...Array<number>(18).fill(0),
  ]
  const body = [...comment, ...font, ...rectangle, ...longs(3), ...words(0)]
  return Uint8Array.from([
    ...words(1, 9, 0x300),
    ...longs((18 + body.length) / 2),
    ...words(1),
    ...longs(30),
    ...words(0),
    ...body,
    ...letters,
  ])
}

function emf(): Uint8Array {
  const header = new Uint8Array(108)
  const view = new DataView(header.buffer)
  view.setUint32(0, 1, true)
  view.setUint32(4, 132, true)
  view.setUint32(40, 0x464d4520, true)
  view.setUint32(60, 12, true)
  view.setUint32(64, 108, true)
  const described = [...header, ...letters, ...Array<number>(24 - letters.length).fill(0)]
  const comment = [...longs(70, 12 + letters.length, letters.length), ...letters]
  const drawn = longs(43, 24, 0, 0, 10, 10)
  return Uint8Array.from([...described, ...comment, ...drawn, ...longs(14, 20, 0, 16, 20), ...letters])
}

test('a metafile of Windows keeps what draws, and no comment and nothing left over', () => {
  expect(findMarkers(wmf(), [marker])).toEqual([marker])
  const clean = cleanWmf(wmf()) ?? new Uint8Array()
  expect(findMarkers(clean, [marker])).toEqual([])
  expect(Buffer.from(clean).includes(Buffer.from(rectangle))).toBe(true)
  expect(cleanWmf(clean)).toEqual(clean)
})

test('an enhanced metafile keeps what draws, and no description and no comment', () => {
  expect(findMarkers(emf(), [marker])).toEqual([marker])
  const clean = cleanEmf(emf()) ?? new Uint8Array()
  expect(findMarkers(clean, [marker])).toEqual([])
  expect(Buffer.from(clean).includes(Buffer.from(longs(43, 24, 0, 0, 10, 10)))).toBe(true)
  expect(cleanEmf(clean)).toEqual(clean)
})

test('what is no metafile, or a part of one, is not taken for one', () => {
  expect(cleanEmf(emf().subarray(0, 150))).toBeUndefined()
  expect(cleanWmf(wmf().subarray(0, 60))).toBeUndefined()
  expect(cleanWmf(Uint8Array.from(letters))).toBeUndefined()
})
