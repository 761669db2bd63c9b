import type { PdfFile } from './file.ts'
import { isName, isText, isWord, type PdfDictionary, type PdfValue, readValues } from './values.ts'

/** One code of a string: its letter, unknown when no one can know it, and how far it moves on, in thousandths of the size. */
export type Glyph = { letter: string | undefined; width: number; isSpace: boolean }

export type Decode = (codes: string) => Glyph[]

/** Letters by the font's own table (ToUnicode) where there is one, else by its encoding (9.10.2). */
export function fontDecoder(file: PdfFile, font: PdfDictionary): Decode {
  const table = file.stream(font.get('ToUnicode'))
  const subtype = font.get('Subtype')
  const map = table === undefined ? undefined : readToUnicode(table)
  if (isName(subtype) && subtype.name === 'Type0') {
    const widths = compositeWidths(file, font)
    return byCodes(2, (code) => map?.get(code), widths)
  } else {
    const encoding = simpleEncoding(file, file.resolve(font.get('Encoding')))
    return byCodes(1, (code) => map?.get(code) ?? encoding(code), simpleWidths(file, font))
  }
}

type WidthOf = (code: number) => number

function byCodes(size: 1 | 2, letterOf: (code: number) => string | undefined, widthOf: WidthOf): Decode {
  return (codes) => {
    const glyphs: Glyph[] = []
    for (let at = 0; at + size <= codes.length; at += size) {
      const code = size === 1 ? codes.charCodeAt(at) : codes.charCodeAt(at) * 256 + codes.charCodeAt(at + 1)
      glyphs.push({ letter: letterOf(code), width: widthOf(code), isSpace: size === 1 && code === 32 })
    }
    return glyphs
  }
}

// Half the size is what most letters take where a font does not say it: the fourteen fonts that every reader knows.
const usualWidth = 500

function simpleWidths(file: PdfFile, font: PdfDictionary): WidthOf {
  const first = file.resolve(font.get('FirstChar'))
  const list = file.resolve(font.get('Widths'))
  return (code) => {
    const width =
      Array.isArray(list) && typeof first === 'number' ? file.resolve(list[code - first]) : undefined
    return typeof width === 'number' ? width : usualWidth
  }
}

/** 9.7.4.3: 'first [w w w]' or 'first last w', again and again. */
function compositeWidths(file: PdfFile, font: PdfDictionary): WidthOf {
  const widths = new Map<number, number>()
  const below = file.resolve(font.get('DescendantFonts'))
  const descendant = file.dictionary(Array.isArray(below) ? below[0] : undefined)
  const usual = file.resolve(descendant?.get('DW'))
  const list = file.resolve(descendant?.get('W'))
  let row: number[] = []
  for (const item of Array.isArray(list) ? list : []) {
    const value = file.resolve(item)
    if (Array.isArray(value)) {
      for (const [index, width] of value.entries())
        widths.set((row[0] ?? 0) + index, typeof width === 'number' ? width : 0)
      row = []
    } else if (typeof value === 'number') row.push(value)
    if (row.length === 3) {
      const [from = 0, to = 0, width = 0] = row
      for (let code = from; code <= Math.min(to, from + 65_535); code += 1) widths.set(code, width)
      row = []
    }
  }
  return (code) => widths.get(code) ?? (typeof usual === 'number' ? usual : 1000)
}

function readToUnicode(table: string): Map<number, string> {
  const map = new Map<number, string>()
  const reader = readValues(table)
  let row: PdfValue[] = []
  for (let value = reader.next(); value !== undefined && map.size < 70_000; value = reader.next()) {
    if (isWord(value, 'beginbfchar') || isWord(value, 'beginbfrange')) row = []
    else if (isWord(value, 'endbfchar')) row = takeChars(map, row)
    else if (isWord(value, 'endbfrange')) row = takeRanges(map, row)
    else row.push(value)
  }
  return map
}

function takeChars(map: Map<number, string>, row: readonly PdfValue[]): PdfValue[] {
  for (let index = 0; index + 1 < row.length; index += 2) {
    const [code, letters] = [row[index], row[index + 1]]
    if (isText(code) && isText(letters)) map.set(numberOf(code.text), utf16(letters.text))
  }
  return []
}

function takeRanges(map: Map<number, string>, row: readonly PdfValue[]): PdfValue[] {
  for (let index = 0; index + 2 < row.length; index += 3) {
    const [first, last, letters] = [row[index], row[index + 1], row[index + 2]]
    if (!isText(first) || !isText(last)) continue
    const [from, to] = [numberOf(first.text), Math.min(numberOf(last.text), numberOf(first.text) + 65_535)]
    for (let code = from; code <= to; code += 1) {
      const letter = Array.isArray(letters) ? letters[code - from] : letters
      if (!isText(letter)) continue
      const text = utf16(letter.text)
      map.set(
        code,
        Array.isArray(letters)
          ? text
          : text.slice(0, -1) + String.fromCharCode(text.charCodeAt(text.length - 1) + code - from),
      )
    }
  }
  return []
}

function numberOf(bytes: string): number {
  return [...bytes].reduce((sum, byte) => sum * 256 + byte.charCodeAt(0), 0)
}

function utf16(bytes: string): string {
  let text = ''
  for (let at = 0; at + 1 < bytes.length; at += 2)
    text += String.fromCharCode(bytes.charCodeAt(at) * 256 + bytes.charCodeAt(at + 1))
  return text
}

function simpleEncoding(file: PdfFile, encoding: PdfValue | undefined): (code: number) => string | undefined {
  const differences = new Map<number, string | undefined>()
  if (encoding instanceof Map) {
    const list = file.resolve(encoding.get('Differences'))
    let code = 0
    for (const item of Array.isArray(list) ? list : []) {
      if (typeof item === 'number') code = item
      else if (isName(item)) {
        differences.set(code, letterOfName(item.name))
        code += 1
      }
    }
  }
  return (code) => (differences.has(code) ? differences.get(code) : windows(code))
}

const windowsLetters = new TextDecoder('windows-1252')

// The standard encodings agree with Windows on letters and digits, and differ in a few quotes.
function windows(code: number): string | undefined {
  return code < 32 ? undefined : windowsLetters.decode(Uint8Array.of(code))
}

/** Adobe's glyph list, as far as texts of ours use it. */
function letterOfName(name: string): string | undefined {
  const plain = name.split('.')[0] ?? ''
  if (plain.length === 1) return plain
  const code = /^(?:uni|u)([\dA-F]{4,6})$/.exec(plain)?.[1]
  if (code !== undefined && Number.parseInt(code, 16) <= 0x10ffff)
    return String.fromCodePoint(Number.parseInt(code, 16))
  const accented = /^([A-Za-z])(grave|acute|circumflex|tilde|dieresis|caron|macron|dotbelow|cedilla)$/.exec(
    plain,
  )
  if (accented) return (accented[1] + (marks[accented[2] ?? ''] ?? '')).normalize('NFC')
  return glyphs.get(plain)
}

const marks: Record<string, string> = {
  grave: '\u0300',
  acute: '\u0301',
  circumflex: '\u0302',
  tilde: '\u0303',
  dieresis: '\u0308',
  caron: '\u030c',
  macron: '\u0304',
  dotbelow: '\u0323',
  cedilla: '\u0327',
}

const glyphs = new Map(
  (
    'space  |zero 0|one 1|two 2|three 3|four 4|five 5|six 6|seven 7|eight 8|nine 9|period .|comma ,|colon :|semicolon ;|hyphen -|' +
    'minus -|endash –|emdash —|underscore _|slash /|backslash \\|parenleft (|parenright )|bracketleft [|bracketright ]|braceleft {|' +
    "braceright }|at @|ampersand &|numbersign #|percent %|dollar $|plus +|equal =|asterisk *|exclam !|question ?|quotesingle '|" +
    'quotedbl "|quoteleft ‘|quoteright ’|quotedblleft “|quotedblright ”|bullet •|less <|greater >|asciitilde ~|asciicircum ^|bar ¦|' +
    'ellipsis …|fi fi|fl fl|ff ff|ffi ffi|ffl ffl|sterling £|Euro €|degree °|germandbls ß|nbspace  |nonbreakingspace  |ae æ|oe œ|oslash ø'
  )
    .split('|')
    .map((pair): [string, string] => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)]),
)
