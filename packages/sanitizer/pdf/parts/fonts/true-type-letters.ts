import { bytesToString } from '../../reading/characters.ts'

/** The number of the glyph of each letter that a TrueType font knows (OpenType 1.9, `cmap`, formats 4 and 12). */
export function glyphsOfLetters(bytes: Uint8Array): Map<string, number> {
  const glyphs = new Map<string, number>()
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  try {
    const table = findTable(view, bytes, 'cmap')
    if (table < 0) return glyphs
    for (let place = 0; place < view.getUint16(table + 2); place++) {
      const at = table + 4 + place * 8
      const isUnicode = view.getUint16(at) === 0 || (view.getUint16(at) === 3 && view.getUint16(at + 2) !== 0)
      if (isUnicode) readLetters(view, table + view.getUint32(at + 4), glyphs)
    }
  } catch (fault) {
    // A table that ends too soon tells of no more letters.
    if (!(fault instanceof RangeError)) throw fault
  }
  return glyphs
}

function findTable(view: DataView, bytes: Uint8Array, tag: string): number {
  for (let place = 0; place < view.getUint16(4); place++) {
    const at = 12 + place * 16
    if (bytesToString(bytes.subarray(at, at + 4)) === tag) return view.getUint32(at + 8)
  }
  return -1
}

function readLetters(view: DataView, at: number, glyphs: Map<string, number>): void {
  const format = view.getUint16(at)
  if (format === 4) readSegments(view, at, glyphs)
  else if (format === 12) readGroups(view, at, glyphs)
}

function readSegments(view: DataView, at: number, glyphs: Map<string, number>): void {
  const double = view.getUint16(at + 6)
  for (let segment = 0; segment < double; segment += 2) {
    const last = view.getUint16(at + 14 + segment)
    const first = view.getUint16(at + 16 + double + segment)
    const shift = view.getUint16(at + 16 + double * 2 + segment)
    const place = at + 16 + double * 3 + segment
    const offset = view.getUint16(place)
    for (let letter = first; letter <= last && letter < 0xffff; letter++) {
      const found = offset === 0 ? letter : view.getUint16(place + offset + (letter - first) * 2)
      set(glyphs, letter, found === 0 ? 0 : (found + shift) & 0xffff)
    }
  }
}

function readGroups(view: DataView, at: number, glyphs: Map<string, number>): void {
  const count = Math.min(view.getUint32(at + 12), 10_000)
  for (let group = 0; group < count; group++) {
    const place = at + 16 + group * 12
    const first = view.getUint32(place)
    const last = Math.min(view.getUint32(place + 4), first + 65_535, 0x10ffff)
    for (let letter = first; letter <= last; letter++)
      set(glyphs, letter, view.getUint32(place + 8) + letter - first)
  }
}

function set(glyphs: Map<string, number>, letter: number, glyph: number): void {
  const text = String.fromCodePoint(letter)
  if (glyph > 0 && glyph <= 0xffff && !glyphs.has(text)) glyphs.set(text, glyph)
}
