import { ByteWriter } from './byte-writer.ts'

/** `path` is ASCII, with `/` between folders. */
export type ZipEntry = { path: string; content: Blob; crc32: number }

type Placed = ZipEntry & { offset: number }

const ceiling = 0xffffffff

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
  const placed: Placed[] = []
  let offset = 0
  for (const entry of entries) {
    const header = localHeader(entry, at)
    parts.push(header, entry.content)
    placed.push({ ...entry, offset })
    offset += header.length + entry.content.size
  }
  const directory = placed.map((entry) => directoryEntry(entry, at))
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  return [...parts, ...directory, endRecords({ count: entries.length, size, offset })]
}

function localHeader({ path, content, crc32 }: ZipEntry, at: Date): Uint8Array<ArrayBuffer> {
  const isLarge = content.size >= ceiling
  const extra = new ByteWriter()
  if (isLarge) extra.u16(1).u16(16).u64(content.size).u64(content.size)
  return new ByteWriter()
    .u32(0x04034b50)
    .u16(isLarge ? 45 : 20)
    .u16(0)
    .u16(0)
    .raw(dosTime(at))
    .u32(crc32)
    .u32(capped(content.size))
    .u32(capped(content.size))
    .u16(path.length)
    .u16(extra.length)
    .raw(ascii(path))
    .raw(extra.toBytes())
    .toBytes()
}

function directoryEntry({ path, content, crc32, offset }: Placed, at: Date): Uint8Array<ArrayBuffer> {
  const large = new ByteWriter()
  if (content.size >= ceiling) large.u64(content.size).u64(content.size)
  if (offset >= ceiling) large.u64(offset)
  const extra = new ByteWriter()
  if (large.length > 0) extra.u16(1).u16(large.length).raw(large.toBytes())
  return new ByteWriter()
    .u32(0x02014b50)
    .u16(madeByUnix)
    .u16(large.length > 0 ? 45 : 20)
    .u16(0)
    .u16(0)
    .raw(dosTime(at))
    .u32(crc32)
    .u32(capped(content.size))
    .u32(capped(content.size))
    .u16(path.length)
    .u16(extra.length)
    .u16(0)
    .u16(0)
    .u16(0)
    .u32(ordinaryFile)
    .u32(capped(offset))
    .raw(ascii(path))
    .raw(extra.toBytes())
    .toBytes()
}

const madeByUnix = 0x032d
const ordinaryFile = 0o100644 * 0x10000

function endRecords({ count, size, offset }: { count: number; size: number; offset: number }) {
  const end = new ByteWriter()
  if (count >= 0xffff || size >= ceiling || offset >= ceiling) {
    end
      .u32(0x06064b50)
      .u64(44)
      .u16(madeByUnix)
      .u16(45)
      .u32(0)
      .u32(0)
      .u64(count)
      .u64(count)
      .u64(size)
      .u64(offset)
    end
      .u32(0x07064b50)
      .u32(0)
      .u64(offset + size)
      .u32(1)
  }
  const shortCount = Math.min(count, 0xffff)
  return end
    .u32(0x06054b50)
    .u16(0)
    .u16(0)
    .u16(shortCount)
    .u16(shortCount)
    .u32(capped(size))
    .u32(capped(offset))
    .u16(0)
    .toBytes()
}

function capped(value: number): number {
  return Math.min(value, ceiling)
}

function ascii(path: string): number[] {
  return Array.from(path, (letter) => letter.charCodeAt(0))
}

/** Two bytes of time, two of date; before 1980 there is no such date. */
function dosTime(at: Date): Uint8Array {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  const year = Math.min(Math.max(at.getUTCFullYear() - 1980, 0), 127)
  const date = (year << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  return new ByteWriter().u16(time).u16(date).toBytes()
}
