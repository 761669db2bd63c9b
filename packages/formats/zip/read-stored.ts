import { ByteReader } from './byte-reader.ts'
import { readEntry } from './directory-entry.ts'
import { endLength, readEnd } from './end-records.ts'
import { ZipFault } from './zip-fault.ts'

const mostMembers = 20_000
const headerLength = 30

/**
 * The members of a ZIP file as `zipOf` writes it: stored, one behind the other, without a comment. Nothing is copied.
 * Anything else is refused, so that there is one way to read it.
 *
 * @throws ZipFault
 */
export async function readStored(file: Blob): Promise<ReadonlyMap<string, Blob>> {
  const end = readEnd(await bytesOf(file, Math.max(0, file.size - endLength), file.size))
  const isWhole = end.isOneDisk && end.comment === 0 && end.offset + end.size + endLength === file.size
  if (!isWhole || end.count > mostMembers) throw new ZipFault('broken')
  const directory = new ByteReader(await bytesOf(file, end.offset, end.offset + end.size))
  const members = new Map<string, Blob>()
  let at = 0
  for (let number = 0; number < end.count; number += 1) {
    const { nameBytes, isDeflated, packedSize, size, offset } = readEntry(directory)
    const name = String.fromCharCode(...nameBytes)
    if (isDeflated || packedSize !== size || offset !== at || members.has(name)) throw new ZipFault('broken')
    const start = at + headerLength + nameBytes.length
    at = start + size
    if (at > end.offset) throw new ZipFault('broken')
    members.set(name, file.slice(start, at))
  }
  if (at !== end.offset || directory.left !== 0) throw new ZipFault('broken')
  return members
}

async function bytesOf(file: Blob, start: number, end: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(start, end).arrayBuffer())
}
