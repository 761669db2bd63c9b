import { decodeStream } from '../../filters/decode-stream.ts'
import { type Dict, isDict, Name, Stream } from '../../reading/objects.ts'
import type { PdfFile } from '../../reading/pdf-file.ts'
import { meaningsOf } from './code-meanings.ts'
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

/** The map from codes to letters, read backwards. */
function codesOfMap(bytes: Uint8Array): Map<string, number> {
  const codes = new Map<string, number>()
  for (const [code, letters] of meaningsOf(bytes)) add(codes, letters, code)
  return codes
}

function add(codes: Map<string, number>, letters: string, code: number): void {
  if (letters !== '' && code >= 0 && !codes.has(letters)) codes.set(letters, code)
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
