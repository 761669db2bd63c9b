/**
 * The data of a strip up to the code with which its picture is whole, so that nothing can hide behind it. Only the lengths are
 * followed, not the colours (TIFF 6.0, sections 9 and 13). All of it when it breaks off before.
 * @param expected how many bytes the strip unpacks to
 */
export function lzwToEnd(packed: Uint8Array, expected: number): Uint8Array {
  const end = endOfCodes(packed, expected)
  if (end === null) return packed
  const kept = packed.slice(0, Math.ceil(end / 8))
  const last = kept.length - 1
  // The bits behind the last code belong to nothing.
  if (end % 8 > 0) kept[last] = (kept[last] ?? 0) & (0xff00 >> (end % 8))
  return kept
}

const clear = 256
const endCode = 257
const mostCodes = 4096

/** In bits; null when the picture does not become whole, or the codes are in the order of the first drafts. */
function endOfCodes(packed: Uint8Array, expected: number): number | null {
  if (packed[0] === 0 && ((packed[1] ?? 0) & 1) === 1) return null
  const lengths = new Uint32Array(mostCodes).fill(1, 0, clear)
  let [width, next, before, made] = [9, endCode + 1, 0, 0]
  let [held, count, at] = [0, 0, 0]
  for (;;) {
    const isWhole = made >= expected
    while (count < width) {
      const byte = packed[at++]
      if (byte === undefined) return isWhole ? (at - 1) * 8 - count : null
      held = ((held << 8) | byte) & 0xffffff
      count += 8
    }
    const code = (held >>> (count - width)) & ((1 << width) - 1)
    if (isWhole && code !== endCode) return at * 8 - count
    count -= width
    if (code === endCode) return isWhole ? at * 8 - count : null
    if (code === clear) {
      ;[width, next, before] = [9, endCode + 1, 0]
      continue
    }
    if (before > 0 && next < mostCodes) {
      // Each code adds what the one before drew and one byte more.
      lengths[next] = before + 1
      next += 1
      // One code earlier than in GIF.
      if (next === (1 << width) - 1 && width < 12) width += 1
    }
    before = lengths[code] ?? 0
    if (before === 0) return null
    made += before
  }
}

/** PackBits: a byte that counts, and what is copied or repeated. */
export function packBitsToEnd(packed: Uint8Array, expected: number): Uint8Array {
  let [at, made] = [0, 0]
  while (made < expected && at < packed.length) {
    const count = packed[at] ?? 0
    made += count < 128 ? count + 1 : count > 128 ? 257 - count : 0
    at += count < 128 ? count + 2 : count > 128 ? 2 : 1
  }
  return packed.subarray(0, Math.min(at, packed.length))
}
