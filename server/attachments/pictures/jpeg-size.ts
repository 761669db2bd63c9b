import { type ByteReader, byteReader } from '../byte-reader.ts'
import type { PictureSize } from './largest-of.ts'

/** From the first frame header (ITU-T T.81, B.2.2). A picture in the Exif part is inside of a segment, and is jumped over. */
export async function jpegSize(parts: AsyncIterable<Buffer>): Promise<PictureSize | null> {
  const reader = byteReader(parts)
  for (;;) {
    const marker = await nextMarker(reader)
    if (marker === null || marker === startOfScan || marker === endOfImage) return null
    else if (!standsAlone(marker)) {
      const length = await readNumber(reader)
      if (length === null) return null
      if (isFrame(marker)) return readFrame(reader)
      await reader.skip(length - 2)
    }
  }
}

const startOfScan = 0xda
const endOfImage = 0xd9

async function nextMarker(reader: ByteReader): Promise<number | null> {
  let byte = await reader.next()
  while (byte !== null && byte !== 0xff) byte = await reader.next()
  while (byte === 0xff) byte = await reader.next()
  return byte
}

function standsAlone(marker: number): boolean {
  return marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

async function readFrame(reader: ByteReader): Promise<PictureSize | null> {
  await reader.skip(1)
  const height = await readNumber(reader)
  const width = await readNumber(reader)
  return height === null || width === null ? null : { width, height }
}

async function readNumber(reader: ByteReader): Promise<number | null> {
  const high = await reader.next()
  const low = await reader.next()
  return high === null || low === null ? null : high * 256 + low
}
