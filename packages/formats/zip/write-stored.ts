import { directoryHeader, endRecords, type MemberHeader, memberHeader } from './headers.ts'

/** `path` is ASCII, with `/` between folders. */
export type ZipEntry = { path: string; content: Blob; crc32: number }

const madeByUnix = 0x032d
const ordinaryFile = 0o100644

/**
 * A ZIP file (PKWARE APPNOTE 6.3.10) whose members are stored as they are, with ZIP64 fields where a size, an offset or
 * the number of members needs them. The members are not copied: the result refers to them, so memory stays flat.
 *
 * @param at the time that every member carries, as UTC
 */
export function zipOf(entries: readonly ZipEntry[], at: Date): Blob {
  return new Blob(zipParts(entries, at), { type: 'application/zip' })
}

/** The same as a list: headers of ours, and the members between them. */
export function zipParts(entries: readonly ZipEntry[], at: Date): (Uint8Array<ArrayBuffer> | Blob)[] {
  const parts: (Uint8Array<ArrayBuffer> | Blob)[] = []
  const directory: Uint8Array<ArrayBuffer>[] = []
  let offset = 0
  for (const entry of entries) {
    const described = headerOf(entry, at)
    const header = memberHeader(described)
    parts.push(header, entry.content)
    directory.push(directoryHeader({ ...described, offset, mode: ordinaryFile, madeBy: madeByUnix }))
    offset += header.length + entry.content.size
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const end = endRecords({ count: entries.length, size, offset, madeBy: madeByUnix })
  return [...parts, ...directory, end]
}

function headerOf({ path, content: { size }, crc32 }: ZipEntry, at: Date): MemberHeader {
  const name = Uint8Array.from(path, (letter) => letter.charCodeAt(0))
  return { name, isDeflated: false, crc: crc32, packedSize: size, size, ...dosTime(at) }
}

/** Before 1980 there is no such date. */
function dosTime(at: Date): { time: number; date: number } {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  const year = Math.min(Math.max(at.getUTCFullYear() - 1980, 0), 127)
  return { time, date: (year << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate() }
}
