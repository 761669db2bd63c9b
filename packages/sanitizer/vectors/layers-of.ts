import { Inflate, unzlibSync } from 'fflate'
import { richTexts } from './rich-layers.ts'

/** Each piece of content that can be unpacked out of a file, the file itself first. For tests: thorough, not quick. */
export function* layersOf(bytes: Uint8Array, depth = 0): Generator<Uint8Array> {
  yield bytes
  if (depth >= 6 || bytes.length === 0) return
  for (const inner of unpacked(bytes)) yield* layersOf(inner, depth + 1)
}

function* unpacked(bytes: Uint8Array): Generator<Uint8Array> {
  yield* zipMembers(bytes)
  yield* zlibStreams(bytes)
  yield* gzipStreams(bytes)
  yield* pngPixels(bytes)
  yield* encodedStreams(bytes)
  yield* longBase64(bytes)
  yield* richTexts(bytes)
}

/** By their local headers, so that members that no directory names are seen as well. */
function* zipMembers(bytes: Uint8Array): Generator<Uint8Array> {
  for (const at of placesOf(bytes, [0x50, 0x4b, 3, 4])) {
    const view = new DataView(bytes.buffer, bytes.byteOffset)
    if (at + 30 > bytes.length) return
    const method = view.getUint16(at + 8, true)
    const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
    if (start >= bytes.length) continue
    if (method === 8) yield* whole(inflateRaw(bytes.subarray(start)))
  }
}

/** Every place that could be the head of a zlib stream and unpacks to something. */
function* zlibStreams(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at + 6 < bytes.length; at += 1) {
    const [first = 0, second = 0] = [bytes[at], bytes[at + 1]]
    if ((first & 0x0f) !== 8 || first > 0x78 || ((first << 8) | second) % 31 !== 0 || (second & 0x20) !== 0)
      continue
    // Anything else begins like one now and then, and then a block of an unknown sort or a few bytes follow.
    if (((bytes[at + 2] ?? 0) & 6) === 6) continue
    const inflated = inflateRaw(bytes.subarray(at + 2))
    if (inflated && inflated.length > 8) yield inflated
  }
}

function* gzipStreams(bytes: Uint8Array): Generator<Uint8Array> {
  for (const at of placesOf(bytes, [0x1f, 0x8b, 8])) yield* whole(inflateRaw(bytes.subarray(at + 10)))
}

/** The IDAT chunks joined, as one stream: what is behind its end, too. */
function* pngPixels(bytes: Uint8Array): Generator<Uint8Array> {
  for (const start of placesOf(bytes, [0x89, 0x50, 0x4e, 0x47])) {
    const view = new DataView(bytes.buffer, bytes.byteOffset)
    const pieces: Uint8Array[] = []
    for (let at = start + 8; at + 12 <= bytes.length; ) {
      const length = view.getUint32(at)
      if (length > bytes.length - at - 12) break
      if (view.getUint32(at + 4) === 0x49444154) pieces.push(bytes.subarray(at + 8, at + 8 + length))
      at += 12 + length
    }
    if (pieces.length < 2) continue
    const joined = joinedOf(pieces)
    try {
      yield unzlibSync(joined)
    } catch {
      yield* whole(inflateRaw(joined.subarray(2)))
    }
  }
}

/** PDF's ways of writing bytes as letters: ASCII85 and hexadecimal, each up to its end mark. */
function* encodedStreams(bytes: Uint8Array): Generator<Uint8Array> {
  for (const end of placesOf(bytes, [0x7e, 0x3e])) {
    let start = end
    while (start > 0 && isAscii85(bytes[start - 1] ?? 0) && !isAfterWord(bytes, start)) start -= 1
    if (end - start > 20) yield ascii85(bytes.subarray(start, end))
  }
  for (const at of placesOf(bytes, [0x73, 0x74, 0x72, 0x65, 0x61, 0x6d, 10])) {
    const digits: number[] = []
    for (let place = at + 7; place < bytes.length && isHexOrSpace(bytes[place] ?? 0); place += 1)
      if ((bytes[place] ?? 0) > 32) digits.push(bytes[place] ?? 0)
    if (digits.length > 40) yield hexadecimal(digits)
  }
}

/** The word before the data is made of such letters, too. */
function isAfterWord(bytes: Uint8Array, at: number): boolean {
  const before = bytes[at - 2] === 13 ? 8 : 7
  const isWord = (letter: string, place: number) => bytes[at - before + place] === letter.charCodeAt(0)
  return bytes[at - 1] === 10 && [...'stream'].every(isWord)
}

function* longBase64(bytes: Uint8Array): Generator<Uint8Array> {
  let run: number[] = []
  for (let at = 0; at <= bytes.length; at += 1) {
    const byte = bytes[at] ?? 0
    if (isBase64(byte)) run.push(byte)
    else if (byte !== 10 && byte !== 13) {
      if (run.length >= 64) yield* whole(base64(run))
      run = []
    }
  }
}

function base64(run: readonly number[]): Uint8Array | undefined {
  const text = run.map((byte) => String.fromCharCode(byte)).join('')
  try {
    return Uint8Array.from(atob(text.slice(0, text.length - (text.length % 4))), (letter) =>
      letter.charCodeAt(0),
    )
  } catch {
    return undefined
  }
}

function ascii85(letters: Iterable<number>): Uint8Array {
  const out: number[] = []
  let group: number[] = []
  const flush = (size: number) => {
    const padded = [...group, 84, 84, 84, 84].slice(0, 5)
    const value = padded.reduce((sum, digit) => sum * 85 + digit, 0)
    for (let place = 0; place < size; place += 1) out.push(Math.floor(value / 256 ** (3 - place)) & 255)
    group = []
  }
  for (const letter of letters) {
    if (letter === 0x7a && group.length === 0) out.push(0, 0, 0, 0)
    else if (letter >= 33 && letter <= 117) group.push(letter - 33)
    if (group.length === 5) flush(4)
  }
  if (group.length > 1) flush(group.length - 1)
  return Uint8Array.from(out)
}

function hexadecimal(digits: readonly number[]): Uint8Array {
  const text = digits.map((digit) => String.fromCharCode(digit)).join('')
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

const isAscii85 = (byte: number) => (byte >= 33 && byte <= 117) || byte === 0x7a || byte === 10 || byte === 13
const isHexOrSpace = (byte: number) =>
  (byte >= 48 && byte <= 57) ||
  (byte >= 65 && byte <= 70) ||
  (byte >= 97 && byte <= 102) ||
  byte === 10 ||
  byte === 13
const isBase64 = (byte: number) =>
  (byte >= 48 && byte <= 57) ||
  (byte >= 65 && byte <= 90) ||
  (byte >= 97 && byte <= 122) ||
  byte === 43 ||
  byte === 47

/** As much as can be unpacked, at most 64 MB; undefined when nothing can. What is broken further on still counts. */
function inflateRaw(bytes: Uint8Array): Uint8Array | undefined {
  const pieces: Uint8Array[] = []
  let sum = 0
  const inflate = new Inflate((piece) => {
    pieces.push(piece)
    sum += piece.length
    if (sum > 64_000_000) throw new Error('enough')
  })
  try {
    for (let at = 0; at < bytes.length; at += 65_536) {
      const until = Math.min(at + 65_536, bytes.length)
      inflate.push(bytes.subarray(at, until), until === bytes.length)
    }
  } catch {
    // What came out before counts.
  }
  return sum === 0 ? undefined : joinedOf(pieces)
}

function joinedOf(pieces: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    joined.set(piece, at)
    at += piece.length
  }
  return joined
}

function* whole(bytes: Uint8Array | undefined): Generator<Uint8Array> {
  if (bytes && bytes.length > 0) yield bytes
}

function* placesOf(bytes: Uint8Array, pattern: readonly number[]): Generator<number> {
  const [first = 0] = pattern
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if (pattern.every((byte, place) => bytes[at + place] === byte)) yield at
}
