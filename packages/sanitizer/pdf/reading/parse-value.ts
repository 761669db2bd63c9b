import { delimiter, hexValue, isRegular, kinds, white } from './characters.ts'
import { findBytes } from './find-bytes.ts'
import { type Dict, Name, Ref, Text, type Value, Word } from './objects.ts'

/** Real documents nest a handful deep. What goes deeper is made to exhaust the reader. */
const deepest = 64

/** Reads values from bytes as leniently as readers of PDF do. Streams are left to code that knows their length. */
export class ValueParser {
  readonly bytes: Uint8Array
  at: number

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes
    this.at = at
  }

  /** The next value or word; `undefined` at the end of the bytes. */
  next(depth = 0): Value | Word | undefined {
    this.skipWhite()
    const { bytes } = this
    const byte = bytes[this.at]
    if (byte === undefined) return undefined
    switch (byte) {
      case 0x2f:
        return this.#name()
      case 0x28:
        return this.#string()
      case 0x3c:
        if (bytes[this.at + 1] === 0x3c) return this.#dictionary(depth)
        return this.#hexString()
      case 0x5b:
        return this.#array(depth)
      default:
        if (!isRegular(byte)) {
          this.at += byte === 0x3e && bytes[this.at + 1] === 0x3e ? 2 : 1
          return new Word(byte === 0x3e ? '>>' : String.fromCharCode(byte))
        }
        return this.#numberOrWord()
    }
  }

  /** A value where one has to be; a stray word counts as null. `12 0 R` is taken together. */
  value(depth = 0): Value {
    const found = this.next(depth)
    if (found === undefined) return null
    if (found instanceof Word) return null
    return this.#orRef(found)
  }

  skipWhite(): void {
    const { bytes } = this
    for (;;) {
      const byte = bytes[this.at]
      if (byte === 0x25) {
        while (this.at < bytes.length && bytes[this.at] !== 10 && bytes[this.at] !== 13) this.at++
      } else if (byte !== undefined && kinds[byte] === white) this.at++
      else return
    }
  }

  /** A number that may be the first of `12 0 R`. */
  #orRef(found: Value): Value {
    if (typeof found !== 'number' || !Number.isInteger(found) || found < 0) return found
    const back = this.at
    const { bytes } = this
    this.skipWhite()
    const start = this.at
    while (isDigit(bytes[this.at])) this.at++
    if (this.at > start && this.at - start <= 5) {
      const generation = Number(asText(bytes, start, this.at))
      this.skipWhite()
      if (bytes[this.at] === 0x52 && !isRegular(bytes[this.at + 1])) {
        this.at++
        return new Ref(found, generation)
      }
    }
    this.at = back
    return found
  }

  #array(depth: number): Value[] {
    this.at++
    const items: Value[] = []
    for (;;) {
      if (depth > deepest) return items
      const found = this.next(depth + 1)
      if (found === undefined) return items
      if (found instanceof Word) {
        if (found.value === ']') return items
        if (found.value === 'endobj' || found.value === 'endstream' || found.value === '>>') return items
        continue
      }
      items.push(this.#orRef(found))
    }
  }

  #dictionary(depth: number): Dict {
    this.at += 2
    const dict: Dict = new Map()
    for (;;) {
      if (depth > deepest) return dict
      const key = this.next(depth + 1)
      if (key === undefined) return dict
      if (key instanceof Word) {
        if (key.value === '>>') return dict
        if (key.value === 'stream' || key.value === 'endobj') {
          this.at -= key.value.length
          return dict
        }
        continue
      }
      if (!(key instanceof Name)) continue
      const back = this.at
      const found = this.next(depth + 1)
      if (found instanceof Word) {
        this.at = back
        const isEnd = found.value === '>>' || found.value === 'endobj' || found.value === 'stream'
        if (!isEnd) this.next(depth + 1)
        continue
      }
      if (found === undefined) return dict
      dict.set(key.value, this.#orRef(found))
    }
  }

  #name(): Name {
    const { bytes } = this
    let text = ''
    let at = this.at + 1
    for (; isRegular(bytes[at]); at++) {
      const byte = bytes[at] ?? 0
      const high = byte === 0x23 ? hexValue(bytes[at + 1] ?? 0) : -1
      const low = high >= 0 ? hexValue(bytes[at + 2] ?? 0) : -1
      if (low >= 0) {
        text += String.fromCharCode(high * 16 + low)
        at += 2
      } else text += String.fromCharCode(byte)
    }
    this.at = at
    return new Name(text)
  }

  #string(): Text {
    const start = this.at + 1
    const end = endOfString(this.bytes, this.at)
    const edge = edgeOfObject(this.bytes, start, end)
    this.at = edge < 0 ? end : edge
    return new Text(edge < 0 ? unescapeString(this.bytes.subarray(start, end - 1)) : new Uint8Array())
  }

  #hexString(): Text {
    const { bytes } = this
    const out: number[] = []
    let high = -1
    let at = this.at + 1
    let isTorn = false
    for (; at < bytes.length && bytes[at] !== 0x3e; at++) {
      const byte = bytes[at] ?? 0
      const value = hexValue(byte)
      // Other values between the digits: this was a dictionary once, or has lost its end.
      if (value < 0) isTorn ||= kinds[byte] === delimiter
      if (value < 0) continue
      if (high < 0) high = value
      else {
        out.push(high * 16 + value)
        high = -1
      }
    }
    if (high >= 0) out.push(high * 16)
    this.at = at + 1
    return new Text(Uint8Array.from(isTorn ? [] : out))
  }

  #numberOrWord(): Value | Word {
    const { bytes } = this
    const start = this.at
    while (isRegular(bytes[this.at])) this.at++
    const text = asText(bytes, start, this.at)
    const first = bytes[start] ?? 0
    if (isDigit(first) || first === 0x2b || first === 0x2d || first === 0x2e) return lenientNumber(text)
    if (text === 'true') return true
    if (text === 'false') return false
    if (text === 'null') return null
    return new Word(text)
  }
}

/** The place after the closing bracket of the string that opens at `at`. */
export function endOfString(bytes: Uint8Array, start: number): number {
  let depth = 0
  let at = start
  for (; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === 0x5c) at++
    else if (byte === 0x28) depth++
    else if (byte === 0x29 && --depth === 0) return at + 1
  }
  return bytes.length + 1
}

/** Two numbers and blanks. */
const longestHead = 20

/**
 * Where another object begins or this one ends within what looks like a string, or -1. A string that has lost its bracket would take along
 * what is behind it, and what is hidden there would become a part of what it says; so it says nothing.
 */
function edgeOfObject(bytes: Uint8Array, start: number, end: number): number {
  const edges = [edgeAt('obj', /^(?:\d+ \d+ |end)$/), edgeAt('stream', /^(?:end)?$/)].filter((at) => at >= 0)
  return edges.length > 0 ? Math.min(...edges) : -1

  function edgeAt(word: string, before: RegExp): number {
    for (let at = findBytes(bytes, word, start, end); at >= 0; at = findBytes(bytes, word, at + 3, end)) {
      let line = at
      while (line > start && at - line < longestHead && bytes[line - 1] !== 10 && bytes[line - 1] !== 13)
        line--
      if (bytes[line - 1] !== 10 && bytes[line - 1] !== 13) continue
      const next = bytes[at + word.length]
      const isAlone = next === 10 || next === 13 || word === 'obj'
      if (line > start && isAlone && before.test(asText(bytes, line, at))) return line
    }
    return -1
  }
}

const escapes: Record<number, number> = { 110: 10, 114: 13, 116: 9, 98: 8, 102: 12 }

function unescapeString(bytes: Uint8Array): Uint8Array {
  if (!bytes.includes(0x5c) && !bytes.includes(13)) return bytes.slice()
  const out: number[] = []
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0
    if (byte === 13) {
      out.push(10)
      if (bytes[at + 1] === 10) at++
      continue
    }
    if (byte !== 0x5c) {
      out.push(byte)
      continue
    }
    const next = bytes[++at]
    if (next === undefined) break
    if (next >= 0x30 && next <= 0x37) {
      let code = 0
      let digits = 0
      while (digits < 3 && isOctal(bytes[at])) {
        code = code * 8 + (bytes[at++] ?? 0) - 0x30
        digits++
      }
      at--
      out.push(code & 255)
    } else if (next === 13) {
      if (bytes[at + 1] === 10) at++
    } else if (next !== 10) out.push(escapes[next] ?? next)
  }
  return Uint8Array.from(out)
}

function lenientNumber(text: string): number {
  const exact = Number(text)
  if (Number.isFinite(exact) && !/[xXoObBeE]/.test(text)) return exact
  const found = /^[+-]*(\d*\.?\d*)/.exec(text)
  const size = Number.parseFloat(found?.[1] ?? '') || 0
  return text.startsWith('-') ? -size : size
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 48 && byte <= 57
}

function isOctal(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 48 && byte <= 55
}

function asText(bytes: Uint8Array, start: number, end: number): string {
  let text = ''
  for (let at = start; at < end; at++) text += String.fromCharCode(bytes[at] ?? 0)
  return text
}
