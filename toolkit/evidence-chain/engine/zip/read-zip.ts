import { ByteReader } from '@fitila/formats/zip/byte-reader'
import { ZipFault } from '@fitila/formats/zip/zip-fault'
import { EvidenceRefusal } from '../refusal.ts'
import { bytesOf, findDirectory } from './find-directory.ts'
import { type DirectoryMember, readDirectory } from './read-directory.ts'

/** A file inside a ZIP file. Nothing of it is read before it is asked for. */
export type ZipMember = {
  path: string
  size: number
  /** The bytes where they are, when they are stored as they are; undefined when they are compressed. */
  stored: Blob | undefined
  /** Ends with a refusal when more or less comes out than was declared. */
  stream(): ReadableStream<Uint8Array>
}

/**
 * Opens a ZIP file that may be hostile. Refuses unsafe and doubled names, links, passwords, members that overlap or
 * describe themselves in two ways, and sizes that cannot be.
 */
export async function readZip(file: Blob): Promise<ZipMember[]> {
  try {
    return await openMembers(file)
  } catch (fault) {
    if (!(fault instanceof ZipFault)) throw fault
    throw new EvidenceRefusal(fault.reason === 'broken' ? 'broken-zip' : 'not-supported')
  }
}

async function openMembers(file: Blob): Promise<ZipMember[]> {
  const place = await findDirectory(file)
  const members = readDirectory(await bytesOf(file, place.offset, place.offset + place.size), place.count)
  const inOrder = members.toSorted((one, other) => one.offset - other.offset)
  const opened: ZipMember[] = []
  for (const [index, member] of inOrder.entries()) {
    const limit = inOrder[index + 1]?.offset ?? place.offset
    opened.push(await openMember(file, member, limit))
  }
  return opened
}

const headerLength = 30

async function openMember(file: Blob, member: DirectoryMember, limit: number): Promise<ZipMember> {
  const { path, size, isDeflated, packedSize, offset, nameBytes } = member
  const header = new ByteReader(await bytesOf(file, offset, offset + headerLength + nameBytes.length))
  if (header.u32() !== 0x04034b50) throw new ZipFault('broken')
  const localMethod = header.skip(4).u16()
  const nameLength = header.skip(16).u16()
  const extraLength = header.u16()
  const start = offset + headerLength + nameLength + extraLength
  const isSameName = nameLength === nameBytes.length && equals(header.raw(nameLength), nameBytes)
  const isSameMethod = localMethod === (isDeflated ? 8 : 0)
  if (!isSameName || !isSameMethod || start + packedSize > limit) throw new ZipFault('broken')
  const packed = file.slice(start, start + packedSize)
  return isDeflated
    ? { path, size, stored: undefined, stream: () => inflate(packed, size) }
    : { path, size, stored: packed, stream: () => packed.stream() }
}

function inflate(packed: Blob, size: number): ReadableStream<Uint8Array> {
  let length = 0
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      length += piece.length
      if (length > size) controller.error(new EvidenceRefusal('bomb'))
      else controller.enqueue(piece)
    },
    flush(controller) {
      if (length !== size) controller.error(new EvidenceRefusal('broken-zip'))
    },
  })
  return packed.stream().pipeThrough(new DecompressionStream('deflate-raw')).pipeThrough(counter)
}

function equals(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((value, place) => value === other[place])
}
