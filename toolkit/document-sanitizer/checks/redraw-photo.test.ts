import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { SanitizeOptions } from '@fitila/sanitizer/contract'
import { renderInOneGo } from '@fitila/sanitizer/pdf-pixels/make-pixels-cleaner'
import { type JpegEncoder, openJpegEncoder } from '@fitila/sanitizer/pdf-pixels/open-jpeg-encoder'
import { openPageRenderer } from '@fitila/sanitizer/pdf-pixels/open-page-renderer'
import { makeRedrawer } from '@fitila/sanitizer/pdf-pixels/redraw-photo'
import { makeSanitizer } from '@fitila/sanitizer/sanitize'
import type { Sanitize } from '@fitila/sanitizer/sanitizer-of'
import { markOf } from '@fitila/sanitizer/vectors/page-places/place'
import { smallPictures } from '@fitila/sanitizer/vectors/small-pictures'
import { beforeAll, expect, test } from 'vitest'
import { decodeJpeg } from '../command/preview/jpeg-pixels.ts'

let sanitize: Sanitize
let encode: JpegEncoder
const options: SanitizeOptions = { pdf: 'standard', dpi: 150, password: null, hidden: 'remove' }

beforeAll(async () => {
  const require = createRequire(import.meta.url)
  const load = async (name: string) => new Uint8Array(await readFile(require.resolve(name)))
  const wasm = await load('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm')
  encode = await openJpegEncoder(wasm)
  const renderer = await openPageRenderer({ pdfium: await load('@embedpdf/pdfium/pdfium.wasm'), jpeg: wasm })
  sanitize = makeSanitizer(null, makeRedrawer(renderInOneGo(renderer)))
}, 60_000)

const drawn = (bytes: Uint8Array) => sanitize(bytes, '', { ...options, photos: 'drawn-again' }, () => {})
const same = (bytes: Uint8Array) => sanitize(bytes, '', options, () => {})

/** A photo of four quarters: red, green, blue and white. */
function quarters(size: number): Uint8Array {
  const data = new Uint8Array(size * size * 4).fill(255)
  for (let at = 0; at < size * size; at++) {
    const [right, down] = [at % size >= size / 2, at >= (size * size) / 2]
    data.set(down ? (right ? [255, 255, 255] : [0, 0, 255]) : right ? [0, 255, 0] : [255, 0, 0], at * 4)
  }
  return encode(data, size, size, false)
}

/** The same with the mark that says how it is to be turned. */
function turned(photo: Uint8Array, how: number): Uint8Array {
  const exif = Uint8Array.of(
    ...[0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1],
    ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, how, 0, 0, 0, 0, 0, 0],
  )
  return new Uint8Array([...photo.subarray(0, 2), ...exif, ...photo.subarray(2)])
}

/** The colour in the middle of each quarter, as the letter of what it is most. */
async function coloursOf(bytes: Uint8Array): Promise<string> {
  const { data, width, height } = await decodeJpeg(bytes)
  const at = (x: number, y: number) => {
    const place = (Math.round(height * y) * width + Math.round(width * x)) * 4
    const [red = 0, green = 0, blue = 0] = data.subarray(place, place + 3)
    if (red > 200 && green > 200 && blue > 200) return 'w'
    return red > green && red > blue ? 'r' : green > blue ? 'g' : 'b'
  }
  return at(0.25, 0.25) + at(0.75, 0.25) + at(0.25, 0.75) + at(0.75, 0.75)
}

test('a photo that is drawn again is smaller, has grain, looks the same, and the same each time', async () => {
  const photo = quarters(200)
  const { bytes, kind, found } = await drawn(photo)
  const [before, after] = [await decodeJpeg(photo), await decodeJpeg(bytes)]
  expect(kind).toBe('jpeg')
  expect([after.width, after.height]).toEqual([180, 180])
  expect(await coloursOf(bytes)).toBe('rgbw')
  expect(new Set(after.data).size).toBeGreaterThan(new Set(before.data).size)
  expect((await drawn(photo)).bytes).toEqual(bytes)
  expect(found.map(({ text }) => text).join()).toContain('It is no promise')
})

test.for([
  [1, 'rgbw'],
  [2, 'grwb'],
  [3, 'wbgr'],
  [4, 'bwrg'],
  [5, 'rbgw'],
  [6, 'brwg'],
  [7, 'wgbr'],
  [8, 'gwrb'],
] as const)('a photo that is turned in way %i is drawn as it is seen', async ([how, seen]) => {
  const { bytes } = await drawn(turned(quarters(200), how))
  expect(await coloursOf(bytes)).toBe(seen)
  // Nothing is left to be turned.
  expect(Buffer.from(bytes).includes('Exif')).toBe(false)
})

test('words among the points of a damaged photo, which stay otherwise, are gone', async () => {
  const mark = markOf('among the points')
  const photo = quarters(64)
  const marked = new Uint8Array([...photo.subarray(0, -12), ...Buffer.from(mark), 0xff, 0xd9])
  const { bytes, kept } = await same(marked)
  expect(Buffer.from(bytes).includes(mark)).toBe(true)
  expect(kept.map(({ text }) => text).join()).toContain(
    'Whether data is hidden behind its last point cannot be told',
  )
  expect(Buffer.from((await drawn(marked)).bytes).includes(mark)).toBe(false)
})

test('other pictures stay as they are, and it is said', async () => {
  const { bytes, kept } = await drawn(smallPictures.png)
  expect(bytes).toEqual((await same(smallPictures.png)).bytes)
  expect(kept.map(({ text }) => text)).toContain(
    'This picture was not drawn again: that is done with JPEG photos only',
  )
})
