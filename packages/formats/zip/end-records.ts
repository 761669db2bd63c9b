import { ByteReader } from './byte-reader.ts'
import { ZipFault } from './zip-fault.ts'

/** What PKWARE's APPNOTE 6.3.10 calls the end of central directory record, and the longer one of ZIP64. */
export type EndRecord = { count: number; size: number; offset: number; isOneDisk: boolean; comment: number }

export const endLength = 22
export const longestComment = 0xffff
export const locatorLength = 20
export const longEndLength = 56

/** The places where an end record may start, the last first. */
export function* endPlaces(tail: Uint8Array): Generator<number> {
  const view = new DataView(tail.buffer, tail.byteOffset, tail.byteLength)
  const lowest = Math.max(0, tail.length - endLength - longestComment)
  for (let place = tail.length - endLength; place >= lowest; place -= 1)
    if (view.getUint32(place, true) === 0x06054b50) yield place
}

export function readEnd(bytes: Uint8Array): EndRecord {
  const reader = new ByteReader(bytes).skip(4)
  const [disk, directoryDisk, countHere] = [reader.u16(), reader.u16(), reader.u16()]
  const place = { count: reader.u16(), size: reader.u32(), offset: reader.u32(), comment: reader.u16() }
  return { ...place, isOneDisk: disk === 0 && directoryDisk === 0 && countHere === place.count }
}

/** Where the long record says that it is; undefined when these 20 bytes are no pointer to one. */
export function readLocator(bytes: Uint8Array): { at: number; isOneDisk: boolean } | undefined {
  const reader = new ByteReader(bytes)
  if (reader.u32() !== 0x07064b50) return undefined
  const disk = reader.u32()
  return { at: reader.u64(), isOneDisk: disk === 0 && reader.u32() === 1 }
}

export function readLongEnd(bytes: Uint8Array): Omit<EndRecord, 'comment'> {
  const reader = new ByteReader(bytes)
  if (reader.u32() !== 0x06064b50) throw new ZipFault('broken')
  const disks = reader.skip(12).u32() + reader.u32()
  const [countHere, count] = [reader.u64(), reader.u64()]
  return { count, size: reader.u64(), offset: reader.u64(), isOneDisk: disks === 0 && countHere === count }
}
