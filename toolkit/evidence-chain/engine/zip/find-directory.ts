import {
  type EndRecord,
  endLength,
  endPlaces,
  locatorLength,
  longEndLength,
  longestComment,
  readEnd,
  readLocator,
  readLongEnd,
} from '../../../formats/zip/end-records.ts'
import { ZipFault } from '../../../formats/zip/zip-fault.ts'
import { EvidenceRefusal } from '../refusal.ts'

export type DirectoryPlace = { count: number; size: number; offset: number }

const mostMembers = 100_000
const largestDirectory = 16_000_000

/** Where the central directory of a ZIP file is, from its last record backwards. */
export async function findDirectory(file: Blob): Promise<DirectoryPlace> {
  const tailStart = Math.max(0, file.size - endLength - longestComment)
  const tail = await bytesOf(file, tailStart, file.size)
  const at = lastEnd(tail)
  if (at === undefined) throw new EvidenceRefusal((await beginsLikeZip(file)) ? 'broken-zip' : 'not-a-zip')
  const end = readEnd(tail.subarray(at))
  if (!end.isOneDisk) throw new ZipFault('not-supported')
  const needs64 = end.count === 0xffff || end.size === 0xffffffff || end.offset === 0xffffffff
  const place = needs64 ? await readEnd64(file, tailStart + at) : end
  if (place.offset + place.size > tailStart + at) throw new ZipFault('broken')
  if (place.count > mostMembers || place.size > largestDirectory) throw new EvidenceRefusal('bomb')
  return place
}

export async function bytesOf(file: Blob, start: number, end: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.slice(start, end).arrayBuffer())
}

/** The last place with an end record whose comment reaches exactly to the end of the file. */
function lastEnd(tail: Uint8Array): number | undefined {
  for (const at of endPlaces(tail))
    if (at + endLength + readEnd(tail.subarray(at)).comment === tail.length) return at
  return undefined
}

async function readEnd64(file: Blob, endAt: number): Promise<Omit<EndRecord, 'comment'>> {
  if (endAt < locatorLength + longEndLength) throw new ZipFault('broken')
  const locator = readLocator(await bytesOf(file, endAt - locatorLength, endAt))
  if (locator === undefined) throw new ZipFault('broken')
  const end = readLongEnd(await bytesOf(file, locator.at, locator.at + longEndLength))
  if (!locator.isOneDisk || !end.isOneDisk) throw new ZipFault('not-supported')
  return end
}

async function beginsLikeZip(file: Blob): Promise<boolean> {
  const [first, second] = await bytesOf(file, 0, 4)
  return first === 0x50 && second === 0x4b
}
