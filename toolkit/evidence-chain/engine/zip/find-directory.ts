import { EvidenceRefusal } from '../refusal.ts'
import { ByteReader } from './byte-reader.ts'

export type DirectoryPlace = { count: number; size: number; offset: number }

const endLength = 22
const longestComment = 0xffff
const locatorLength = 20
const endLength64 = 56
const mostMembers = 100_000
const largestDirectory = 16_000_000

/** Where the central directory of a ZIP file stands, from its last record backwards. */
export async function findDirectory(file: Blob): Promise<DirectoryPlace> {
  const tailStart = Math.max(0, file.size - endLength - longestComment)
  const tail = await bytesOf(file, tailStart, file.size)
  const at = lastEnd(tail)
  if (at === undefined) throw new EvidenceRefusal((await beginsLikeZip(file)) ? 'broken-zip' : 'not-a-zip')
  const end = readEnd(tail.subarray(at))
  const needs64 = end.count === 0xffff || end.size === 0xffffffff || end.offset === 0xffffffff
  const place = needs64 ? await readEnd64(file, tailStart + at) : end
  if (place.offset + place.size > tailStart + at) throw new EvidenceRefusal('broken-zip')
  if (place.count > mostMembers || place.size > largestDirectory) throw new EvidenceRefusal('bomb')
  return place
}

export async function bytesOf(file: Blob, start: number, end: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.slice(start, end).arrayBuffer())
}

/** The last place where an end record stands whose comment reaches exactly to the end of the file. */
function lastEnd(tail: Uint8Array): number | undefined {
  const view = new DataView(tail.buffer, tail.byteOffset, tail.byteLength)
  for (let at = tail.length - endLength; at >= 0; at -= 1) {
    const isEnd = view.getUint32(at, true) === 0x06054b50
    if (isEnd && at + endLength + view.getUint16(at + 20, true) === tail.length) return at
  }
  return undefined
}

function readEnd(bytes: Uint8Array): DirectoryPlace {
  const reader = new ByteReader(bytes).skip(4)
  const [disk, directoryDisk, countHere] = [reader.u16(), reader.u16(), reader.u16()]
  const place = { count: reader.u16(), size: reader.u32(), offset: reader.u32() }
  if (disk !== 0 || directoryDisk !== 0 || countHere !== place.count)
    throw new EvidenceRefusal('not-supported')
  return place
}

async function readEnd64(file: Blob, endAt: number): Promise<DirectoryPlace> {
  if (endAt < locatorLength + endLength64) throw new EvidenceRefusal('broken-zip')
  const locator = new ByteReader(await bytesOf(file, endAt - locatorLength, endAt))
  if (locator.u32() !== 0x07064b50 || locator.u32() !== 0) throw new EvidenceRefusal('broken-zip')
  const at = locator.u64()
  if (locator.u32() !== 1) throw new EvidenceRefusal('not-supported')
  const reader = new ByteReader(await bytesOf(file, at, at + endLength64))
  if (reader.u32() !== 0x06064b50) throw new EvidenceRefusal('broken-zip')
  reader.skip(12)
  if (reader.u32() !== 0 || reader.u32() !== 0) throw new EvidenceRefusal('not-supported')
  const [countHere, count] = [reader.u64(), reader.u64()]
  if (countHere !== count) throw new EvidenceRefusal('not-supported')
  return { count, size: reader.u64(), offset: reader.u64() }
}

async function beginsLikeZip(file: Blob): Promise<boolean> {
  const [first, second] = await bytesOf(file, 0, 4)
  return first === 0x50 && second === 0x4b
}
