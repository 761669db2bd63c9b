import { createHash } from 'node:crypto'
import { asLetters, b32, joinAll, l16, l32 } from '@fitila/sanitizer/images/bytes'
import { pngChunk, pngSignature } from '@fitila/sanitizer/images/png/png-chunks'
import { smallPictures } from '@fitila/sanitizer/vectors/small-pictures'
import { expect, test } from 'vitest'
import { drawnWebp } from '#tests/support/documents/drawn-webp.ts'
import { writtenGif } from '#tests/support/documents/written-gif.ts'
import { type PngToWrite, writtenPng } from '#tests/support/documents/written-png.ts'
import { decodeGif } from './gif-pixels.ts'
import { decodePng } from './png-pixels.ts'
import { decodeWebp } from './webp-pixels.ts'

const [width, height] = [11, 13]
const kinds = [
  ...([1, 2, 4, 8, 16] as const).map((depth) => ({ colour: 0, depth, count: 1 }) as const),
  ...([8, 16] as const).flatMap((depth) => [
    { colour: 2, depth, count: 3 } as const,
    { colour: 4, depth, count: 2 } as const,
    { colour: 6, depth, count: 4 } as const,
  ]),
  ...([1, 2, 4, 8] as const).map((depth) => ({ colour: 3, depth, count: 1 }) as const),
].flatMap((kind) => [
  { ...kind, isInterlaced: false },
  { ...kind, isInterlaced: true },
])

const palette = Uint8Array.from({ length: 768 }, (_, at) => (at * 37) % 256)
const clear = Uint8Array.of(0, 128, 255)

test.each(kinds)('a PNG of colour $colour, $depth bits, interlaced: $isInterlaced', (kind) => {
  const samples = Array.from({ length: width * height }, (_, at) =>
    Array.from({ length: kind.count }, (__, place) => (at * 7919 + place * 104_729) % 2 ** kind.depth),
  )
  const chunks =
    kind.colour === 3
      ? [
          pngChunk('PLTE', palette.slice(0, 3 << kind.depth)),
          pngChunk('tRNS', clear.slice(0, 2 ** kind.depth)),
        ]
      : []
  const picture = decodePng(writtenPng({ ...kind, width, height, samples, chunks }))
  expect([picture.width, picture.height]).toEqual([width, height])
  expect([...picture.data]).toEqual(samples.flatMap((sample) => expected(sample, kind)))
})

/** What a point looks like on white, told from its samples and not from bytes. */
function expected(sample: readonly number[], { colour, depth }: Pick<PngToWrite, 'colour' | 'depth'>) {
  const tones = sample.map((value) => Math.round((value * 255) / (2 ** depth - 1)))
  const [index = 0] = sample
  const from = {
    0: [tones[0], tones[0], tones[0], 255],
    2: [...tones, 255],
    3: [...palette.slice(index * 3, index * 3 + 3), clear[index] ?? 255],
    4: [tones[0], tones[0], tones[0], tones[1]],
    6: tones,
  }[colour]
  const [red = 0, green = 0, blue = 0, opacity = 255] = from
  return [red, green, blue]
    .map((tone) => Math.round((tone * opacity + 255 * (255 - opacity)) / 255))
    .concat(255)
}

test('the one colour of a PNG that is clear is white', () => {
  const samples = [
    [10, 20, 30],
    [10, 20, 31],
  ]
  const chunks = [pngChunk('tRNS', Uint8Array.of(0, 10, 0, 20, 0, 30))]
  const png = writtenPng({ width: 2, height: 1, depth: 8, colour: 2, samples, chunks, isInterlaced: false })
  expect([...decodePng(png).data]).toEqual([255, 255, 255, 255, 10, 20, 31, 255])
})

// Told by Chromium, which drew each on white.
test.each([
  ['png', decodePng, '27870ff4de2e'],
  ['animatedPng', decodePng, 'a89f0c21b0c4'],
  ['gif', decodeGif, 'a4d76abb3891'],
  ['animatedWebp', decodeWebp, 'a4d76abb3891'],
] as const)('the sample %s looks as a browser draws it', async (name, decode, digest) => {
  const { data } = await decode(smallPictures[name])
  expect(createHash('sha256').update(data).digest('hex')).toMatch(new RegExp(`^${digest}`))
})

test('a WebP with losses and a clear ground looks as a browser draws it, but for one step of rounding', async () => {
  const { width, height, data } = await decodeWebp(smallPictures.webp)
  expect([width, height]).toEqual([24, 16])
  const drawn = Buffer.from(drawnWebp, 'base64')
  expect(drawn.length).toBe(data.length)
  expect(Math.max(...data.map((tone, at) => Math.abs(tone - (drawn[at] ?? 0))))).toBeLessThanOrEqual(1)
})

test.each([false, true])(
  'a GIF that fills its table of codes more than once, interlaced: %s',
  (isInterlaced) => {
    const [wide, high] = [120, 203]
    // Noise, and stretches of one tone, so that codes grow long.
    const points = Uint8Array.from({ length: wide * high }, (_, at) =>
      at % 900 < 450 ? (at * at * 31 + at) % 251 : 200 + Math.floor(at / 7000),
    )
    const { data } = decodeGif(writtenGif({ width: wide, height: high, points, isInterlaced }))
    const rows = Array.from({ length: high }, (_, row) => row)
    const inPasses = isInterlaced
      ? [0, 4, 2, 1].flatMap((first, pass) => {
          const step = [8, 8, 4, 2][pass] ?? 1
          return rows.filter((row) => row % step === first)
        })
      : rows
    for (const [place, row] of inPasses.entries())
      for (let column = 0; column < wide; column += 1)
        if (data[(row * wide + column) * 4] !== points[place * wide + column])
          expect.fail(`row ${row}, column ${column}`)
  },
)

test('a picture that is too large to hold, or breaks off, is refused', () => {
  const header = (side: number) => [b32(side), b32(side), Uint8Array.of(8, 0, 0, 0, 0)]
  const huge = joinAll([
    ...[asLetters(pngSignature), pngChunk('IHDR', ...header(60_000))],
    ...[pngChunk('IDAT', new Uint8Array(9)), pngChunk('IEND')],
  ])
  const hugeGif = joinAll([asLetters('GIF89a'), l16(60_000), l16(60_000), new Uint8Array(3)])
  expect(() => decodePng(huge)).toThrow(expect.objectContaining({ code: 'too-large' }))
  expect(() => decodeGif(hugeGif)).toThrow(expect.objectContaining({ code: 'too-large' }))
  for (const length of [0, 20, 60, 100]) {
    expect(() => decodePng(smallPictures.png.slice(0, length))).toThrow()
    expect(() => decodeGif(smallPictures.gif.slice(0, length))).toThrow()
  }
})

test('a WebP that is too large to hold, breaks off, or is no picture, is refused before it is decoded', async () => {
  const side = 16_383
  const lossless = joinAll([
    Uint8Array.of(0x2f),
    b32(((side - 1) | ((side - 1) << 14)) >>> 0).reverse(),
    new Uint8Array(3),
  ])
  const huge = joinAll([asLetters('RIFF'), l32(20), asLetters('WEBP'), asLetters('VP8L'), l32(8), lossless])
  await expect(decodeWebp(huge)).rejects.toMatchObject({ code: 'too-large' })
  for (const length of [0, 12, 40, 200])
    await expect(decodeWebp(smallPictures.webp.slice(0, length))).rejects.toMatchObject({ code: 'broken' })
})
