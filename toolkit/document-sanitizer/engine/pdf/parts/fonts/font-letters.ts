import { decodeStream } from '../../filters/decode-stream.ts'
import { type Dict, isDict, Name, Stream, Text, type Value, Word } from '../../reading/objects.ts'
import { ValueParser } from '../../reading/parse-value.ts'
import type { PdfFile } from '../../reading/pdf-file.ts'
import { glyphsOfLetters } from './true-type-letters.ts'

/** Turns words into the bytes that show them in one font; null when the font lacks a letter of them. */
export type Spell = (text: string) => Uint8Array | null

/** How a font of the document spells, as far as it tells which letters it has. Null when it does not. */
export function spellWith(font: Dict, file: PdfFile): Spell | null {
  const isWide = file.name(font.get('Subtype')) === 'Type0'
  const codes = codesOf(font, isWide, file)
  if (codes.size === 0) return null
  // A letter with its marks may be one letter of the font, or several.
  return (text) =>
    spell(text, codes, isWide) ??
    spell(text.normalize('NFC'), codes, isWide) ??
    spell(text.normalize('NFD'), codes, isWide)
}

function spell(text: string, codes: ReadonlyMap<string, number>, isWide: boolean): Uint8Array | null {
  const bytes: number[] = []
  for (const letter of text) {
    const code = codes.get(letter)
    if (code === undefined) return null
    if (isWide) bytes.push(code >> 8)
    bytes.push(code & 255)
  }
  return Uint8Array.from(bytes)
}

function codesOf(font: Dict, isWide: boolean, file: PdfFile): Map<string, number> {
  const meanings = file.resolve(font.get('ToUnicode'))
  if (meanings instanceof Stream) return codesOfMap(decodeStream(meanings, file.resolve, file.spend).bytes)
  return isWide ? codesOfGlyphs(font, file) : codesOfNames(file.dict(font.get('Encoding')), file)
}

/** A map from codes to letters (Adobe technical note 5411), read backwards. */
function codesOfMap(bytes: Uint8Array): Map<string, number> {
  const codes = new Map<string, number>()
  const parser = new ValueParser(bytes)
  let values: Value[] = []
  for (let next = parser.next(); next !== undefined; next = parser.next()) {
    if (!(next instanceof Word)) values.push(next)
    else {
      if (next.value === 'endbfchar') takePairs(values, codes)
      else if (next.value === 'endbfrange') takeRanges(values, codes)
      values = []
    }
  }
  return codes
}

function takePairs(values: readonly Value[], codes: Map<string, number>): void {
  for (let at = 0; at + 1 < values.length; at += 2) add(codes, lettersOf(values[at + 1]), codeOf(values[at]))
}

function takeRanges(values: readonly Value[], codes: Map<string, number>): void {
  for (let at = 0; at + 2 < values.length; at += 3) {
    const [first, last, target] = [codeOf(values[at]), codeOf(values[at + 1]), values[at + 2]]
    for (let code = first; code <= Math.min(last, first + 65_535); code++) {
      if (Array.isArray(target)) add(codes, lettersOf(target[code - first]), code)
      else add(codes, raised(lettersOf(target), code - first), code)
    }
  }
}

function add(codes: Map<string, number>, letters: string, code: number): void {
  if (letters !== '' && code >= 0 && !codes.has(letters)) codes.set(letters, code)
}

function codeOf(value: Value | undefined): number {
  return value instanceof Text ? value.bytes.reduce((sum, byte) => sum * 256 + byte, 0) : -1
}

function lettersOf(value: Value | undefined): string {
  return value instanceof Text ? new TextDecoder('utf-16be').decode(value.bytes) : ''
}

function raised(letters: string, by: number): string {
  const [last] = [...letters].slice(-1)
  if (last === undefined) return ''
  return (
    letters.slice(0, -last.length) + String.fromCodePoint(Math.min(0x10ffff, (last.codePointAt(0) ?? 0) + by))
  )
}

/** Codes that are the numbers of glyphs, in a font that says itself which letter each glyph is. */
function codesOfGlyphs(font: Dict, file: PdfFile): Map<string, number> {
  const descendant = file.dict(file.array(font.get('DescendantFonts'))[0])
  const program = file.resolve(file.dict(descendant?.get('FontDescriptor'))?.get('FontFile2'))
  const isPlain =
    file.name(font.get('Encoding')) === 'Identity-H' &&
    !(file.resolve(descendant?.get('CIDToGIDMap')) instanceof Stream)
  if (!isPlain || !(program instanceof Stream)) return new Map()
  return glyphsOfLetters(decodeStream(program, file.resolve, file.spend).bytes)
}

/** Names such as `uni1EB9` say which letter is meant (Adobe Glyph List Specification). */
function codesOfNames(encoding: Dict | null, file: PdfFile): Map<string, number> {
  const codes = new Map<string, number>()
  if (!isDict(encoding)) return codes
  let code = 0
  for (const given of file.array(encoding.get('Differences'))) {
    const item = file.resolve(given)
    if (typeof item === 'number') code = item
    else if (item instanceof Name) {
      const found = /^(?:uni|u)([0-9A-F]{4,6})$/.exec(item.value)
      if (found)
        add(codes, String.fromCodePoint(Math.min(0x10ffff, Number.parseInt(found[1] ?? '', 16))), code)
      code++
    }
  }
  // What is not named has the same place as in ASCII.
  if (codes.size > 0)
    for (let plain = 32; plain < 127; plain++)
      if (![...codes.values()].includes(plain)) add(codes, String.fromCharCode(plain), plain)
  return codes
}
