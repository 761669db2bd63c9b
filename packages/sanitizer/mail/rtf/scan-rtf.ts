import { refuse } from '../../refusals.ts'

/** Told of rich text, piece by piece in its order. */
export type RtfReader = {
  open(): void
  close(): void
  /** A word behind a backslash, in small letters as it is written; the number behind it, when there is one. */
  word(name: string, value: number | undefined): void
  /** A sign behind a backslash: `*`, `~`, `{` and so on. */
  sign(sign: string): void
  /** A letter in the alphabet of its font, written as it is or as two digits. */
  letter(byte: number): void
  /** Bytes that are written as they are. */
  bytes(bytes: Uint8Array): void
}

const deepest = 1000
const [backslash, opening, closing, minus, space] = [92, 123, 125, 45, 32]

/** Reads rich text (Rich Text Format 1.9.1, "Conventions of an RTF reader"). Throws `Unreadable('too-deep')` for a thousand groups in one another. */
export function scanRtf(bytes: Uint8Array, reader: RtfReader): void {
  let depth = 0
  let at = 0
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0
    at += 1
    if (byte === opening) {
      depth += 1
      if (depth > deepest) refuse('too-deep')
      reader.open()
    } else if (byte === closing) {
      // What is behind the last group is no text.
      depth -= 1
      reader.close()
      if (depth <= 0) return
    } else if (byte === backslash) at = escaped(at)
    else if (byte !== 10 && byte !== 13 && byte !== 0) reader.letter(byte)
  }

  function escaped(start: number): number {
    const first = bytes[start]
    if (first === undefined) return start
    if (!isLetter(first)) return signAt(start, first)
    let end = start
    while (isLetter(bytes[end]) && end - start < 32) end += 1
    const name = String.fromCharCode(...bytes.subarray(start, end))
    const numberStart = end
    if (bytes[end] === minus && isDigit(bytes[end + 1])) end += 1
    while (isDigit(bytes[end]) && end - numberStart < 11) end += 1
    const value =
      end === numberStart ? undefined : Number(String.fromCharCode(...bytes.subarray(numberStart, end)))
    if (bytes[end] === space) end += 1
    if (name === 'bin') {
      const last = end + Math.max(value ?? 0, 0)
      reader.bytes(bytes.subarray(end, last))
      return last
    }
    reader.word(name, value)
    return end
  }

  function signAt(start: number, first: number): number {
    if (first !== 39) reader.sign(String.fromCharCode(first))
    else {
      const byte = Number.parseInt(String.fromCharCode(...bytes.subarray(start + 1, start + 3)), 16)
      if (!Number.isNaN(byte)) reader.letter(byte)
      return start + 3
    }
    return start + 1
  }
}

function isLetter(byte: number | undefined): boolean {
  return byte !== undefined && ((byte >= 97 && byte <= 122) || (byte >= 65 && byte <= 90))
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 48 && byte <= 57
}
