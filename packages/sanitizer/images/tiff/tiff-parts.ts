import type { Work } from '../../contract.ts'
import { refuse } from '../../refusals.ts'
import { cleanZlib } from '../clean-zlib.ts'
import { cleanJpegWith } from '../jpeg/clean-jpeg.ts'
import { type JpegSegment, readJpegSegments } from '../jpeg/jpeg-segments.ts'
import { cleanJpegTables } from '../jpeg/jpeg-tables-only.ts'
import { cleanWebp } from '../webp/clean-webp.ts'
import { lzwToEnd, packBitsToEnd } from './tiff-packed-ends.ts'
import { numbersOf, type TiffFile, type TiffPage } from './tiff-pages.ts'
import { tag } from './tiff-tags.ts'

export type TiffParts = {
  packing: number
  isTiled: boolean
  /** In the order of the page; those that are the same piece of the file are the same object. */
  parts: readonly Uint8Array[]
  jpegTables: Uint8Array | null
}

const none = 1
const oldJpeg = 6
const jpeg = 7
const zlib = [8, 32946]
const lzw = 5
const packBits = 32773
const webp = 50001
/** Packed in ways of which only a decoder could find the end: fax, and the newer ones. */
const others = [2, 3, 4, 34925, 50000, 34676, 34677, 32771]

/** The strips or tiles of a page, each without what is not drawn, as far as its packing lets us tell. */
export async function cleanTiffParts(file: TiffFile, page: TiffPage, work: Work): Promise<TiffParts> {
  const numbers = (key: number) => numbersOf(file, page.get(key))
  const packing = numbers(tag.packing)[0] ?? none
  if (packing === oldJpeg) refuse('unsupported')
  if (![none, jpeg, ...zlib, lzw, packBits, webp, ...others].includes(packing)) refuse('unsupported')
  const isTiled = page.has(tag.tileOffsets)
  const offsets = numbers(isTiled ? tag.tileOffsets : tag.stripOffsets)
  const lengths = numbers(isTiled ? tag.tileLengths : tag.stripLengths)
  if (offsets.length === 0 || offsets.length > mostParts) refuse('broken')
  const tables = page.get(tag.jpegTables)?.value
  const jpegTables = tables && packing === jpeg ? cleanJpegTables(tables) : null
  const shared = jpegTables ? readJpegSegments(jpegTables).segments : []
  const isReversed = numbers(tag.fillOrder)[0] === 2
  const before = new Map<string, Uint8Array>()
  const parts: Uint8Array[] = []
  let total = 0
  for (const [index, at] of offsets.entries()) {
    const expected = expectedLength(file, page, isTiled, index)
    const given = lengths[index] ?? (packing === none ? expected : file.bytes.length - at)
    const name = `${at} ${given} ${expected}`
    const known = before.get(name)
    if (known) {
      parts.push(known)
      continue
    }
    if (given > 0 && at >= file.bytes.length) refuse('broken')
    const raw = file.bytes.subarray(at, Math.min(file.bytes.length, at + given))
    total += raw.length
    // Parts that lie over each other would let a small file grow without end.
    if (total > file.bytes.length * 2) refuse('broken')
    const cleaned =
      raw.length === 0 ? raw : await cleanPart(raw, { packing, expected, isReversed, shared }, work)
    before.set(name, cleaned)
    parts.push(cleaned)
  }
  return { packing, isTiled, parts, jpegTables }
}

const mostParts = 1_000_000

type Packed = { packing: number; expected: number; isReversed: boolean; shared: readonly JpegSegment[] }

async function cleanPart(
  raw: Uint8Array,
  { packing, expected, isReversed, shared }: Packed,
  work: Work,
): Promise<Uint8Array> {
  if (packing === none) return raw.subarray(0, expected)
  else if (packing === jpeg) return cleanJpegWith(raw, shared, work)
  else if (packing === webp) return await cleanWebp(raw, work)
  else if (packing === packBits && !isReversed) return packBitsToEnd(raw, expected)
  else if (packing === lzw && !isReversed) return lzwToEnd(raw, expected)
  else if (!zlib.includes(packing)) return raw
  work.spend(expected)
  return cleanZlib(raw, expected, work.wholeStreams).zlib
}

const mostSamples = 64

/** How many bytes a strip or tile has once it is unpacked. */
function expectedLength(file: TiffFile, page: TiffPage, isTiled: boolean, index: number): number {
  const first = (key: number, otherwise: number) => numbersOf(file, page.get(key), 1)[0] ?? otherwise
  const height = first(tag.height, 0)
  const samples = first(tag.samples, 1)
  if (samples > mostSamples) refuse('unsupported')
  const isApart = first(tag.planes, 1) === 2
  const bits = numbersOf(file, page.get(tag.bits), mostSamples)
  const width = isTiled ? first(tag.tileWidth, 0) : first(tag.width, 0)
  const rowsPerStrip = Math.min(first(tag.rowsPerStrip, height) || height, height)
  const strips = Math.max(1, Math.ceil(height / rowsPerStrip))
  const fromRow = (index % strips) * rowsPerStrip
  const rows = isTiled ? first(tag.tileHeight, 0) : Math.min(rowsPerStrip, height - fromRow)
  const [across = 2, down = 2] = numbersOf(file, page.get(tag.subsampling), 2)
  if (first(tag.photometric, 0) === 6 && !isApart && first(tag.packing, none) !== jpeg && samples === 3) {
    const blocks = Math.ceil(width / (across || 1)) * Math.ceil(rows / (down || 1))
    return Math.ceil((blocks * (across * down + 2) * (bits[0] ?? 8)) / 8)
  }
  const ofPixel = isApart
    ? (bits[Math.floor(index / strips)] ?? bits[0] ?? 1)
    : Array.from({ length: samples }, (_, sample) => bits[sample] ?? bits[0] ?? 1).reduce((a, b) => a + b, 0)
  return Math.ceil((width * ofPixel) / 8) * rows
}
