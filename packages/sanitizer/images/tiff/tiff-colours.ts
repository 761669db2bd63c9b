import { inflateToEnd } from '../inflate-to-end.ts'
import { markRow } from '../png/palette-in-use.ts'
import { numbersOf, type TiffFile, type TiffPage } from './tiff-pages.ts'
import type { TiffParts } from './tiff-parts.ts'
import { tag } from './tiff-tags.ts'

const none = 1
const packBits = 32773
const zlib = [8, 32946]
const mostOfPart = 256_000_000

/**
 * The palette of a page with zeros for the colours that no point has (TIFF 6.0, section 5: all reds, then all greens, then all
 * blues, two bytes each). Null where only a decoder could tell which those are: LZW, rows of differences, reversed bits, bits that fill no
 * byte.
 */
export function paletteInUse(
  file: TiffFile,
  page: TiffPage,
  { packing, parts }: TiffParts,
): Uint8Array | null {
  const first = (key: number, otherwise: number) => numbersOf(file, page.get(key), 1)[0] ?? otherwise
  const bits = first(tag.bits, 1)
  const colours = 1 << bits
  const palette = page.get(tag.palette)?.value
  const isPlain =
    first(tag.predictor, 1) === 1 && first(tag.fillOrder, 1) === 1 && first(tag.samples, 1) === 1
  if (!palette || 8 % bits !== 0 || !isPlain) return null
  const used = new Uint8Array(colours)
  // The bits that fill up a row count as points, which keeps a colour too many at most.
  const mark = (bytes: Uint8Array) => markRow(bytes, (bytes.length * 8) / bits, bits, used)
  for (const part of new Set(parts)) if (!unpack(part, packing, mark)) return null
  // A short palette has short reds, greens and blues.
  const ofEach = Math.min(colours, Math.floor(palette.length / 6))
  return palette.slice(0, ofEach * 6).map((byte, at) => (used[(at >> 1) % ofEach] === 1 ? byte : 0))
}

/** Hands on the bytes of a part; one that is repeated is handed on once. False for a packing that is not followed here. */
function unpack(part: Uint8Array, packing: number, take: (bytes: Uint8Array) => void): boolean {
  if (packing === none) take(part)
  else if (packing === packBits) unpackBits(part, take)
  else if (zlib.includes(packing)) inflateToEnd(part, 2, mostOfPart, take)
  else return false
  return true
}

/** Section 9: a byte that counts, and what is copied or repeated. */
function unpackBits(part: Uint8Array, take: (bytes: Uint8Array) => void): void {
  for (let at = 0; at < part.length; ) {
    const count = part[at] ?? 0
    if (count !== 128) take(part.subarray(at + 1, at + (count < 128 ? count + 2 : 2)))
    at += count < 128 ? count + 2 : count > 128 ? 2 : 1
  }
}
