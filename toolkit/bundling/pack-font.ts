import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'

/**
 * Writes `formats/paper/font/noto-sans.ts` from a TrueType file that was cut down to our letters; NOTICE beside it says
 * how. Beside the font itself it keeps what setting a line needs: a row for each letter.
 */
const [path = ''] = process.argv.slice(2)
const file = readFileSync(path)
const tables = readTables()
const isLong = tables.head.readInt16BE(50) === 1
const perEm = tables.head.readUInt16BE(18)
if (perEm !== 1000) throw new Error(`The font has ${perEm} units in place of 1000.`)

const rows = readCodes().map(([code, glyph]) => {
  const { left, right, top } = boxOf(glyph)
  return [code, glyph, widthOf(glyph), Math.round((left + right) / 2), top]
})
const packed = deflateSync(file, { level: 9 }).toString('base64')
writeFileSync(
  join(import.meta.dirname, '../../packages/formats/paper/font/noto-sans.ts'),
  `// Made by toolkit/bundling/pack-font.ts; see NOTICE beside it.
/** A TrueType file, as zlib data in Base64. */
export const fontFile =
  '${packed}'
export const fontFileLength = ${file.length}
/** For each letter the steps of code point and glyph from the letter before, then width, middle and top in thousandths of the size. */
export const rows =
  '${rows.map((row, place) => stepsOf(row, rows[place - 1]).join(' ')).join(',')}'
`,
)
process.stdout.write(`${rows.length} letters, ${packed.length} signs\n`)

/** Most letters follow the one before, so most steps are 1, which packs to a third less. */
function stepsOf([code = 0, glyph = 0, ...rest]: number[], [before = 0, glyphBefore = 0]: number[] = []) {
  return [code - before, glyph - glyphBefore, ...rest]
}

function readTables() {
  const found = new Map<string, Buffer>()
  for (let place = 0; place < file.readUInt16BE(4); place += 1) {
    const at = 12 + 16 * place
    const [start, length] = [file.readUInt32BE(at + 8), file.readUInt32BE(at + 12)]
    found.set(file.toString('latin1', at, at + 4), file.subarray(start, start + length))
  }
  const table = (name: string) => found.get(name) ?? fail(`The font has no table ${name}.`)
  return {
    head: table('head'),
    hhea: table('hhea'),
    hmtx: table('hmtx'),
    cmap: table('cmap'),
    loca: table('loca'),
    glyf: table('glyf'),
  }
}

/** The letters and their glyphs, from the table of format 4 (the Unicode numbers below 65536). */
function readCodes(): [code: number, glyph: number][] {
  const { cmap } = tables
  for (let place = 0; place < cmap.readUInt16BE(2); place += 1) {
    const at = cmap.readUInt32BE(4 + 8 * place + 4)
    if (cmap.readUInt16BE(at) === 4) return readSegments(cmap.subarray(at))
  }
  return fail('The font has no list of letters of format 4.')
}

function readSegments(table: Buffer): [number, number][] {
  const count = table.readUInt16BE(6) / 2
  const codes: [number, number][] = []
  for (let segment = 0; segment < count; segment += 1) {
    const last = table.readUInt16BE(14 + 2 * segment)
    const first = table.readUInt16BE(16 + 2 * count + 2 * segment)
    const delta = table.readUInt16BE(16 + 4 * count + 2 * segment)
    const offsetAt = 16 + 6 * count + 2 * segment
    const offset = table.readUInt16BE(offsetAt)
    for (let code = first; code <= last && code !== 0xffff; code += 1) {
      const given = offset === 0 ? code : table.readUInt16BE(offsetAt + offset + 2 * (code - first))
      const glyph = given === 0 ? 0 : (given + delta) & 0xffff
      if (glyph !== 0) codes.push([code, glyph])
    }
  }
  return codes
}

function widthOf(glyph: number): number {
  const metrics = tables.hhea.readUInt16BE(34)
  return tables.hmtx.readUInt16BE(4 * Math.min(glyph, metrics - 1))
}

function boxOf(glyph: number): { left: number; right: number; top: number } {
  const start = (place: number) =>
    isLong ? tables.loca.readUInt32BE(4 * place) : 2 * tables.loca.readUInt16BE(2 * place)
  const at = start(glyph)
  if (at === start(glyph + 1)) return { left: 0, right: 0, top: 0 }
  const { glyf } = tables
  return { left: glyf.readInt16BE(at + 2), right: glyf.readInt16BE(at + 6), top: glyf.readInt16BE(at + 8) }
}

function fail(message: string): never {
  throw new Error(message)
}
