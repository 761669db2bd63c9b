import {
  endLength,
  endPlaces,
  locatorLength,
  longEndLength,
  longestComment,
  readEnd,
  readLocator,
  readLongEnd,
} from '@fitila/formats/zip/end-records'
import { ZipFault } from '@fitila/formats/zip/zip-fault'
import { EvidenceRefusal } from '../refusal.ts'

export type DirectoryPlace = { count: number; size: number; offset: number }

/** `end` is where the record starts that tells of the directory. */
type ToldPlace = DirectoryPlace & { end: number }

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
  const long = await readEnd64(file, tailStart + at)
  if (needs64 && long === null) throw new ZipFault('broken')
  const place = long ?? { ...end, end: tailStart + at }
  if (long && !needs64 && !isSame(long, end)) throw new ZipFault('broken')
  // A gap before the end, or another archive, is where other programs may read another directory.
  if (place.offset + place.size !== place.end) throw new ZipFault('broken')
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

/** Null when there is none; some programs write one without need. */
async function readEnd64(file: Blob, endAt: number): Promise<ToldPlace | null> {
  if (endAt < locatorLength + longEndLength) return null
  const locator = readLocator(await bytesOf(file, endAt - locatorLength, endAt))
  if (locator === undefined) return null
  const end = readLongEnd(await bytesOf(file, locator.at, locator.at + longEndLength))
  if (!locator.isOneDisk || !end.isOneDisk) throw new ZipFault('not-supported')
  return { ...end, end: locator.at }
}

/** A short field that is full says nothing. */
function isSame(long: DirectoryPlace, short: DirectoryPlace): boolean {
  return long.count === short.count && long.size === short.size && long.offset === short.offset
}

async function beginsLikeZip(file: Blob): Promise<boolean> {
  const [first, second] = await bytesOf(file, 0, 4)
  return first === 0x50 && second === 0x4b
}
