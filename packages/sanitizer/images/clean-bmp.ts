import type { Cleaner } from '../contract.ts'
import { refuse } from '../refusals.ts'
import { runsOf } from './bmp-runs.ts'
import { asLetters, joinBytes, l16, l32, part, startsWith, u8, u16le, u32le } from './bytes.ts'
import { sizeInWords } from './in-words.ts'
import { coloursInUse, markRow } from './png/palette-in-use.ts'

const uncompressed = 0
const rle8 = 1
const rle4 = 2
const withMasks = [3, 6]

/** BMP: a new header, the palette and the rows. Gaps, the filling at the end of rows, profiles and what follows go. */
export const cleanBmp: Cleaner = (bytes, work) => {
  if (!startsWith(bytes, 'BM')) refuse('broken')
  const size = u32le(bytes, 14)
  if (size === 12) return cleanOld(bytes)
  if (![16, 40, 52, 56, 64, 108, 124].includes(size)) refuse('unsupported')
  const [width, height] = [u32le(bytes, 18) | 0, u32le(bytes, 22) | 0]
  const bits = u16le(bytes, 28)
  const compression = size > 16 ? u32le(bytes, 30) : uncompressed
  const masksInHeader = size >= 52 && size !== 64
  const masks = masksInHeader ? 0 : compression === 3 ? 12 : compression === 6 ? 16 : 0
  const colours = bits > 8 ? 0 : Math.min(size > 16 ? u32le(bytes, 46) || 1 << bits : 1 << bits, 1 << bits)
  const rows = readRows(bytes, { at: u32le(bytes, 10), width, height, bits, compression })
  const header = part(bytes, 14, size).slice()
  if (reachesProfile(header, u32le(bytes, 10) + rows.length)) refuse('broken')
  neutralise(header, rows.length, bits)
  const palette = part(bytes, 14 + size + masks, colours * 4).slice()
  for (let at = 3; at < palette.length; at += 4) palette[at] = 0
  if (bits <= 8 && compression === uncompressed) clearUnused(palette, rows, { width, height, bits })
  const written = frame(joinBytes(header, part(bytes, 14 + size, masks), palette), rows)
  const lost = bytes.length - written.length
  if (lost > 0) {
    const text = `${sizeInWords(lost)} that are no part of the picture, removed`
    work.findings.removed({ sort: 'hidden', text })
  }
  return written
}

/** Whether the rows go on into the profile: then a number of the header is damaged, and they would take in what is no picture. */
function reachesProfile(header: Uint8Array, end: number): boolean {
  if (header.length !== 124 || u32le(header, 116) === 0) return false
  const profile = 14 + u32le(header, 112)
  return profile >= 14 + header.length && end > profile
}

const frame = (head: Uint8Array, rows: Uint8Array) =>
  joinBytes(asLetters('BM'), l32(14 + head.length + rows.length), l32(0), l32(14 + head.length), head, rows)

/** The resolution, the count of important colours, the colour space, and what only OS/2 wrote. */
function neutralise(header: Uint8Array, rowsLength: number, bits: number): void {
  if (header.length === 16) return
  header.set(l32(rowsLength), 20)
  header.fill(0, 24, 32)
  if (bits > 8) header.fill(0, 32, 36)
  else if (u32le(header, 32) > 1 << bits) header.set(l32(1 << bits), 32)
  header.fill(0, 36, 40)
  if (header.length === 64) header.fill(0, 40)
  if (header.length < 108) return
  header.set(asLetters('BGRs'), 56)
  header.fill(0, 60)
}

/** Zeros for the colours that no point has. */
function clearUnused(
  palette: Uint8Array,
  rows: Uint8Array,
  size: { width: number; height: number; bits: number },
): void {
  const used = new Uint8Array(256)
  const row = Math.ceil((size.width * size.bits) / 32) * 4
  for (let at = 0; at < rows.length; at += row)
    markRow(rows.subarray(at, at + row), size.width, size.bits, used)
  palette.set(coloursInUse(palette, 4, used))
}

type Rows = { at: number; width: number; height: number; bits: number; compression: number }

function readRows(bytes: Uint8Array, { at, width, height, bits, compression }: Rows): Uint8Array {
  const down = Math.abs(height)
  if (width <= 0 || down === 0 || ![1, 2, 4, 8, 16, 24, 32].includes(bits)) refuse('broken')
  if (compression === rle8 || compression === rle4) {
    return runsOf(bytes.subarray(at), { isNibbles: compression === rle4, width, height: down })
  } else if (compression === uncompressed || withMasks.includes(compression)) {
    const row = Math.ceil((width * bits) / 32) * 4
    const rows = part(bytes, at, row * down).slice()
    clearFilling(rows, row, width * bits)
    return rows
  } else {
    return refuse('unsupported')
  }
}

/** Each row is filled up to four bytes. */
function clearFilling(rows: Uint8Array, row: number, used: number): void {
  const whole = Math.floor(used / 8)
  const rest = used % 8
  for (let at = 0; at < rows.length; at += row) {
    if (rest > 0) rows[at + whole] = u8(rows, at + whole) & (0xff00 >> rest)
    rows.fill(0, at + whole + (rest > 0 ? 1 : 0), at + row)
  }
}

/** The oldest kind, of which little can be wrong. */
function cleanOld(bytes: Uint8Array): Uint8Array {
  const [width, height, bits] = [u16le(bytes, 18), u16le(bytes, 20), u16le(bytes, 24)]
  const rows = readRows(bytes, { at: u32le(bytes, 10), width, height, bits, compression: uncompressed })
  const room = u32le(bytes, 10) - 26
  const palette = bits > 8 ? 0 : Math.min(3 << bits, Math.max(0, room - (room % 3)))
  const head = joinBytes(l32(12), l16(width), l16(height), l16(1), l16(bits), part(bytes, 26, palette))
  return frame(head, rows)
}
