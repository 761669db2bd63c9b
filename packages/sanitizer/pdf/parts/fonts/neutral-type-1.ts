import { GrowingBytes } from '../../filters/growing-bytes.ts'
import { findBytes, standsAt } from '../../reading/find-bytes.ts'
import { endOfString } from '../../reading/parse-value.ts'

export type Type1 = { bytes: Uint8Array; clear: number; locked: number }

/**
 * A Type 1 font whose readable part has lost its remarks; the locked part is the outlines and stays. The zeros and the word after it are
 * left out, as PDF allows. Null when it is no such font.
 */
export function neutralType1(source: Uint8Array, clearLength: number): Type1 | null {
  const bytes = source[0] === 0x80 ? withoutSegments(source) : source
  if (!standsAt(bytes, '%!', 0)) return null
  const word = findBytes(bytes, 'eexec')
  if (word < 0) return null
  let start = word + 5
  while (bytes[start] === 32 || bytes[start] === 10 || bytes[start] === 13 || bytes[start] === 9) {
    start++
    if (start === clearLength) break
  }
  const clear = neutralClear(bytes.subarray(0, word + 5))
  const locked = bytes.subarray(start, endOfLocked(bytes, start))
  const out = new GrowingBytes(clear.length + locked.length + 1)
  out.append(clear)
  out.push(10)
  out.append(locked)
  return { bytes: out.done(), clear: clear.length + 1, locked: locked.length }
}

/** Printers' font files put six bytes before each part. */
function withoutSegments(source: Uint8Array): Uint8Array {
  const out = new GrowingBytes(source.length)
  for (let at = 0; at + 6 <= source.length && source[at] === 0x80 && source[at + 1] !== 3; ) {
    const [a = 0, b = 0, c = 0, d = 0] = source.subarray(at + 2, at + 6)
    const length = a + b * 0x100 + c * 0x1_0000 + d * 0x100_0000
    out.append(source.subarray(at + 6, at + 6 + length))
    at += 6 + length
  }
  return out.done()
}

/** After the outlines come 512 zeros and `cleartomark`, between which anything could be kept. */
function endOfLocked(bytes: Uint8Array, start: number): number {
  const mark = findBytes(bytes, 'cleartomark', start)
  if (mark < 0) return bytes.length
  let at = mark
  for (let zeros = 0; at > start && zeros <= 512; at--) {
    const before = bytes[at - 1] ?? 0
    if (before === 0x30) zeros++
    else if (before !== 10 && before !== 13 && before !== 32) return at
    if (zeros === 512) {
      at--
      break
    }
  }
  return at
}

function neutralClear(clear: Uint8Array): Uint8Array {
  const out = new GrowingBytes(clear.length + 32)
  out.appendText('%!PS-AdobeFont-1.0\n')
  let at = 0
  while (at < clear.length) {
    const byte = clear[at] ?? 0
    if (byte === 0x25) {
      while (at < clear.length && clear[at] !== 10 && clear[at] !== 13) at++
      while (clear[at] === 10 || clear[at] === 13) at++
      continue
    }
    if (byte === 0x28) {
      // All strings of the readable part are remarks.
      out.appendText('()')
      at = Math.min(endOfString(clear, at), clear.length)
      continue
    }
    out.push(byte)
    at++
    if (byte === 0x2f && hasTag(clear, at)) {
      out.appendText('AAAAAA')
      at += 6
    }
  }
  return out.done()
}

/** The six letters and the plus before the name of a subset. */
function hasTag(bytes: Uint8Array, at: number): boolean {
  return bytes[at + 6] === 0x2b && bytes.subarray(at, at + 6).every((byte) => byte >= 0x41 && byte <= 0x5a)
}
