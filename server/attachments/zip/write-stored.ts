import { crc32 } from 'node:zlib'

/** `read` gives the same bytes each time: they are read once for their checksum, and once to be written. */
export type StoredFile = { name: string; size: number; read: () => AsyncIterable<Uint8Array> }

/** An archive whose length is known before it is written. */
export type StoredZip = { size: number; write: () => AsyncGenerator<Uint8Array> }

const lengths = { local: 30, central: 46, end: 22 } as const

// 1 January 1980, the first day that the format knows. A true time would tell when a package was made.
const firstDay = 0x21

/**
 * A ZIP file without compression, of one file after the other: a large one needs no more memory than a small one (APPNOTE 6.3.10, without
 * ZIP64, so for less than 4 GB in all).
 *
 * @param files with names in ASCII
 */
export function storedZip(files: readonly StoredFile[]): StoredZip {
  const names = files.reduce((sum, { name }) => sum + name.length, 0)
  const contents = files.reduce((sum, { size }) => sum + size, 0)
  const size = contents + 2 * names + files.length * (lengths.local + lengths.central) + lengths.end
  if (size >= 2 ** 32 || files.length >= 2 ** 16) throw new Error('too large for an archive without ZIP64')
  return { size, write: () => write(files) }
}

async function* write(files: readonly StoredFile[]): AsyncGenerator<Uint8Array> {
  const written: (StoredFile & { crc: number; offset: number })[] = []
  let offset = 0
  for (const file of files) {
    const crc = await checksumOf(file)
    const header = localHeader(file, crc)
    written.push({ ...file, crc, offset })
    yield header
    yield* file.read()
    offset += header.length + file.size
  }
  const listAt = offset
  for (const file of written) {
    const entry = centralEntry(file)
    yield entry
    offset += entry.length
  }
  yield endRecord({ count: written.length, listLength: offset - listAt, listAt })
}

async function checksumOf({ size, read }: StoredFile): Promise<number> {
  let crc = 0
  let length = 0
  for await (const bytes of read()) {
    crc = crc32(bytes, crc)
    length += bytes.length
  }
  if (length !== size) throw new Error('a file has another length than was said')
  return crc
}

function localHeader(file: StoredFile, crc: number): Buffer {
  const header = Buffer.alloc(lengths.local)
  header.writeUInt32LE(0x04034b50, 0)
  writeShared(header.subarray(4), file, crc)
  return Buffer.concat([header, Buffer.from(file.name, 'ascii')])
}

function centralEntry({ crc, offset, ...file }: StoredFile & { crc: number; offset: number }): Buffer {
  const entry = Buffer.alloc(lengths.central)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(20, 4)
  writeShared(entry.subarray(6), file, crc)
  entry.writeUInt32LE(offset, 42)
  return Buffer.concat([entry, Buffer.from(file.name, 'ascii')])
}

/** From the version that is needed on, which both headers have in the same order: flags, method, time, day, checksum, sizes, name. */
function writeShared(bytes: Buffer, { name, size }: StoredFile, crc: number): void {
  bytes.writeUInt16LE(20, 0)
  bytes.writeUInt16LE(firstDay, 8)
  bytes.writeUInt32LE(crc, 10)
  bytes.writeUInt32LE(size, 14)
  bytes.writeUInt32LE(size, 18)
  bytes.writeUInt16LE(name.length, 22)
}

function endRecord({ count, listLength, listAt }: { count: number; listLength: number; listAt: number }) {
  const end = Buffer.alloc(lengths.end)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(listLength, 12)
  end.writeUInt32LE(listAt, 16)
  return end
}
