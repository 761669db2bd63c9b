import { GrowingBytes } from '../../filters/growing-bytes.ts'
import { isRegular } from '../../reading/characters.ts'
import { endOfString, ValueParser } from '../../reading/parse-value.ts'

/** The same words without what is between them; for PostScript and character maps, which are full of remarks. */
export function withoutComments(bytes: Uint8Array): Uint8Array {
  const out = new GrowingBytes(bytes.length + 16)
  const parser = new ValueParser(bytes)
  for (;;) {
    parser.skipWhite()
    const start = parser.at
    if (start >= bytes.length) return out.done()
    const end = endOfToken(bytes, start)
    if (out.length > 0 && needsSpace(out.bytes[out.length - 1], bytes[start])) out.push(10)
    out.appendRange(bytes, start, end)
    parser.at = end
  }
}

/** The place after the token that starts at `start`: a string, a name, a word, or one mark. */
export function endOfToken(bytes: Uint8Array, start: number): number {
  const byte = bytes[start]
  if (byte === 0x28) return Math.min(endOfString(bytes, start), bytes.length)
  if (byte === 0x3c && bytes[start + 1] !== 0x3c) {
    const end = bytes.indexOf(0x3e, start)
    return end < 0 ? bytes.length : end + 1
  }
  if ((byte === 0x3c || byte === 0x3e) && bytes[start + 1] === byte) return start + 2
  let end = start + 1
  if (byte === 0x2f || isRegular(byte)) while (isRegular(bytes[end])) end++
  return end
}

/** Two words would run together; after a name even a mark is safe. */
export function needsSpace(before: number | undefined, after: number | undefined): boolean {
  return isRegular(before) && isRegular(after)
}
