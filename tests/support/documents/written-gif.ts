import { asLetters, joinAll, l16 } from '@fitila/sanitizer/images/bytes'

/** `points`: places in a palette of 256 grays, row by row. */
export type GifToWrite = { width: number; height: number; points: Uint8Array; isInterlaced?: boolean }

/** A GIF that fills the table of codes, and goes on with the full table until `clearAfter` more codes are written. */
export function writtenGif({ width, height, points, isInterlaced = false }: GifToWrite): Uint8Array {
  const palette = Uint8Array.from({ length: 768 }, (_, at) => Math.floor(at / 3))
  const packed = lzw(points)
  const blocks: Uint8Array[] = []
  for (let at = 0; at < packed.length; at += 255) {
    const block = packed.subarray(at, at + 255)
    blocks.push(Uint8Array.of(block.length), block)
  }
  return joinAll([
    ...[asLetters('GIF89a'), l16(width), l16(height), Uint8Array.of(0xf7, 0, 0), palette],
    ...[Uint8Array.of(0x2c, 0, 0, 0, 0), l16(width), l16(height), Uint8Array.of(isInterlaced ? 0x40 : 0)],
    ...[Uint8Array.of(8), ...blocks, Uint8Array.of(0, 0x3b)],
  ])
}

const clear = 256
const clearAfter = 500

function lzw(points: Uint8Array): Uint8Array {
  const bits: string[] = []
  let table = new Map<string, number>()
  let [width, next, full] = [9, 258, 0]
  const write = (code: number) => bits.push([...code.toString(2).padStart(width, '0')].toReversed().join(''))
  const codeOf = (text: string) => (text.length === 1 ? text.charCodeAt(0) : (table.get(text) ?? -1))
  write(clear)
  let held = ''
  for (const point of points) {
    const longer = held + String.fromCharCode(point)
    if (held === '' || table.has(longer)) {
      held = longer
      continue
    }
    write(codeOf(held))
    held = String.fromCharCode(point)
    if (next < 4096) {
      table.set(longer, next)
      if (next === 1 << width && width < 12) width += 1
      next += 1
    } else if (++full === clearAfter) {
      write(clear)
      table = new Map()
      ;[width, next, full] = [9, 258, 0]
    }
  }
  write(codeOf(held))
  write(clear + 1)
  const all = bits.join('')
  return Uint8Array.from(all.match(/.{1,8}/g) ?? [], (byte) =>
    Number.parseInt([...byte.padEnd(8, '0')].toReversed().join(''), 2),
  )
}
