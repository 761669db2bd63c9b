import { u8 } from '../bytes.ts'
import { type JpegSegment, sos } from './jpeg-segments.ts'
import { isFrame } from './jpeg-tables.ts'

const huffman = 0xc4
const conditioning = 0xcc
const quantisation = 0xdb
const restarts = 0xdd
const arithmetic = new Set([0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf])

/**
 * The segments with only those tables that a later scan reads before another takes their place (ITU-T T.81, B.2.4). A table that is read
 * by none holds up to a kilobyte of anything.
 */
export function withNeededTables(segments: readonly JpegSegment[]): JpegSegment[] {
  const frame = segments.find(({ marker }) => isFrame(marker))
  if (!frame) return [...segments]
  const isArithmetic = arithmetic.has(frame.marker)
  const quantities = quantitiesOf(frame.body)
  /** The tables that scans behind this place read, as `class and id`. */
  const wanted = new Set<string>()
  let isBehindScans = true
  const kept: JpegSegment[] = []
  for (const segment of segments.toReversed()) {
    const { marker, body } = segment
    if (marker === sos) {
      isBehindScans = false
      wantTables(body, quantities, wanted)
    }
    if (isBehindScans && marker === restarts) continue
    if (marker === conditioning && !isArithmetic) continue
    if (marker === huffman) {
      const tables = keepWanted(body, lengthOfHuffman, (head) => `h${head}`, wanted)
      if (tables.length > 0 && !isArithmetic) kept.push({ ...segment, body: tables })
    } else if (marker === quantisation) {
      const tables = keepWanted(body, lengthOfQuantities, (head) => `q${head & 15}`, wanted)
      if (tables.length > 0) kept.push({ ...segment, body: tables })
    } else kept.push(segment)
  }
  return kept.reverse()
}

/** The table of quantities of each component. */
function quantitiesOf(frame: Uint8Array): Map<number, number> {
  const quantities = new Map<number, number>()
  for (let at = 6; at + 2 < frame.length; at += 3) quantities.set(u8(frame, at), u8(frame, at + 2))
  return quantities
}

function wantTables(scan: Uint8Array, quantities: ReadonlyMap<number, number>, wanted: Set<string>): void {
  const count = scan[0] ?? 0
  for (let at = 1; at + 1 < scan.length && at <= 2 * count; at += 2) {
    const tables = u8(scan, at + 1)
    wanted.add(`h${tables >> 4}`).add(`h${0x10 | (tables & 15)}`)
    const quantity = quantities.get(u8(scan, at))
    // A scan of a component that the frame does not have could read any.
    for (const one of quantity === undefined ? quantities.values() : [quantity]) wanted.add(`q${one}`)
  }
}

/** Of several definitions in one segment the last of each id counts, so they are looked at from behind. */
function keepWanted(
  body: Uint8Array,
  lengthOf: (body: Uint8Array, at: number) => number,
  nameOf: (head: number) => string,
  wanted: Set<string>,
): Uint8Array {
  const tables: { name: string; bytes: Uint8Array }[] = []
  for (let at = 0; at < body.length; ) {
    const length = lengthOf(body, at)
    if (at + length > body.length) break
    tables.push({ name: nameOf(u8(body, at)), bytes: body.subarray(at, at + length) })
    at += length
  }
  const kept = tables.reverse().filter(({ name }) => wanted.delete(name))
  const whole = new Uint8Array(kept.reduce((sum, { bytes }) => sum + bytes.length, 0))
  let end = 0
  for (const { bytes } of kept.reverse()) {
    whole.set(bytes, end)
    end += bytes.length
  }
  return whole
}

function lengthOfHuffman(body: Uint8Array, at: number): number {
  return 17 + body.subarray(at + 1, at + 17).reduce((sum, count) => sum + count, 0)
}

function lengthOfQuantities(body: Uint8Array, at: number): number {
  return u8(body, at) >> 4 === 0 ? 65 : 129
}
