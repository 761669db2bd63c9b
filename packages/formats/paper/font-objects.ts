import { fontIds } from './draw-line.ts'
import { letterOf } from './font/letters.ts'
import { fontFile, fontFileLength } from './font/noto-sans.ts'

/**
 * The fonts as objects of a PDF, from number 4 on (ISO 32000-1, 9.7): Noto Sans, cut down and carried along, with the
 * letters that this paper uses named so that they can be copied and searched; and Courier, which every reader has.
 *
 * @param used the Unicode code points that are drawn in Noto Sans
 */
export function fontObjects(used: ReadonlySet<number>): string[] {
  const glyphs = new Map<number, { code: number; width: number }>()
  for (const code of [...used].sort((one, other) => one - other)) {
    const letter = letterOf(code)
    if (letter && !glyphs.has(letter.glyph)) glyphs.set(letter.glyph, { code, width: letter.width })
  }
  const inOrder = [...glyphs].sort(([one], [other]) => one - other)
  const widths = inOrder.map(([glyph, { width }]) => `${glyph} [${width}]`).join(' ')
  const program = atob(fontFile)
  const names = characterMap(inOrder.map(([glyph, { code }]) => [glyph, code]))
  return [
    `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [${fontIds.sans + 1} 0 R] /ToUnicode ${fontIds.sans + 4} 0 R >>`,
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /CIDToGIDMap /Identity /FontDescriptor ${fontIds.sans + 2} 0 R /DW 1000 /W [${widths}] >>`,
    `<< /Type /FontDescriptor /FontName /${name} /Flags 32 /FontBBox [-600 -300 1300 1100] /ItalicAngle 0 /Ascent 1069 /Descent -293 /CapHeight 714 /StemV 80 /FontFile2 ${fontIds.sans + 3} 0 R >>`,
    `<< /Filter /FlateDecode /Length1 ${fontFileLength} /Length ${program.length} >>\nstream\n${program}\nendstream`,
    `<< /Length ${names.length} >>\nstream\n${names}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>',
  ]
}

/** Six letters before the name say that the font is not whole. */
const name = 'FITILA+NotoSans'

/** One part may name a hundred letters at the most. */
const mostInPart = 100

function characterMap(codes: readonly (readonly [glyph: number, code: number])[]): string {
  const lines = codes.map(([glyph, code]) => `<${hex(glyph)}> <${hex(code)}>`)
  const parts: string[] = []
  for (let at = 0; at < lines.length; at += mostInPart) {
    const part = lines.slice(at, at + mostInPart)
    parts.push(`${part.length} beginbfchar\n${part.join('\n')}\nendbfchar`)
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
${parts.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`
}

function hex(number: number): string {
  return number.toString(16).toUpperCase().padStart(4, '0')
}
