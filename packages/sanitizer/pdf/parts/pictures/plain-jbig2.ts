import { GrowingBytes } from '../../filters/growing-bytes.ts'

/** Segments that hold pixels, or what pixels are made with (ITU-T T.88, 7.3). Remarks (62) and those that no one knows are not among them. */
const known = new Set([0, 4, 6, 7, 16, 20, 22, 23, 36, 38, 39, 40, 42, 43, 48, 50, 52, 53])
const ends = new Set([49, 51])

/** A JBIG2 picture with nothing but its pixels. What is behind its last segment is no part of it. */
export function plainJbig2(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const out = new GrowingBytes(bytes.length)
  for (let at = 0; at + 11 <= bytes.length; ) {
    const segment = readHeader(view, at)
    if (!segment || ends.has(segment.kind)) break
    const { kind, data, length } = segment
    // A length that is not told reaches to the end; so does one that is cut off.
    const isOpen = length === 0xffffffff
    const end = isOpen ? bytes.length : Math.min(bytes.length, data + length)
    if (known.has(kind)) out.appendRange(bytes, at, end)
    else if (kind !== 62) break
    at = end
  }
  return out.length > 0 ? out.done() : bytes
}

function readHeader(view: DataView, at: number): { kind: number; data: number; length: number } | null {
  const number = view.getUint32(at)
  const flags = view.getUint8(at + 4)
  let place = at + 5
  let count = view.getUint8(place) >> 5
  if (count === 7) {
    count = view.getUint32(place) & 0x1fffffff
    place += 4 + ((count + 8) >> 3)
  } else place++
  place += count * (number <= 256 ? 1 : number <= 65_536 ? 2 : 4) + ((flags & 0x40) === 0 ? 1 : 4)
  if (place + 4 > view.byteLength) return null
  return { kind: flags & 0x3f, data: place + 4, length: view.getUint32(place) }
}
