import { GrowingBytes } from './growing-bytes.ts'

const clear = 256
const endOfData = 257

/** LZWDecode, ISO 32000-1, 7.4.4. Damaged data gives what could be read. */
export function unpackLzw(data: Uint8Array, isEarly: boolean, spend: (bytes: number) => void): Uint8Array {
  const out = new GrowingBytes(data.length * 3 + 64, spend)
  /** Where in the output each code's bytes are, and how many. */
  const starts = new Uint32Array(4097)
  const lengths = new Uint32Array(4097)
  const early = isEarly ? 1 : 0
  let next = 258
  let width = 9
  let held = 0
  let bits = 0
  let last = -1
  for (let at = 0; ; ) {
    while (bits < width && at < data.length) {
      held = ((held << 8) | (data[at++] ?? 0)) & 0xffffff
      bits += 8
    }
    if (bits < width) break
    const code = (held >> (bits - width)) & ((1 << width) - 1)
    bits -= width
    if (code === endOfData) break
    if (code === clear) {
      next = 258
      width = 9
      last = -1
      continue
    }
    const start = out.length
    if (code < 256) out.push(code)
    else if (code < next) copy(out, starts[code] ?? 0, lengths[code] ?? 0)
    else if (code === next && last >= 0) {
      // The bytes of the last code and its first byte once more; they are right before this place.
      const length = lastLength(last, lengths)
      copy(out, start - length, length)
      out.push(out.bytes[start] ?? 0)
    } else break
    if (last >= 0 && next < 4096) {
      const length = lastLength(last, lengths)
      starts[next] = start - length
      lengths[next] = length + 1
      next++
      if (next + early >= 1 << width && width < 12) width++
    }
    last = code
    if (code >= 256 && code >= next) last = next - 1
  }
  return out.done()
}

function lastLength(code: number, lengths: Uint32Array): number {
  return code < 256 ? 1 : (lengths[code] ?? 0)
}

function copy(out: GrowingBytes, start: number, length: number): void {
  for (let at = start; at < start + length; at++) out.push(out.bytes[at] ?? 0)
}
