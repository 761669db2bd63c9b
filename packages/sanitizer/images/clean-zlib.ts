import { zlibSync } from 'fflate'
import type { WholeStreams } from '../contract.ts'
import { refuse } from '../refusals.ts'
import { areSameBytes } from '../same-bytes.ts'
import { b32, joinBytes, u8 } from './bytes.ts'
import { inflateToEnd } from './inflate-to-end.ts'

/**
 * A zlib stream that unpacks to exactly `expected` bytes, with nothing behind it: the stream as it is when it does already, packed
 * again when more is hidden in it. Refuses as `broken` when there is less. Call `work.spend(expected)` before.
 */
export function cleanZlib(
  bytes: Uint8Array,
  expected: number,
  known?: WholeStreams,
): { zlib: Uint8Array; hidden: number } {
  if (known?.has(bytes, expected)) return { zlib: bytes, hidden: 0 }
  const cleaned = cutZlib(bytes, expected)
  // One that was cut is looked into again, for that shows that the cut was right.
  if (known && areSameBytes(bytes, cleaned.zlib)) known.add(cleaned.zlib, expected)
  return cleaned
}

function cutZlib(bytes: Uint8Array, expected: number): { zlib: Uint8Array; hidden: number } {
  if ((u8(bytes, 0) & 15) !== 8 || (u8(bytes, 0) * 256 + u8(bytes, 1)) % 31 !== 0 || u8(bytes, 1) & 32) {
    refuse('broken')
  }
  const { length, end, lastBits, adler } = inflateToEnd(bytes, 2, expected + mostHidden)
  const hidden = bytes.length - end - 4
  if (length < expected) refuse('broken')
  if (length > expected) return { zlib: packAnew(bytes, expected), hidden: length - expected }
  const zlib = joinBytes(bytes.subarray(0, end), b32(adler))
  // The bits behind the last code belong to nothing.
  zlib[end - 1] = u8(zlib, end - 1) & (255 >> (8 - lastBits))
  return { zlib, hidden: Math.max(0, hidden) }
}

/** What may unpack beyond the picture before it is a bomb. */
const mostHidden = 16_000_000

function packAnew(bytes: Uint8Array, expected: number): Uint8Array {
  const whole = new Uint8Array(expected)
  let filled = 0
  inflateToEnd(bytes, 2, expected + mostHidden, (piece) => {
    whole.set(piece.subarray(0, expected - filled), filled)
    filled = Math.min(expected, filled + piece.length)
  })
  return zlibSync(whole, { level: 6 })
}
