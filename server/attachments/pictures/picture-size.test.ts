import { expect, test } from 'vitest'
import type { AttachmentKind } from '#domain/writing/attachments.ts'
import { sampleGif, samplePng } from '#tests/support/documents/sample-files.ts'
import { wholeFileOf } from '../whole-file.ts'
import { jpegSize } from './jpeg-size.ts'
import { hasTooManyPixels } from './picture-size.ts'
import { tiffSize } from './tiff-size.ts'

const pictures: Record<string, [AttachmentKind, (width: number, height: number) => Buffer]> = {
  jpeg: ['jpeg', jpeg],
  png: ['png', png],
  gif: ['gif', gif],
  'webp with parts': ['webp', webpWithParts],
  'webp without loss': ['webp', webpWithoutLoss],
  heic: ['heic', heic],
  'tiff, little end first': ['tiff', (width, height) => tiff([[width, height]], true)],
  'tiff, big end first': ['tiff', (width, height) => tiff([[width, height]], false)],
}

test.each(Object.entries(pictures))(
  '%s: a photo passes, and what says that it is huge does not',
  async (_, [kind, make]) => {
    expect(await isRefused(kind, make(16_320, 12_240))).toBe(false)
    // WebP without loss has 14 bits for a side, and 15,000 by 16,384 is under the limit; all others can say more.
    const isSmallKind = make === webpWithoutLoss
    expect(await isRefused(kind, isSmallKind ? make(16_384, 16_384) : make(50_001, 50_001))).toBe(true)
  },
)

test('the frame of a JPEG is found behind a large part of another program, also across parts', async () => {
  const segment = (bytes: number) => {
    const part = Buffer.alloc(bytes + 4, 0xff)
    part.writeUInt16BE(0xffe2, 0)
    part.writeUInt16BE(bytes + 2, 2)
    return part
  }
  const picture = jpeg(50_001, 50_000)
  const large = Buffer.concat([
    picture.subarray(0, 2),
    ...Array(9).fill(segment(65_533)),
    picture.subarray(2),
  ])
  expect(await jpegSize(wholeFileOf('a.jpg', large).parts())).toEqual({ width: 50_001, height: 50_000 })
  expect(await jpegSize(wholeFileOf('a.jpg', Buffer.from('\xff\xd8\xff\xd9', 'latin1')).parts())).toBe(null)
})

test('of a TIFF the largest page counts, and a list of pages that leads back to itself ends', () => {
  const pages: [number, number][] = [
    [100, 100],
    [50_001, 50_001],
    [5, 5],
  ]
  expect(tiffSize(tiff(pages, true))).toEqual({ width: 50_001, height: 50_001 })
  const circle = tiff([[8, 9]], true)
  circle.writeUInt32LE(8, 8 + 2 + 24)
  expect(tiffSize(circle)).toEqual({ width: 8, height: 9 })
})

test('a picture that is cut off, and what is no picture, pass', async () => {
  for (const [kind, make] of Object.values(pictures))
    for (const length of [0, 2, 9, 20, 23]) {
      const cut = make(50_001, 50_001).subarray(0, length)
      expect(await isRefused(kind, cut)).toBe(kind === 'gif' && length > 9)
    }
  expect(await isRefused('pdf', Buffer.from('%PDF-1.4'))).toBe(false)
})

function isRefused(kind: AttachmentKind, bytes: Buffer): Promise<boolean> {
  return hasTooManyPixels(kind, wholeFileOf('a', bytes))
}

function jpeg(width: number, height: number): Buffer {
  const bytes = Buffer.from(
    '\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x02\0\0\x01\0\x01\0\0\xff\xc2\0\x0b\x08',
    'latin1',
  )
  const size = Buffer.alloc(4)
  size.writeUInt16BE(height, 0)
  size.writeUInt16BE(width, 2)
  return Buffer.concat([bytes, size, Buffer.from([1, 1, 0x11, 0])])
}

function png(width: number, height: number): Buffer {
  const bytes = Buffer.from(samplePng)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

function gif(width: number, height: number): Buffer {
  const bytes = Buffer.from(sampleGif)
  bytes.writeUInt16LE(width, 6)
  bytes.writeUInt16LE(height, 8)
  return bytes
}

function webpWithParts(width: number, height: number): Buffer {
  const bytes = Buffer.from('RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0'.padEnd(40, '\0'), 'latin1')
  bytes.writeUIntLE(width - 1, 24, 3)
  bytes.writeUIntLE(height - 1, 27, 3)
  return bytes
}

function webpWithoutLoss(width: number, height: number): Buffer {
  const bytes = Buffer.from('RIFF\0\0\0\0WEBPVP8L\x0a\0\0\0\x2f'.padEnd(40, '\0'), 'latin1')
  bytes.writeUInt32LE((width - 1) | ((height - 1) << 14), 21)
  return bytes
}

/** A tile, and the whole. */
function heic(width: number, height: number): Buffer {
  const box = (one: number, other: number) => {
    const bytes = Buffer.from('\0\0\0\x14ispe'.padEnd(20, '\0'), 'latin1')
    bytes.writeUInt32BE(one, 12)
    bytes.writeUInt32BE(other, 16)
    return bytes
  }
  return Buffer.concat([Buffer.from('\0\0\0\x18ftypheic', 'latin1'), box(512, 512), box(width, height)])
}

function tiff(pages: readonly [number, number][], isLittle: boolean): Buffer {
  const bytes = Buffer.alloc(8 + pages.length * 30)
  bytes.write(isLittle ? 'II' : 'MM', 'latin1')
  const put = (value: number, place: number, length: number) =>
    isLittle ? bytes.writeUIntLE(value, place, length) : bytes.writeUIntBE(value, place, length)
  put(42, 2, 2)
  put(8, 4, 4)
  for (const [page, [width, height]] of pages.entries()) {
    const place = 8 + page * 30
    put(2, place, 2)
    for (const [row, [tag, value]] of [
      [256, width],
      [257, height],
    ].entries()) {
      put(tag ?? 0, place + 2 + row * 12, 2)
      put(4, place + 4 + row * 12, 2)
      put(1, place + 6 + row * 12, 4)
      put(value ?? 0, place + 10 + row * 12, 4)
    }
    put(page + 1 < pages.length ? place + 30 : 0, place + 26, 4)
  }
  return bytes
}
