import { ByteReader } from '@fitila/formats/zip/byte-reader'
import { type DirectoryEntry, readEntry } from '@fitila/formats/zip/directory-entry'
import {
  endPlaces,
  locatorLength,
  longEndLength,
  readEnd,
  readLocator,
  readLongEnd,
} from '@fitila/formats/zip/end-records'
import { refuse } from '../refusals.ts'
import { memberPath } from './member-path.ts'

export type DirectoryMember = DirectoryEntry & { path: string }

/** More than any document has. */
const mostMembers = 20_000

/** `base` is how much was put before the archive. */
export function readDirectory(bytes: Uint8Array): {
  entries: DirectoryMember[]
  start: number
  base: number
} {
  const { start, end, count, base } = findDirectory(bytes)
  if (count > mostMembers) refuse('too-large')
  const reader = new ByteReader(bytes.subarray(start, end))
  const entries = Array.from({ length: count }, () => {
    const entry = readEntry(reader)
    return { ...entry, path: memberPath(entry.nameBytes) }
  })
  return { entries, start, base }
}

type DirectoryPlace = { start: number; end: number; count: number; base: number }

/** A document may have something before the archive and behind it, so the directory is looked for from its own sizes. */
function findDirectory(bytes: Uint8Array): DirectoryPlace {
  for (const place of endPlaces(bytes)) {
    const found = placeOf(bytes, place)
    if (found !== undefined) return found
  }
  return refuse('broken')
}

function placeOf(bytes: Uint8Array, place: number): DirectoryPlace | undefined {
  const long = longEnd(bytes, place)
  const { count, size, offset } = long ?? readEnd(bytes.subarray(place))
  const end = long ? place - locatorLength - longEndLength : place
  const base = end - size - offset
  return base < 0 || size < count * 46 ? undefined : { start: end - size, end, count, base }
}

function longEnd(bytes: Uint8Array, place: number) {
  const locator = place - locatorLength
  if (locator < longEndLength || readLocator(bytes.subarray(locator, place)) === undefined) return undefined
  const record = bytes.subarray(locator - longEndLength, locator)
  return new ByteReader(record).u32() === 0x06064b50 ? readLongEnd(record) : undefined
}
