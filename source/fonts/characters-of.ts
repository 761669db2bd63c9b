/**
 * The characters that a font has a glyph for, by its `cmap` table in format 4 or 12.
 *
 * @see OpenType 1.9, "cmap"
 */
export function charactersOf(font: Buffer): Set<string> {
  const start = tableAt(font, 'cmap')
  const found = new Set<string>()
  for (let each = 0; each < font.readUInt16BE(start + 2); each += 1) {
    const at = start + font.readUInt32BE(start + 8 + 8 * each)
    const ranges = font.readUInt16BE(at) === 12 ? rangesOf12(font, at) : rangesOf4(font, at)
    for (const [first, last] of ranges)
      for (let code = first; code <= last; code += 1) found.add(String.fromCodePoint(code))
  }
  return found
}

function tableAt(font: Buffer, name: string): number {
  for (let each = 0; each < font.readUInt16BE(4); each += 1) {
    const row = 12 + 16 * each
    if (font.toString('latin1', row, row + 4) === name) return font.readUInt32BE(row + 8)
  }
  throw new Error(`the font has no table ${name}`)
}

function rangesOf12(font: Buffer, at: number): [number, number][] {
  return Array.from({ length: font.readUInt32BE(at + 12) }, (_, each) => {
    const group = at + 16 + 12 * each
    return [font.readUInt32BE(group), font.readUInt32BE(group + 4)]
  })
}

function rangesOf4(font: Buffer, at: number): [number, number][] {
  if (font.readUInt16BE(at) !== 4) return []
  const segments = font.readUInt16BE(at + 6) / 2
  return Array.from({ length: segments }, (_, each): [number, number] => [
    font.readUInt16BE(at + 16 + 2 * segments + 2 * each),
    font.readUInt16BE(at + 14 + 2 * each),
  ]).filter(([first]) => first !== 0xffff)
}
