import { zlibSync } from 'fflate'
import { asLetters, b16, b32, joinAll, joinBytes, l16, l32, letters, u32le } from '../../images/bytes.ts'
import { pngChunk } from '../../images/png/png-chunks.ts'
import { smallPictures } from '../small-pictures.ts'

type Make = (mark: string) => Uint8Array

const segment = (marker: number, ...body: Uint8Array[]) =>
  joinBytes(Uint8Array.of(0xff, marker), b16(joinAll(body).length + 2), ...body)

/** Puts bytes before the first segment of a kind, or before the end of the picture. */
function beforeSegment(marker: number, ...more: Uint8Array[]): Uint8Array {
  const { jpeg } = smallPictures
  for (let at = 2; ; at += 2 + (jpeg[at + 2] ?? 0) * 256 + (jpeg[at + 3] ?? 0))
    if (jpeg[at + 1] === marker || jpeg[at + 1] === 0xda)
      return joinBytes(jpeg.subarray(0, at), ...more, jpeg.subarray(at))
}
const inJpeg =
  (marker: number, ...more: ((mark: string) => Uint8Array)[]): Make =>
  (mark) =>
    beforeSegment(marker, ...more.map((make) => make(mark)))
const padded = (mark: string, length: number) => asLetters(mark.repeat(9).slice(0, length))
/** A table of quantities with a word for its numbers. */
const quantities = (id: number, mark: string) => segment(0xdb, Uint8Array.of(id), padded(mark, 64))
/** A table of codes whose sixteen symbols are a word. */
const codes = (id: number, mark: string) =>
  segment(0xc4, Uint8Array.of(id, 0, 0, 0, 16 - 12, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0), padded(mark, 16))

export const jpegPlaces: Readonly<Record<string, Make>> = {
  ...Object.fromEntries(
    [1, 3, 4, 6, 8, 10, 12, 15].map((number) => [
      `in application data ${number}`,
      inJpeg(0xdb, (mark) => segment(0xe0 + number, asLetters(mark))),
    ]),
  ),
  'in a remark': inJpeg(0xdb, (mark) => segment(0xfe, asLetters(mark))),
  'in a remark before the scan': inJpeg(0xda, (mark) => segment(0xfe, asLetters(mark))),
  'between the segments': inJpeg(0xdb, asLetters),
  'behind the end': (mark) => joinBytes(smallPictures.jpeg, asLetters(mark)),
  'in a table of quantities that no part uses': inJpeg(0xda, (mark) => quantities(3, mark)),
  'in a table of quantities that the next replaces': inJpeg(0xdb, (mark) => quantities(0, mark)),
  'in a table of codes that no part uses': inJpeg(0xda, (mark) => codes(0x13, mark)),
  'in a table of codes that the next replaces': inJpeg(0xc4, (mark) => codes(0x00, mark)),
  'in tables of another packing': inJpeg(0xda, (mark) =>
    segment(0xcc, joinAll(Array.from(padded(mark, 14), (code, at) => Uint8Array.of(at & 3, code)))),
  ),
  'in a table behind the scan': (mark) =>
    joinBytes(smallPictures.jpeg.subarray(0, -2), quantities(0, mark), Uint8Array.of(0xff, 0xd9)),
  'in a table of codes behind the scan': (mark) =>
    joinBytes(smallPictures.jpeg.subarray(0, -2), codes(0, mark), Uint8Array.of(0xff, 0xd9)),
  'behind the last block': (mark) =>
    joinBytes(smallPictures.jpeg.subarray(0, -2), asLetters(mark), Uint8Array.of(0xff, 0xd9)),
  'in a scan of no part': (mark) =>
    joinBytes(
      smallPictures.jpeg.subarray(0, -2),
      asLetters('\xff\xd0'),
      asLetters(mark),
      Uint8Array.of(0xff, 0xd9),
    ),
}

const png = (
  colour: number,
  bits: number,
  rows: Uint8Array,
  chunks: Uint8Array[],
  size: [number, number] = [4, 1],
) =>
  joinAll([
    smallPictures.png.subarray(0, 8),
    pngChunk('IHDR', b32(size[0]), b32(size[1]), Uint8Array.of(bits, colour, 0, 0, 0)),
    ...chunks,
    pngChunk('IDAT', zlibSync(rows)),
    pngChunk('IEND'),
  ])
const paletteOf = (mark: string) => pngChunk('PLTE', Uint8Array.of(1, 2, 3), padded(mark, 21))
const coloured = (...chunks: Uint8Array[]) =>
  png(
    2,
    8,
    Uint8Array.from({ length: 13 }, (_, at) => at && at * 9),
    chunks,
  )
const inPng =
  (name: string, body: (mark: string) => Uint8Array = asLetters): Make =>
  (mark) =>
    coloured(pngChunk(name, body(mark)))

export const pngPlaces: Readonly<Record<string, Make>> = {
  ...Object.fromEntries(
    ['tIME', 'pHYs', 'hIST', 'bKGD', 'sTER', 'oFFs', 'pCAL', 'sCAL', 'prVt', 'caBX', 'gIFx', 'dSIG'].map(
      (name) => [`in ${name}`, inPng(name)],
    ),
  ),
  'in words': inPng('tEXt', (mark) => asLetters(`Comment\0${mark}`)),
  'in packed words': inPng('zTXt', (mark) => joinBytes(asLetters('Comment\0\0'), zlibSync(asLetters(mark)))),
  'in words of the world': inPng('iTXt', (mark) => asLetters(`Comment\0\0\0\0\0${mark}`)),
  'in the name of a profile': inPng('iCCP', (mark) =>
    joinBytes(asLetters(`${mark}\0\0`), zlibSync(new Uint8Array(200))),
  ),
  'in a suggested palette': inPng('sPLT', (mark) => asLetters(`a\0\x08${mark.repeat(3)}`)),
  'in a palette of true colours': (mark) => coloured(paletteOf(mark)),
  'in a palette of gray': (mark) =>
    png(0, 8, Uint8Array.of(0, 1, 2, 3, 4), [pngChunk('sRGB', Uint8Array.of(0)), paletteOf(mark)]),
  'in colours that no point has': (mark) => png(3, 8, Uint8Array.of(0, 0, 0, 0, 0), [paletteOf(mark)]),
  'in colours that no point of two bits has': (mark) =>
    png(3, 2, Uint8Array.of(0, 0), [pngChunk('PLTE', Uint8Array.of(1, 2, 3), padded(mark, 9))]),
  'in colours behind the last': (mark) =>
    png(3, 1, Uint8Array.of(0, 0x50), [pngChunk('PLTE', Uint8Array.of(1, 2, 3, 4, 5, 6), padded(mark, 21))]),
  'in the clearness of colours that no point has': (mark) =>
    png(3, 8, Uint8Array.of(0, 0, 0, 0, 0), [
      paletteOf('a'),
      pngChunk('tRNS', Uint8Array.of(9), padded(mark, 7)),
    ]),
  'in surplus clearness': (mark) =>
    coloured(pngChunk('tRNS', Uint8Array.of(0, 1, 0, 2, 0, 3), asLetters(mark))),
  'in clearness of a clear picture': (mark) =>
    png(
      6,
      8,
      Uint8Array.from({ length: 17 }, (_, at) => at && 255 - at),
      [pngChunk('tRNS', asLetters(mark))],
    ),
  'in the places of its colours': inPng('cHRM', (mark) => padded(mark, 32)),
  'behind the bits of its colours': inPng('sBIT', (mark) =>
    joinBytes(Uint8Array.of(8, 8, 8), asLetters(mark)),
  ),
  'behind the packed rows': (mark) => png(0, 8, joinBytes(Uint8Array.of(0, 1, 2, 3, 4), asLetters(mark)), []),
  'behind the end': (mark) => joinBytes(coloured(), asLetters(mark)),
}

const gif = (
  colours: Uint8Array,
  more: Uint8Array,
  frame: number[] = [0, 0, 2, 1],
  tail = new Uint8Array(),
) =>
  joinAll([
    asLetters('GIF89a'),
    ...[l16(2), l16(1), Uint8Array.of(0xf2, 0, 0)],
    colours,
    more,
    Uint8Array.of(0x2c),
    ...frame.map(l16),
    // Two points of the first colour.
    Uint8Array.of(0, 3, 2, 0x08, 0x90, 0, 0x3b),
    tail,
  ])
const eight = (mark: string) => joinBytes(Uint8Array.of(1, 2, 3), padded(mark, 21))
const noColours = () => new Uint8Array(24)
const block = (label: number, ...bodies: Uint8Array[]) =>
  joinAll([
    Uint8Array.of(0x21, label),
    ...bodies.flatMap((body) => [Uint8Array.of(body.length), body]),
    Uint8Array.of(0),
  ])
const image = (place: number[], data: Uint8Array) =>
  joinAll([Uint8Array.of(0x2c), ...place.map(l16), Uint8Array.of(0, 3, data.length), data, Uint8Array.of(0)])

export const gifPlaces: Readonly<Record<string, Make>> = {
  'in a remark': (mark) => gif(noColours(), block(0xfe, asLetters(mark))),
  'in data of a program': (mark) => gif(noColours(), block(0xff, asLetters('PROGRAM 1.0'), asLetters(mark))),
  'in words to be drawn': (mark) => gif(noColours(), block(0x01, new Uint8Array(12), asLetters(mark))),
  'in a block that no one knows': (mark) => gif(noColours(), block(0x77, asLetters(mark))),
  'behind the end': (mark) => gif(noColours(), new Uint8Array(), undefined, asLetters(mark)),
  'in colours that no point has': (mark) => gif(eight(mark), new Uint8Array()),
  'behind the points': (mark) =>
    gif(noColours(), image([0, 0, 2, 1], joinBytes(Uint8Array.of(0x08, 0x90), asLetters(mark)))),
  'in a picture beside the others': (mark) => gif(noColours(), image([9, 9, 40, 40], asLetters(mark))),
}

const bmp = smallPictures.bmp
const bmpStart = u32le(bmp, 10)
const riff = (...chunks: Uint8Array[]) => {
  const body = joinAll([asLetters('WEBP'), ...chunks])
  return joinAll([asLetters('RIFF'), l32(body.length), body])
}
const riffChunk = (name: string, ...body: Uint8Array[]) => {
  const whole = joinAll(body)
  return joinBytes(asLetters(name), l32(whole.length), whole, new Uint8Array(whole.length % 2))
}
const webpParts = () => {
  const { webp } = smallPictures
  const parts: { name: string; body: Uint8Array }[] = []
  for (let at = 12; at < webp.length; at += 8 + u32le(webp, at + 4) + (u32le(webp, at + 4) % 2))
    parts.push({ name: letters(webp, at, 4), body: webp.subarray(at + 8, at + 8 + u32le(webp, at + 4)) })
  return parts
}
const webpWith = (longer: string, mark: string) =>
  riff(
    ...webpParts().map(({ name, body }) =>
      riffChunk(name, body, name === longer ? asLetters(mark) : new Uint8Array()),
    ),
  )

export const otherPicturePlaces: Readonly<Record<string, Make>> = {
  'BMP: in colours that no point has': (mark) => {
    const changed = bmp.slice()
    changed.fill(0, bmpStart)
    changed.set(padded(mark, 40), 54 + 4)
    return changed
  },
  'BMP: before the points': (mark) =>
    joinBytes(
      bmp.subarray(0, 10),
      l32(bmpStart + mark.length),
      bmp.subarray(14, bmpStart),
      asLetters(mark),
      bmp.subarray(bmpStart),
    ),
  'BMP: behind the points': (mark) => joinBytes(bmp, asLetters(mark)),
  'BMP: in its resolution': (mark) => joinBytes(bmp.subarray(0, 38), padded(mark, 8), bmp.subarray(46)),
  'WebP: in words': (mark) =>
    riff(...webpParts().map(({ name, body }) => riffChunk(name, body)), riffChunk('XMP ', asLetters(mark))),
  'WebP: in a chunk that no one knows': (mark) =>
    riff(...webpParts().map(({ name, body }) => riffChunk(name, body)), riffChunk('zzzz', asLetters(mark))),
  'WebP: behind the end': (mark) => joinBytes(smallPictures.webp, asLetters(mark)),
  'WebP: behind the points': (mark) => webpWith('VP8 ', mark),
  'WebP: behind the clearness': (mark) => webpWith('ALPH', mark),
  'WebP: behind the head': (mark) => webpWith('VP8X', mark),
  'HEIC: in data of no picture': (mark) =>
    joinBytes(smallPictures.heic, b32(8 + mark.length), asLetters(`mdat${mark}`)),
  'HEIC: in a free part': (mark) =>
    joinBytes(smallPictures.heic, b32(8 + mark.length), asLetters(`free${mark}`)),
  'HEIC: in a part of a program': (mark) =>
    joinBytes(smallPictures.heic, b32(24 + mark.length), asLetters(`uuid0123456789abcdef${mark}`)),
  'HEIC: behind the end': (mark) => joinBytes(smallPictures.heic, asLetters(mark)),
  'AVIF: in data of no picture': (mark) =>
    joinBytes(smallPictures.avif, b32(8 + mark.length), asLetters(`mdat${mark}`)),
  'AVIF: in a free part': (mark) =>
    joinBytes(smallPictures.avif, b32(8 + mark.length), asLetters(`free${mark}`)),
  'TIFF: in a palette of colours that need none': (mark) => tiff(2, 3, 320, mark),
  'TIFF: in a curve of gray of colours': (mark) => tiff(2, 3, 291, mark),
  'TIFF: in the range of dots of colours': (mark) => tiff(2, 3, 336, mark),
  'TIFF: in black and white of colours': (mark) => tiff(2, 3, 532, mark),
  'TIFF: in numbers of what no one knows': (mark) => tiff(2, 3, 50999, mark),
  'TIFF: in colours that no point has': (mark) => tiff(3, 1, 320, mark),
  'TIFF: behind the points': (mark) => tiff(1, 1, 0, mark, asLetters(mark)),
}

/** A TIFF of four points, with one tag whose numbers are a word. */
function tiff(
  kind: number,
  samples: number,
  tag: number,
  mark: string,
  behind = new Uint8Array(),
): Uint8Array {
  const numbers = padded(mark, kind === 3 ? 1536 : 18)
  if (kind === 3) for (let plane = 0; plane < 3; plane++) numbers.fill(0, plane * 512, plane * 512 + 4)
  const rows: [number, number, number, number][] = [
    [256, 4, 1, 4],
    [257, 4, 1, 1],
    [258, 3, 1, 8],
    [259, 3, 1, 1],
    [262, 3, 1, kind],
    [273, 4, 1, 8],
    [277, 3, 1, samples],
    [278, 4, 1, 1],
    [279, 4, 1, 4 * samples],
    ...(tag === 0
      ? []
      : [[tag, 3, numbers.length / 2, 8 + 16 + behind.length] as [number, number, number, number]]),
  ]
  const data = joinBytes(new Uint8Array(16), behind, numbers)
  rows.sort((one, other) => one[0] - other[0])
  return joinAll([
    asLetters('II*\0'),
    l32(8 + data.length),
    data,
    l16(rows.length),
    ...rows.map(([name, type, count, value]) => joinAll([l16(name), l16(type), l32(count), l32(value)])),
    l32(0),
  ])
}
