/** What a PDF is made of (ISO 32000-1, 7.3). Strings hold one byte a unit. */
export type PdfValue =
  | number
  | boolean
  | null
  | { name: string }
  | { text: string }
  | { reference: number }
  | { word: string }
  | PdfValue[]
  | PdfDictionary

export type PdfDictionary = Map<string, PdfValue>

/** Reads one value after the other. `next` gives undefined at the end of the source. */
export type ValueReader = { next(): PdfValue | undefined; place(): number }

const deepest = 60

export function readValues(source: string, start = 0): ValueReader {
  let at = start

  function next(depth = 0): PdfValue | undefined {
    skipSpace()
    const sign = source.charAt(at)
    if (sign === '' || depth > deepest) return undefined
    else if (sign === '/') return { name: readName() }
    else if (sign === '(') return { text: readLiteral() }
    else if (sign === '<' && source.charAt(at + 1) === '<') return readDictionary(depth)
    else if (sign === '<') return { text: readHex() }
    else if (sign === '[') return readArray(depth)
    else if (')>]}{'.includes(sign)) return closing()
    else return readWord()
  }

  function closing(): PdfValue {
    const isDouble = source.startsWith('>>', at)
    at += isDouble ? 2 : 1
    return { word: isDouble ? '>>' : source.charAt(at - 1) }
  }

  function skipSpace(): void {
    for (;;) {
      if (isSpace(source.charCodeAt(at))) at += 1
      else if (source.charAt(at) === '%') at = lineEnd(source, at)
      else return
    }
  }

  function readName(): string {
    const from = at + 1
    at = from
    while (isRegular(source.charCodeAt(at))) at += 1
    return source
      .slice(from, at)
      .replaceAll(/#[\da-f]{2}/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)))
  }

  function readWord(): PdfValue {
    const from = at
    while (isRegular(source.charCodeAt(at))) at += 1
    const word = source.slice(from, at)
    if (word === '') at += 1
    const number = Number(word)
    if (word !== '' && !Number.isNaN(number)) return asReference(number) ?? number
    if (word === 'true' || word === 'false') return word === 'true'
    return word === 'null' ? null : { word }
  }

  function asReference(number: number): PdfValue | undefined {
    reference.lastIndex = at
    if (!Number.isInteger(number) || number < 0 || !reference.test(source)) return undefined
    at = reference.lastIndex
    return { reference: number }
  }

  function readArray(depth: number): PdfValue[] {
    const items: PdfValue[] = []
    at += 1
    for (;;) {
      const item = next(depth + 1)
      if (item === undefined || isWord(item, ']')) return items
      items.push(item)
    }
  }

  function readDictionary(depth: number): PdfDictionary {
    const entries: PdfDictionary = new Map()
    at += 2
    for (;;) {
      const key = next(depth + 1)
      if (key === undefined || isWord(key, '>>')) return entries
      if (!isName(key)) continue
      const value = next(depth + 1)
      if (value === undefined || isWord(value, '>>')) return entries
      entries.set(key.name, value)
    }
  }

  function readHex(): string {
    const end = source.indexOf('>', at)
    const digits = source.slice(at + 1, end < 0 ? source.length : end).replaceAll(/[^\da-f]/gi, '')
    at = end < 0 ? source.length : end + 1
    let text = ''
    for (let index = 0; index < digits.length; index += 2) {
      text += String.fromCharCode(Number.parseInt(digits.slice(index, index + 2).padEnd(2, '0'), 16))
    }
    return text
  }

  function readLiteral(): string {
    const parts: string[] = []
    let open = 1
    at += 1
    while (at < source.length) {
      const sign = source.charAt(at)
      at += 1
      if (sign === '\\') parts.push(readEscape())
      else {
        open += sign === '(' ? 1 : sign === ')' ? -1 : 0
        if (open === 0) break
        parts.push(sign)
      }
    }
    return parts.join('')
  }

  function readEscape(): string {
    octal.lastIndex = at
    if (octal.test(source)) {
      const code = Number.parseInt(source.slice(at, octal.lastIndex), 8) & 0xff
      at = octal.lastIndex
      return String.fromCharCode(code)
    }
    const sign = source.charAt(at)
    at += sign === '\r' && source.charAt(at + 1) === '\n' ? 2 : 1
    return escapes[sign] ?? sign
  }

  return { next: () => next(), place: () => at }
}

const reference = /[\s\0]{1,3}\d{1,5}[\s\0]{1,3}R(?![^\s\0()<>[\]{}/%])/y
const octal = /[0-7]{1,3}/y
const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '\n': '', '\r': '' }

export function isName(value: PdfValue | undefined): value is { name: string } {
  return typeof value === 'object' && value !== null && 'name' in value
}

export function isWord(value: PdfValue | undefined, word: string): boolean {
  return typeof value === 'object' && value !== null && 'word' in value && value.word === word
}

export function isText(value: PdfValue | undefined): value is { text: string } {
  return typeof value === 'object' && value !== null && 'text' in value
}

function isSpace(unit: number): boolean {
  return unit === 32 || unit === 10 || unit === 13 || unit === 9 || unit === 12 || unit === 0
}

function isRegular(unit: number): boolean {
  return !Number.isNaN(unit) && !isSpace(unit) && !'()<>[]{}/%'.includes(String.fromCharCode(unit))
}

function lineEnd(source: string, at: number): number {
  let end = at
  while (end < source.length && source.charAt(end) !== '\n' && source.charAt(end) !== '\r') end += 1
  return end
}
