import { joinAll, letters, part, u8, u16le } from '@fitila/sanitizer/images/bytes'
import { refuse } from '@fitila/sanitizer/refusals'
import type { Picture } from './jpeg-pixels.ts'
import { whitePicture } from './white-picture.ts'

/** The first picture of a GIF on white paper. @throws Unreadable */
export function decodeGif(gif: Uint8Array): Picture {
  if (!/^GIF8[79]a$/.test(letters(gif, 0, 6))) refuse('broken')
  const screen = whitePicture(u16le(gif, 6), u16le(gif, 8))
  let palette = paletteAt(gif, 13, u8(gif, 10))
  let at = 13 + palette.length
  let clear: number | null = null
  while (u8(gif, at) !== 0x2c) {
    if (u8(gif, at) !== 0x21) return refuse('broken')
    if (u8(gif, at + 1) === 0xf9) clear = u8(gif, at + 3) & 1 ? u8(gif, at + 6) : null
    at = blocksAt(gif, at + 2).end
  }
  const [left, top, width, height] = [1, 3, 5, 7].map((place) => u16le(gif, at + place)) as [
    ...[number, number, number, number],
  ]
  const flags = u8(gif, at + 9)
  const own = paletteAt(gif, at + 10, flags)
  if (own.length > 0) palette = own
  const dataAt = at + 10 + own.length
  const packed = joinAll(blocksAt(gif, dataAt + 1).blocks)
  const points = unpack(packed, u8(gif, dataAt), whitePicture(width, height).data.length / 4)
  for (const [place, row] of rowsInOrder(height, (flags & 0x40) !== 0).entries())
    for (let column = 0; column < width; column += 1) {
      const index = points[place * width + column] ?? 0
      const [x, y] = [left + column, top + row]
      if (index === clear || x >= screen.width || y >= screen.height) continue
      screen.data.set(part(palette, index * 3, 3), (y * screen.width + x) * 4)
    }
  return screen
}

function paletteAt(gif: Uint8Array, at: number, flags: number): Uint8Array {
  return flags & 0x80 ? part(gif, at, 3 << ((flags & 7) + 1)) : new Uint8Array(0)
}

function blocksAt(gif: Uint8Array, from: number): { blocks: Uint8Array[]; end: number } {
  const blocks: Uint8Array[] = []
  let at = from
  for (let length = u8(gif, at); length > 0; length = u8(gif, at)) {
    blocks.push(part(gif, at + 1, length))
    at += 1 + length
  }
  return { blocks, end: at + 1 }
}

/** Rows of an interlaced picture come in four passes (GIF89a, appendix E). */
function rowsInOrder(height: number, isInterlaced: boolean): number[] {
  const rows = Array.from({ length: height }, (_, row) => row)
  if (!isInterlaced) return rows
  const passes = [(row: number) => row % 8 === 0, (row: number) => row % 8 === 4]
  const later = [(row: number) => row % 4 === 2, (row: number) => row % 2 === 1]
  return [...passes, ...later].flatMap((isIn) => rows.filter(isIn))
}

const mostCodes = 4096

/** Undoes LZW with codes of growing length (GIF89a, appendix F). Where the data break off, the rest is missing. */
function unpack(packed: Uint8Array, codeSize: number, most: number): Uint8Array {
  if (codeSize < 1 || codeSize > 11) return refuse('broken')
  const clear = 1 << codeSize
  const [before, last] = [new Int32Array(mostCodes).fill(-1), new Uint8Array(mostCodes)]
  for (let code = 0; code < clear; code += 1) last[code] = code
  const points = new Uint8Array(most)
  const backwards = new Uint8Array(mostCodes + 1)
  let [drawn, width, next, previous, first] = [0, codeSize + 1, clear + 2, -1, 0]
  let [held, count] = [0, 0]
  for (const byte of packed) {
    held |= byte << count
    count += 8
    while (count >= width) {
      const code = held & ((1 << width) - 1)
      held >>>= width
      count -= width
      if (code === clear + 1 || drawn >= most) return points
      if (code === clear) {
        ;[width, next, previous] = [codeSize + 1, clear + 2, -1]
        continue
      }
      if (code > next || (code === next && previous === -1)) return refuse('broken')
      let length = 0
      let one = code
      if (code === next) {
        backwards[length++] = first
        one = previous
      }
      for (; one >= clear + 2; one = before[one] ?? 0) backwards[length++] = last[one] ?? 0
      first = last[one] ?? 0
      backwards[length++] = first
      while (length > 0 && drawn < most) points[drawn++] = backwards[--length] ?? 0
      if (previous !== -1 && next < mostCodes) {
        before[next] = previous
        last[next] = first
        next += 1
        if (next === 1 << width && width < 12) width += 1
      }
      previous = code
    }
  }
  return points
}
