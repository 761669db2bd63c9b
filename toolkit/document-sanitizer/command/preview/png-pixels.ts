import { inflateSync } from 'node:zlib'
import { joinAll, u8, u16, u32 } from '@fitila/sanitizer/images/bytes'
import { type PngChunk, readPngChunks } from '@fitila/sanitizer/images/png/png-chunks'
import { refuse } from '@fitila/sanitizer/refusals'
import type { Picture } from './jpeg-pixels.ts'
import { whitePicture } from './white-picture.ts'

/** Where each pass of an interlaced picture begins, and how far apart its points are (PNG specification, 8.2). */
const interlaced = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const
const whole = [[0, 0, 1, 1]] as const

const samplesOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

type Header = { width: number; height: number; depth: number; colour: number; samples: number }

/** The still picture of a PNG on white paper. @throws Unreadable */
export function decodePng(png: Uint8Array): Picture {
  const { chunks } = readPngChunks(png)
  const { header, isInterlaced } = readHeader(chunks)
  const picture = whitePicture(header.width, header.height)
  const colourOf = colourReader(chunks, header)
  const rows = unpack(chunks, header)
  let at = 0
  for (const [left, top, across, down] of isInterlaced ? interlaced : whole) {
    const wide = Math.ceil((header.width - left) / across)
    const high = Math.ceil((header.height - top) / down)
    if (wide <= 0 || high <= 0) continue
    const stride = Math.ceil((wide * header.samples * header.depth) / 8)
    let above = new Uint8Array(stride)
    for (let row = 0; row < high; row += 1) {
      const line = unfiltered(rows, at, above, Math.max(1, (header.samples * header.depth) >> 3))
      at += stride + 1
      for (let column = 0; column < wide; column += 1)
        picture.data.set(
          colourOf(line, column),
          ((top + row * down) * header.width + left + column * across) * 4,
        )
      above = line
    }
  }
  return picture
}

function readHeader(chunks: readonly PngChunk[]): { header: Header; isInterlaced: boolean } {
  const body = chunks.find(({ name }) => name === 'IHDR')?.body ?? refuse('broken')
  const colour = u8(body, 9)
  const samples = samplesOf[colour] ?? refuse('broken')
  const header = { width: u32(body, 0), height: u32(body, 4), depth: u8(body, 8), colour, samples }
  if (![1, 2, 4, 8, 16].includes(header.depth)) refuse('broken')
  return { header, isInterlaced: u8(body, 12) === 1 }
}

function unpack(chunks: readonly PngChunk[], { width, height, depth, samples }: Header): Uint8Array {
  const packed = joinAll(chunks.filter(({ name }) => name === 'IDAT').map(({ body }) => body))
  // Interlaced pictures have a filter byte for the rows of each pass: fewer than three for each row.
  const most = height * (Math.ceil((width * samples * depth) / 8) + 16) * 2
  try {
    return inflateSync(packed, { maxOutputLength: most })
  } catch {
    return refuse('broken')
  }
}

/** One row without its filter (PNG specification, 9.2). @param step bytes from a point to the point left of it */
function unfiltered(rows: Uint8Array, at: number, above: Uint8Array, step: number) {
  const filter = u8(rows, at)
  const line = new Uint8Array(above.length)
  for (let place = 0; place < line.length; place += 1) {
    const left = place < step ? 0 : (line[place - step] ?? 0)
    const up = above[place] ?? 0
    const upLeft = place < step ? 0 : (above[place - step] ?? 0)
    line[place] = u8(rows, at + 1 + place) + predicted(filter, left, up, upLeft)
  }
  return line
}

function predicted(filter: number, left: number, up: number, upLeft: number): number {
  if (filter === 0) return 0
  else if (filter === 1) return left
  else if (filter === 2) return up
  else if (filter === 3) return (left + up) >> 1
  else if (filter === 4) return nearest(left, up, upLeft)
  else return refuse('broken')
}

function nearest(left: number, up: number, upLeft: number): number {
  const [toLeft, toUp, toUpLeft] = [
    Math.abs(up - upLeft),
    Math.abs(left - upLeft),
    Math.abs(left + up - 2 * upLeft),
  ]
  if (toLeft <= toUp && toLeft <= toUpLeft) return left
  else return toUp <= toUpLeft ? up : upLeft
}

type Colour = readonly [number, number, number, number]

/** How a point of a row looks on white paper. */
function colourReader(chunks: readonly PngChunk[], { depth, colour, samples }: Header) {
  const palette = chunks.find(({ name }) => name === 'PLTE')?.body ?? new Uint8Array(0)
  const clear = chunks.find(({ name }) => name === 'tRNS')?.body ?? null
  const most = 2 ** depth - 1
  const tone = (value: number) => Math.round((value * 255) / most)
  return (line: Uint8Array, column: number): Colour => {
    const sample = (place: number) => sampleAt(line, column * samples + place, depth)
    if (colour === 3) {
      const place = sample(0)
      const opacity = clear?.[place] ?? 255
      return onWhite(u8(palette, place * 3), u8(palette, place * 3 + 1), u8(palette, place * 3 + 2), opacity)
    }
    const isColoured = colour === 2 || colour === 6
    const places = isColoured ? ([0, 1, 2] as const) : ([0, 0, 0] as const)
    const isClear = clear !== null && places.every((place) => u16(clear, place * 2) === sample(place))
    const hasOpacity = colour === 4 || colour === 6
    const opacity = hasOpacity ? tone(sample(samples - 1)) : isClear ? 0 : 255
    return onWhite(tone(sample(places[0])), tone(sample(places[1])), tone(sample(places[2])), opacity)
  }
}

function sampleAt(line: Uint8Array, place: number, depth: number): number {
  if (depth === 8) return line[place] ?? 0
  if (depth === 16) return u16(line, place * 2)
  const bit = place * depth
  return ((line[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & (2 ** depth - 1)
}

function onWhite(red: number, green: number, blue: number, opacity: number): Colour {
  const over = (tone: number) => Math.round((tone * opacity + 255 * (255 - opacity)) / 255)
  return [over(red), over(green), over(blue), 255]
}
