import { refuse } from '../../refusals.ts'
import { part, u8, u16 } from '../bytes.ts'

/** A marker and what belongs to it; after SOS also the compressed data that follows. */
export type JpegSegment = { marker: number; body: Uint8Array; scan: Uint8Array }

export const soi = 0xd8
export const eoi = 0xd9
export const sos = 0xda

/** A picture has some dozens, and one with notes of sixteen megabytes has 256. */
const mostSegments = 100_000

/**
 * Cuts a JPEG up, in the way libjpeg reads: bytes between segments are passed over, and a file that ends within its picture counts as
 * ended there. `end` is where the picture ends, and anything after it is none of its own.
 */
export function readJpegSegments(bytes: Uint8Array): { segments: JpegSegment[]; end: number; stray: number } {
  if (u16(bytes, 0) !== 0xff00 + soi) refuse('broken')
  const segments: JpegSegment[] = []
  const hasScan = () => segments.some(({ marker }) => marker === sos)
  let at = 2
  let stray = 0
  for (;;) {
    const marker = findMarker(bytes, at)
    stray += Math.max(0, marker.skipped)
    if (marker.code === eoi || marker.code === null) return { segments, end: marker.end, stray }
    at = marker.end
    if (marker.code === 0x01 || (marker.code >= 0xd0 && marker.code <= 0xd7)) continue
    if (marker.code === soi && hasScan()) return { segments, end: at - 2, stray }
    const isWhole = at + 2 <= bytes.length && u16(bytes, at) >= 2 && at + u16(bytes, at) <= bytes.length
    if (!isWhole && hasScan()) return { segments, end: bytes.length, stray }
    else if (!isWhole) refuse('broken')
    const body = part(bytes, at + 2, u16(bytes, at) - 2)
    at += u16(bytes, at)
    const scan = marker.code === sos ? bytes.subarray(at, endOfScan(bytes, at)) : bytes.subarray(at, at)
    at += scan.length
    segments.push({ marker: marker.code, body, scan })
    if (segments.length > mostSegments) refuse('unsupported')
  }
}

function findMarker(bytes: Uint8Array, from: number): { code: number | null; end: number; skipped: number } {
  let at = bytes.indexOf(0xff, from)
  while (at >= 0) {
    let next = at + 1
    while (bytes[next] === 0xff) next += 1
    if (next >= bytes.length) break
    const code = u8(bytes, next)
    if (code !== 0) return { code, end: next + 1, skipped: at - from }
    at = bytes.indexOf(0xff, next + 1)
  }
  return { code: null, end: bytes.length, skipped: bytes.length - from }
}

/** Compressed data goes on until a marker that is neither a stuffed zero nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at >= 0) {
    const next = bytes[at + 1]
    if (next === undefined) return at
    else if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
    at = bytes.indexOf(0xff, at + (next === 0xff ? 1 : 2))
  }
  return bytes.length
}
