import { GrowingBytes } from '../../filters/growing-bytes.ts'

const startOfTile = 0x90
const startOfData = 0x93
const end = Uint8Array.of(0xff, 0xd9)

/**
 * Segments that say how pixels are packed (ISO 15444-1, annex A), each with what its length must be, counted from its length on. A remark
 * is none of them, nor is a table of lengths, which would be wrong afterwards and which readers do without.
 */
const fits: Record<number, (segment: DataView) => boolean> = {
  // CAP, PRF and CPF say that a newer way of packing is used.
  80: ({ byteLength }) => byteLength >= 6 && byteLength <= 70,
  81: (segment) => segment.byteLength >= 38 && segment.byteLength === 38 + 3 * segment.getUint16(36),
  82: (segment) => segment.byteLength >= 12 && segment.byteLength === 12 + precincts(segment, 2, 7),
  83: (segment) => hasStyle(segment, 3) || hasStyle(segment, 4),
  86: ({ byteLength }) => byteLength >= 4 && byteLength <= 18,
  89: ({ byteLength }) => byteLength >= 4 && byteLength <= 18,
  92: (segment) => hasSteps(segment, 2),
  93: (segment) => hasSteps(segment, 3) || hasSteps(segment, 4),
  94: ({ byteLength }) => byteLength === 5 || byteLength === 6,
  95: ({ byteLength }) => byteLength > 2 && ((byteLength - 2) % 7 === 0 || (byteLength - 2) % 9 === 0),
  96: () => true,
  97: () => true,
}

/** What there is one of in a header; readers go by one of them, and others are no part of the picture. */
const once = new Set([0x50, 0x51, 0x52, 0x5c])

function precincts(segment: DataView, style: number, levels: number): number {
  return (segment.getUint8(style) & 1) === 1 ? segment.getUint8(levels) + 1 : 0
}

function hasStyle(segment: DataView, style: number): boolean {
  const { byteLength } = segment
  return byteLength >= style + 6 && byteLength === style + 6 + precincts(segment, style, style + 1)
}

/** One step for all, or one for each of up to 97 bands. */
function hasSteps(segment: DataView, style: number): boolean {
  if (segment.byteLength <= style) return false
  const rest = segment.byteLength - style - 1
  const kind = segment.getUint8(style) & 31
  const bands = kind === 0 ? rest : rest / 2
  if (kind === 1) return rest === 2
  return (kind === 0 || kind === 2) && bands % 3 === 1 && bands <= 97
}

/** The packed pixels of JPEG 2000 with nothing beside them: no remarks, no unknown segments, nothing between tiles or behind the last. */
export function plainJpxStream(stream: Uint8Array): Uint8Array {
  const out = new GrowingBytes(stream.length + 2)
  out.append(Uint8Array.of(0xff, 0x4f))
  let at = copySegments(stream, 2, out)
  while (stream[at] === 0xff && stream[at + 1] === startOfTile && at + 14 <= stream.length)
    at = copyTile(stream, at, out)
  out.append(end)
  return out.done()
}

/** Copies segments until a tile or its data begins, or the way is lost. Answers the place of what comes then. */
function copySegments(stream: Uint8Array, start: number, out: GrowingBytes): number {
  const seen = new Set<number>()
  let at = start
  while (at + 4 <= stream.length && stream[at] === 0xff) {
    const kind = stream[at + 1] ?? 0
    if (kind === startOfTile || kind === startOfData || kind < 0x4f) break
    const next = at + 2 + (((stream[at + 2] ?? 0) << 8) | (stream[at + 3] ?? 0))
    if (next < at + 4 || next > stream.length) break
    const segment = new DataView(stream.buffer, stream.byteOffset + at + 2, next - at - 2)
    const isFirst = !(once.has(kind) && seen.has(kind))
    seen.add(kind)
    if (isFirst && fits[kind]?.(segment)) out.appendRange(stream, at, next)
    at = next
  }
  return at
}

/** A tile begins with its number and its length, which is counted again. */
function copyTile(stream: Uint8Array, start: number, out: GrowingBytes): number {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.length)
  const told = view.getUint32(start + 6)
  const from = out.length
  out.appendRange(stream, start, start + 12)
  const data = copySegments(stream, start + 12, out)
  if (stream[data] !== 0xff || stream[data + 1] !== startOfData) {
    out.length = from
    return stream.length
  }
  const most = told >= 14 ? Math.min(stream.length, start + told) : stream.length
  const stop = endOfPackets(stream, data + 2, most)
  out.appendRange(stream, data, stop)
  const length = out.length - from
  for (let byte = 0; byte < 4; byte++) out.bytes[from + 6 + byte] = (length >>> (24 - 8 * byte)) & 255
  return stop
}

/** No packet holds 0xFF90 or more, but for the two marks that may be between packets (A.8). */
function endOfPackets(stream: Uint8Array, start: number, most: number): number {
  let at = stream.indexOf(0xff, start)
  while (at >= 0 && at + 1 < most) {
    const next = stream[at + 1] ?? 0
    if (next >= 0x90 && next !== 0x91 && next !== 0x92) return at
    at = stream.indexOf(0xff, at + (next === 0x91 ? 6 : 1))
  }
  return Math.max(start, most)
}
