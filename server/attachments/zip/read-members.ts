import { Readable } from 'node:stream'
import { crc32, createInflateRaw } from 'node:zlib'
import { RuleBroken } from '#domain/errors.ts'
import type { ArchiveDirectory, ArchiveEntry } from './directory.ts'
import { type InOrder, readInOrder } from './read-in-order.ts'

export type Member = { entry: ArchiveEntry; bytes: AsyncIterable<Buffer> }

const descriptorLengths = [12, 16, 20, 24]

/**
 * The files of an archive, one after the other as they are stored, each inflated as it is read and counted while it is. The code
 * that reads them reads each to its end. Nothing may be between them, and what the archive says of a file before it, behind it and in
 * its list has to be the same: two programs that unpack it then find the same files.
 *
 * @throws RuleBroken 'attachment-archive', 'attachment-archive-lies'
 */
export async function* readMembers(
  parts: AsyncIterable<Buffer>,
  { entries, listAt }: ArchiveDirectory,
): AsyncGenerator<Member> {
  const bytes = readInOrder(parts)
  const inOrder = entries.toSorted((one, other) => one.offset - other.offset)
  for (const [index, entry] of inOrder.entries()) {
    if (entry.offset !== bytes.place()) throw new RuleBroken('attachment-archive-lies')
    const hasDescriptor = await readHeader(bytes, entry)
    yield { entry, bytes: inflated(bytes, entry) }
    const next = inOrder[index + 1]?.offset ?? listAt
    await readDescriptor(bytes, entry, { gap: next - bytes.place(), hasDescriptor })
  }
}

async function readHeader(bytes: InOrder, entry: ArchiveEntry): Promise<boolean> {
  const header = await bytes.take(30)
  const flags = header.readUInt16LE(6)
  const name = await bytes.take(header.readUInt16LE(26))
  const extra = await bytes.take(header.readUInt16LE(28))
  const hasDescriptor = (flags & 8) !== 0
  const told = { crc: header.readUInt32LE(14), ...sizesTold(header, extra) }
  const isUntold = hasDescriptor && told.crc === 0 && told.packed === 0 && told.unpacked === 0
  const agrees =
    header.readUInt32LE(0) === 0x04034b50 &&
    header.readUInt16LE(8) === entry.method &&
    (flags & 0x2041) === 0 &&
    name.equals(entry.nameBytes) &&
    (isUntold || (told.crc === entry.crc && told.packed === entry.packed && told.unpacked === entry.unpacked))
  if (!agrees) throw new RuleBroken('attachment-archive-lies')
  return hasDescriptor
}

const full = 0xffffffff

/** Programs that do not know how long a file will be make room for long sizes, also where it then was short. */
function sizesTold(header: Buffer, extra: Buffer): { packed: number; unpacked: number } {
  const short = { packed: header.readUInt32LE(18), unpacked: header.readUInt32LE(22) }
  const isLong = short.packed === full && short.unpacked === full
  if (!isLong || extra.length < 20 || extra.readUInt16LE(0) !== 1) return short
  return { unpacked: Number(extra.readBigUInt64LE(4)), packed: Number(extra.readBigUInt64LE(12)) }
}

async function readDescriptor(
  bytes: InOrder,
  entry: ArchiveEntry,
  { gap, hasDescriptor }: { gap: number; hasDescriptor: boolean },
): Promise<void> {
  if (!hasDescriptor && gap === 0) return
  if (!hasDescriptor || !descriptorLengths.includes(gap)) throw new RuleBroken('attachment-archive-lies')
  const descriptor = await bytes.take(gap)
  const isSigned = gap % 8 === 0
  if (descriptor.readUInt32LE(isSigned ? 4 : 0) !== entry.crc) throw new RuleBroken('attachment-archive-lies')
}

async function* inflated(bytes: InOrder, entry: ArchiveEntry): AsyncGenerator<Buffer> {
  const packed = bytes.stream(entry.packed)
  let length = 0
  let sum = 0
  for await (const piece of entry.method === 0 ? packed : inflate(packed, entry.packed)) {
    length += piece.length
    if (length > entry.unpacked) throw new RuleBroken('attachment-archive-lies')
    sum = crc32(piece, sum)
    yield piece
  }
  if (length !== entry.unpacked || sum !== entry.crc) throw new RuleBroken('attachment-archive-lies')
}

async function* inflate(packed: AsyncGenerator<Buffer>, packedLength: number): AsyncGenerator<Buffer> {
  const source = Readable.from(packed)
  const inflater = createInflateRaw()
  source.on('error', (error) => inflater.destroy(error)).pipe(inflater)
  try {
    for await (const piece of inflater) yield piece as Buffer
    // What comes behind the end of the packed stream is a place to hide something.
    if (inflater.bytesWritten !== packedLength) throw new RuleBroken('attachment-archive-lies')
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
      throw new RuleBroken('attachment-archive')
    throw error
  } finally {
    source.destroy()
    inflater.destroy()
  }
}
