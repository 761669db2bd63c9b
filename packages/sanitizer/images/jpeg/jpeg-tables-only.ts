import { b16, joinAll, u8, u16 } from '../bytes.ts'
import { trimTables } from './jpeg-tables.ts'

const huffman = 0xc4
const quantisation = 0xdb

/** The tables that all strips of a page share: a JPEG without a picture, of which only the tables stay. */
export function cleanJpegTables(bytes: Uint8Array): Uint8Array {
  const kept: Uint8Array[] = [Uint8Array.of(0xff, 0xd8)]
  let at = 2
  while (at + 4 <= bytes.length && u8(bytes, at) === 0xff) {
    const marker = u8(bytes, at + 1)
    const length = u16(bytes, at + 2)
    if (marker === 0xd9 || length < 2 || at + 2 + length > bytes.length) break
    if (marker === huffman || marker === quantisation) {
      const body = trimTables(marker, bytes.subarray(at + 4, at + 2 + length))
      if (body) kept.push(Uint8Array.of(0xff, marker), b16(body.length + 2), body)
    }
    at += 2 + length
  }
  return joinAll([...kept, Uint8Array.of(0xff, 0xd9)])
}
