import { expect, test } from 'vitest'
import { smallPictures } from '../../vectors/small-pictures.ts'
import { workFor } from '../../vectors/work-for.ts'
import { asLetters, joinBytes, l16, startsWith } from '../bytes.ts'
import { cleanTiff } from './clean-tiff.ts'
import { lzwToEnd, packBitsToEnd } from './tiff-packed-ends.ts'
import { writeTiff } from './write-tiff.ts'

const hidden = asLetters('Aisha Bello was here')

/** As TIFF 6.0, section 13, describes the writer: whole codes, the table emptied before it is full. */
function packLzw(bytes: Uint8Array): Uint8Array {
  let [bits, width, table] = ['', 9, new Map<string, number>()]
  const write = (code: number) => {
    bits += code.toString(2).padStart(width, '0')
  }
  const codeOf = (word: string) => (word.length === 1 ? word.charCodeAt(0) : (table.get(word) ?? -1))
  write(256)
  let word = ''
  for (const byte of bytes) {
    const longer = word + String.fromCharCode(byte)
    if (codeOf(longer) >= 0) {
      word = longer
      continue
    }
    write(codeOf(word))
    table.set(longer, 258 + table.size)
    word = String.fromCharCode(byte)
    const next = 258 + table.size
    if (next === 4095) {
      write(256)
      ;[width, table] = [9, new Map()]
    } else if (next === 1 << width) width += 1
  }
  write(codeOf(word))
  // The reader is one entry behind, and so may have reached the next width only now.
  if (258 + table.size + 1 === 1 << width) width += 1
  write(257)
  return Uint8Array.from(bits.match(/.{1,8}/g) ?? [], (octet) => Number.parseInt(octet.padEnd(8, '0'), 2))
}

const noise = (length: number) =>
  Uint8Array.from({ length }, (_, at) => ((at * at * 31) >> 5) & (at % 3000 > 1500 ? 255 : 7))

test.each([10, 300, 5000, 60_000])('LZW of %i bytes ends where its picture ends', (length) => {
  const packed = packLzw(noise(length))
  expect(lzwToEnd(joinBytes(packed, hidden), length)).toEqual(packed)
})

test('LZW that never makes the picture whole is left alone', () => {
  const packed = packLzw(noise(300))
  expect(lzwToEnd(packed, 1000)).toBe(packed)
})

test('PackBits ends where its picture ends', () => {
  const packed = Uint8Array.of(2, 7, 8, 9, 254, 5, 128, 0, 1)
  expect(packBitsToEnd(joinBytes(packed, hidden), 7)).toEqual(packed)
})

test.each([
  ['LZW', 5, packLzw(noise(60))],
  ['PackBits', 32773, joinBytes(Uint8Array.of(59), noise(60))],
])('nothing hides behind the end of a page packed with %s', async (_, packing, packed) => {
  const tiff = page(packing, joinBytes(packed, hidden))
  const cleaned = await cleanTiff(tiff, workFor().work)
  expect(cleaned).toEqual(page(packing, packed))
})

test('a page packed as WebP keeps its picture and nothing else', async () => {
  const { webp } = smallPictures
  const cleaned = await cleanTiff(page(50001, joinBytes(webp, hidden)), workFor().work)
  expect(startsWith(cleaned, 'RIFF', 8)).toBe(true)
  expect(String.fromCharCode(...cleaned)).not.toContain('Aisha')
})

/** Ten points by six, grey. */
function page(packing: number, strip: Uint8Array): Uint8Array {
  const numbers = { 256: 10, 257: 6, 258: 8, 262: 1, 277: 1, 278: 6 }
  const entries = Object.entries(numbers).map(
    ([key, value]) => [Number(key), { type: 3, count: 1, value: l16(value) }] as const,
  )
  return writeTiff(
    [{ entries: new Map(entries), packing, isTiled: false, parts: [strip], jpegTables: null }],
    true,
  )
}
