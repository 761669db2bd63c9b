import { inflateSync } from 'node:zlib'
import { largestQrText } from '@fitila/formats/qr-path'
import { qrPicture } from '@fitila/formats/qr-picture'
import { type Pixels, readQr } from '@fitila/formats/read-qr'
import { expect, test } from 'vitest'
import { diceFrom } from './vectors/hostile-blocks.ts'

test.each([1, 100, 530, 1000, largestQrText])(
  'a code of %i letters is read from its picture',
  async (length) => {
    const text = lettersOf(length)
    expect(readQr(await pixelsOf(text))).toBe(text)
  },
)

test.each([
  ['half as large', (pixels: Pixels) => resampled(pixels, 2, 0, 0)],
  ['turned a little, with noise', (pixels: Pixels) => resampled(pixels, 1, 0.06, 60)],
  ['darker at one side', (pixels: Pixels) => shaded(pixels)],
])('a picture that is %s is read', async (_, change) => {
  const text = lettersOf(530)
  expect(readQr(change(await pixelsOf(text)))).toBe(text)
})

test('a picture without a code, and a damaged one, give nothing', async () => {
  const pixels = await pixelsOf(lettersOf(530))
  expect(readQr({ width: 200, height: 200, data: new Uint8ClampedArray(160_000).fill(255) })).toBeUndefined()
  const half = pixels.data.slice().fill(255, 0, pixels.data.length / 2)
  expect(readQr({ ...pixels, data: half })).toBeUndefined()
})

test('longer text has no code', async () => {
  expect(await qrPicture('0'.repeat(largestQrText + 1))).toBeUndefined()
})

function lettersOf(length: number): string {
  const dice = diceFrom(length)
  return Array.from({ length }, () => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'[dice(32)]).join('')
}

/** What a browser makes of our PNG: read with Node's own zlib, from the chunks alone. */
async function pixelsOf(text: string): Promise<Pixels> {
  const png = Buffer.from((await (await qrPicture(text))?.arrayBuffer()) ?? new ArrayBuffer(0))
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const at = png.indexOf('IDAT')
  const rows = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)))
  const stride = 1 + Math.ceil(width / 8)
  return painted(width, height, (x, y) =>
    ((rows[y * stride + 1 + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1 ? 255 : 0,
  )
}

function painted(width: number, height: number, shadeAt: (x: number, y: number) => number): Pixels {
  const data = new Uint8ClampedArray(4 * width * height).fill(255)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data.fill(shadeAt(x, y), 4 * (y * width + x), 4 * (y * width + x) + 3)
  return { width, height, data }
}

function resampled(pixels: Pixels, shrunk: number, turn: number, noise: number): Pixels {
  const dice = diceFrom(1)
  const [width, height] = [Math.floor(pixels.width / shrunk), Math.floor(pixels.height / shrunk)]
  return painted(width, height, (x, y) => {
    const [dx, dy] = [x - width / 2, y - height / 2]
    const from = [dx * Math.cos(turn) - dy * Math.sin(turn), dx * Math.sin(turn) + dy * Math.cos(turn)]
    const [fx, fy] = from.map((side) => Math.round(side * shrunk + pixels.width / 2))
    const isInside =
      fx !== undefined && fy !== undefined && fx >= 0 && fy >= 0 && fx < pixels.width && fy < pixels.height
    const shade = isInside ? (pixels.data[4 * ((fy ?? 0) * pixels.width + (fx ?? 0))] ?? 255) : 255
    return shade + (noise ? dice(noise) - noise / 2 : 0)
  })
}

function shaded(pixels: Pixels): Pixels {
  return painted(pixels.width, pixels.height, (x, y) => {
    const shade = pixels.data[4 * (y * pixels.width + x)] ?? 255
    return 40 + (shade * 0.7 * (pixels.width - x / 2)) / pixels.width
  })
}
