import { deflate as deflatePlainly } from '@fitila/formats/deflate/deflate'
import { crc32 } from '@fitila/formats/hashing/crc32'
import { directoryHeader, endRecords, type MemberHeader, memberHeader } from '@fitila/formats/zip/headers'
import type { Work } from '../contract.ts'
import { isPackedPicture } from './packed-picture.ts'

/** `stored` as it is; `smallest` deflated where that helps. */
export type ZipEntry = { path: string; bytes: Uint8Array; packing: 'stored' | 'smallest' }

/**
 * A ZIP file in the order given that tells nothing of when, where and by what it was made: every member is of 1 January 1980,
 * an ordinary file of a Unix system that only its owner reads, without comments and extra fields.
 */
export function writeZip(
  entries: readonly ZipEntry[],
  { deflate }: Pick<Work, 'deflate'> = { deflate: packPlainly },
): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const { header, data } of entries.map((entry) => pack(entry, deflate))) {
    const before = memberHeader(header)
    parts.push(before, data)
    directory.push(directoryHeader({ ...header, offset, mode: ownersFile, madeBy: madeByUnix }))
    offset += before.length + data.length
  }
  const size = lengthOf(directory)
  const end = endRecords({ count: entries.length, size, offset, madeBy: madeByUnix })
  return join([...parts, ...directory, end], offset + size + end.length)
}

function lengthOf(parts: readonly Uint8Array[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0)
}

function join(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length)
  let place = 0
  for (const part of parts) {
    bytes.set(part, place)
    place += part.length
  }
  return bytes
}

const madeByUnix = 0x0314
const ownersFile = 0o600
/** 1 January 1980 in the way of DOS. */
const firstDay = 0x0021

function pack(
  { path, bytes, packing }: ZipEntry,
  deflate: Work['deflate'],
): { header: MemberHeader; data: Uint8Array } {
  const deflated = packing === 'smallest' && isWorthwhile(bytes) ? deflate(bytes) : undefined
  const isDeflated = deflated !== undefined && deflated.packed.length < bytes.length
  const data = isDeflated ? deflated.packed : bytes
  const crc = deflated?.crc ?? crc32(bytes)
  const name = new TextEncoder().encode(path)
  const sizes = { packedSize: data.length, size: bytes.length }
  return { header: { name, isDeflated, crc, ...sizes, time: 0, date: firstDay }, data }
}

function packPlainly(bytes: Uint8Array): ReturnType<Work['deflate']> {
  return { packed: deflatePlainly(bytes), crc: crc32(bytes) }
}

const sample = 32 * 1024

/** A picture is packed already. What else does not pack is passed over quickly. */
function isWorthwhile(bytes: Uint8Array): boolean {
  return bytes.length <= sample || !isPackedPicture(bytes.subarray(0, sample))
}
