import { zlibSync } from 'fflate'
import type { Cleaner, Work } from '../../contract.ts'
import { refuse } from '../../refusals.ts'
import { asLetters, b32, joinAll, letters, part, u8, u16, u32 } from '../bytes.ts'
import { cleanZlib } from '../clean-zlib.ts'
import { replaceProfile } from '../colours/colour-profile.ts'
import { sizeInWords } from '../in-words.ts'
import { inflateToEnd } from '../inflate-to-end.ts'
import { reportExif } from '../metadata/report-exif.ts'
import { isTurned, orientationOnly } from '../orientation.ts'
import { drawingChunks, drawingNames } from './drawing-chunks.ts'
import { markColours } from './palette-in-use.ts'
import { type PngChunk, pngChunk, pngSignature, readPngChunks } from './png-chunks.ts'
import { reportPngText } from './report-png-text.ts'

/** PNG and animated PNG: the chunks that draw, each cut to its length; the packed picture ends where its picture ends. */
export const cleanPng: Cleaner = (bytes, work) => {
  const { chunks, end } = readPngChunks(bytes)
  const header = chunks[0]
  if (header?.name !== 'IHDR' || header.body.length < 13) refuse('broken')
  const frames = readFrames(chunks, header.body)
  const orientation = report(chunks, work)
  const trailer = bytes.length - end
  if (trailer > 0) {
    const text = `${sizeInWords(trailer)} hidden behind the end of the picture, removed`
    work.findings.removed({ sort: 'hidden', text })
  }
  return joinAll([
    asLetters(pngSignature),
    pngChunk('IHDR', header.body.subarray(0, 13)),
    ...cleanProfile(chunks, work),
    ...drawingChunks(chunks, header.body, coloursOf(frames, header.body, work)),
    ...(isTurned(orientation) ? [pngChunk('eXIf', orientationOnly(orientation))] : []),
    ...writeFrames(frames, playsOf(chunks), work),
    pngChunk('IEND'),
  ])
}

/** One picture: the still one, or a frame of an animation with its control chunk. */
type Frame = {
  control: Uint8Array | null
  isMain: boolean
  length: number
  data: Uint8Array[]
  width: number
  height: number
}

function readFrames(chunks: readonly PngChunk[], header: Uint8Array): Frame[] {
  const isAnimated = chunks.some(({ name }) => name === 'acTL')
  const frames: Frame[] = []
  let control: Uint8Array | null = null
  for (const { name, body } of chunks) {
    const last = frames.at(-1)
    if (name === 'fcTL' && isAnimated) {
      control = part(body, 4, 22)
      if (frames.length > 0 || u32(control, 0) === 0) frames.push(newFrame(control, false, header))
      else frames.push(newFrame(control, true, header))
    } else if (name === 'IDAT' && (!last || (last.isMain && last.control))) {
      if (!last) frames.push(newFrame(null, true, header))
      frames.at(-1)?.data.push(body)
    } else if (name === 'IDAT' && last?.isMain) {
      last.data.push(body)
    } else if (name === 'fdAT' && isAnimated && last?.control && !last.isMain) {
      last.data.push(body.subarray(4))
    }
  }
  const drawn = frames.filter(({ data }) => data.length > 0)
  if (drawn[0]?.isMain) return drawn
  // An animation in which the frames are before the picture is not an animation; viewers show the still picture.
  return isAnimated ? readFrames(chunks.filter(isStill), header) : refuse('broken')
}

const isStill = ({ name }: PngChunk) => !['acTL', 'fcTL', 'fdAT'].includes(name)

function newFrame(control: Uint8Array | null, isMain: boolean, header: Uint8Array): Frame {
  const width = control ? u32(control, 0) : u32(header, 0)
  const height = control ? u32(control, 4) : u32(header, 4)
  return { control, isMain, width, height, length: unpackedLength(width, height, header), data: [] }
}

const indexed = 3

/** A 1 for each colour that a point has. Only pictures whose points are numbers of colours are looked at. */
function coloursOf(frames: readonly Frame[], header: Uint8Array, work: Work): Uint8Array {
  const used = new Uint8Array(256)
  if (u8(header, 9) !== indexed) return used
  for (const { width, height, length, data } of frames) {
    work.spend(length)
    const rows = new Uint8Array(length)
    let filled = 0
    inflateToEnd(joinAll(data), 2, length + mostBehind, (piece) => {
      rows.set(piece.subarray(0, length - filled), filled)
      filled = Math.min(length, filled + piece.length)
    })
    let at = 0
    for (const size of passSizes(width, height, u8(header, 12))) {
      const row = 1 + Math.ceil((size.width * u8(header, 8)) / 8)
      markColours(rows.subarray(at, at + row * size.height), { ...size, bits: u8(header, 8) }, used)
      at += row * size.height
    }
  }
  return used
}

/** As much as may unpack behind a picture before it is a bomb. */
const mostBehind = 16_000_000

function writeFrames(frames: readonly Frame[], plays: number, work: Work): Uint8Array[] {
  const animated = frames.filter(({ control }) => control).length
  const animation = animated > 0 ? [pngChunk('acTL', b32(animated), b32(plays))] : []
  let sequence = 0
  let hiddenInAll = 0
  const written = frames.flatMap(({ control, isMain, length, data }) => {
    work.spend(length)
    const { zlib, hidden } = cleanZlib(joinAll(data), length, work.wholeStreams)
    hiddenInAll += hidden
    const before = control ? [pngChunk('fcTL', b32(sequence++), control)] : []
    return [...before, isMain ? pngChunk('IDAT', zlib) : pngChunk('fdAT', b32(sequence++), zlib)]
  })
  if (hiddenInAll > 0) {
    const text = `${sizeInWords(hiddenInAll)} hidden behind the data of the picture, removed`
    work.findings.removed({ sort: 'hidden', text })
  }
  return [...animation, ...written]
}

function playsOf(chunks: readonly PngChunk[]): number {
  const body = chunks.find(({ name }) => name === 'acTL')?.body
  return body && body.length >= 8 ? u32(body, 4) : 0
}

const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

/** How many bytes the rows of a picture have, each with its filter byte. */
function unpackedLength(width: number, height: number, header: Uint8Array): number {
  const bits = u8(header, 8) * (channels[u8(header, 9)] ?? refuse('broken'))
  if (width === 0 || height === 0 || ![1, 2, 4, 8, 16].includes(u8(header, 8))) refuse('broken')
  return passSizes(width, height, u8(header, 12)).reduce(
    (sum, size) => sum + size.height * (1 + Math.ceil((size.width * bits) / 8)),
    0,
  )
}

/** The pictures that a picture is packed as: itself, or seven coarser and finer ones. */
function passSizes(width: number, height: number, interlace: number): { width: number; height: number }[] {
  if (interlace === 0) return [{ width, height }]
  return passes
    .map(([left, top, right, down]) => ({
      width: Math.max(0, Math.ceil((width - left) / right)),
      height: Math.max(0, Math.ceil((height - top) / down)),
    }))
    .filter((size) => size.width > 0 && size.height > 0)
}

function cleanProfile(chunks: readonly PngChunk[], work: Work): Uint8Array[] {
  const body = chunks.find(({ name }) => name === 'iCCP')?.body
  if (!body) return []
  const canonical = replaceProfile(unpackProfile(body.subarray(body.indexOf(0) + 2), work), work.findings)
  return canonical ? [pngChunk('iCCP', asLetters('icc\0\0'), zlibSync(canonical, { level: 6 }))] : []
}

/** A profile that does not unpack is dropped like any that we do not know. */
function unpackProfile(packed: Uint8Array, work: Work): Uint8Array {
  const pieces: Uint8Array[] = []
  try {
    inflateToEnd(packed, 2, 4_000_000, (piece) => {
      work.spend(piece.length)
      pieces.push(piece.slice())
    })
  } catch {
    return new Uint8Array(0)
  }
  return joinAll(pieces)
}

const silent = new Set(['IHDR', 'IDAT', 'acTL', 'fcTL', 'fdAT', 'iCCP', ...drawingNames])

/** Returns how the picture is turned. */
function report(chunks: readonly PngChunk[], work: Work): number {
  let orientation = 1
  for (const { name, body } of chunks) {
    if (name === 'eXIf') {
      const isClean = body.length === 26 && letters(body) === letters(orientationOnly(u16(body, 18)))
      orientation = isClean ? u16(body, 18) : reportExif(body, work.findings)
    } else if (!silent.has(name)) {
      reportPngText(name, body, work)
    }
  }
  return orientation
}
