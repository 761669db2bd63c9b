import { GrowingBytes } from '../../filters/growing-bytes.ts'

/** Segments without which the picture would look different: tables, frames, scans, and Adobe's mark of the colours. */
function isNeeded(marker: number, data: Uint8Array): boolean {
  if (marker === 0xee) return data[4] === 0x41 && data[5] === 0x64 && data[6] === 0x6f
  return marker < 0xe0 || (marker > 0xef && marker !== 0xfe)
}

/**
 * A JPEG without remarks and application data, for pictures that are too damaged for the thorough cleaner and for those between instructions.
 * Null when it is no JPEG.
 */
export function strippedJpeg(bytes: Uint8Array): Uint8Array | null {
  let at = 0
  while (at + 1 < bytes.length && !(bytes[at] === 0xff && bytes[at + 1] === 0xd8)) at++
  if (at + 1 >= bytes.length) return null
  const out = new GrowingBytes(bytes.length + 2)
  out.append(Uint8Array.of(0xff, 0xd8))
  at += 2
  let hasScan = false
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) {
      at++
      continue
    }
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at++
      continue
    }
    if (marker === 0xd9) break
    if (marker === 0 || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) {
      at += 2
      continue
    }
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)
    const end = at + 2 + Math.max(2, length)
    if (end > bytes.length) break
    const segment = bytes.subarray(at, end)
    if (isNeeded(marker, segment)) out.append(segment)
    at = end
    if (marker === 0xda) {
      const scanEnd = endOfScan(bytes, at)
      out.append(bytes.subarray(at, scanEnd))
      at = scanEnd
      hasScan = true
    }
  }
  out.append(Uint8Array.of(0xff, 0xd9))
  return hasScan ? out.done() : null
}

/** Packed pixels go on until a marker that is neither stuffing nor a restart. */
function endOfScan(bytes: Uint8Array, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return bytes.length
}
