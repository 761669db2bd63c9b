import { deflateSync } from 'fflate'
import { crc32 } from '../../../formats/hashing/crc32.ts'
import type { Work } from '../contract.ts'
import { deflatePlainly } from './remember-packed.ts'

/** `stored` as it is; `smallest` deflated where that helps. */
export type ZipEntry = { path: string; bytes: Uint8Array; packing: 'stored' | 'smallest' }

/**
 * A ZIP file in the order given that tells nothing of when, where and by what it was made: every member is of 1 January 1980,
 * an ordinary file of a Unix system that only its owner reads, without comments and extra fields.
 */
export function writeZip(
  entries: readonly ZipEntry[],
  { deflate }: Pick<Work, 'deflate'> = { deflate: deflatePlainly },
): Uint8Array<ArrayBuffer> {
  const packed = entries.map((entry) => pack(entry, deflate))
  const length = packed.reduce((sum, { name, data }) => sum + 30 + 46 + 2 * name.length + data.length, 22)
  const bytes = new Uint8Array(length)
  const view = new DataView(bytes.buffer)
  const offsets: number[] = []
  let place = 0
  for (const member of packed) {
    offsets.push(place)
    view.setUint32(place, 0x04034b50, true)
    place = writeFields(view, place + 4, member)
    bytes.set(member.name, place + 2)
    bytes.set(member.data, place + 2 + member.name.length)
    place += 2 + member.name.length + member.data.length
  }
  const start = place
  for (const [index, member] of packed.entries()) {
    view.setUint32(place, 0x02014b50, true)
    view.setUint16(place + 4, madeByUnix, true)
    place = writeFields(view, place + 6, member)
    // Extra field, comment, disk and inner attributes stay zero.
    view.setUint32(place + 8, ownersFile, true)
    view.setUint32(place + 12, offsets[index] ?? 0, true)
    bytes.set(member.name, place + 16)
    place += 16 + member.name.length
  }
  view.setUint32(place, 0x06054b50, true)
  view.setUint16(place + 8, packed.length, true)
  view.setUint16(place + 10, packed.length, true)
  view.setUint32(place + 12, place - start, true)
  view.setUint32(place + 16, start, true)
  return bytes
}

const madeByUnix = 0x0314
const ownersFile = 0o600 * 0x10000
/** 1 January 1980 in the way of DOS. */
const firstDay = 0x0021

type Packed = { name: Uint8Array; data: Uint8Array; size: number; crc: number; isDeflated: boolean }

/** The 24 bytes that a member's header and its line in the directory have in common; the extra field is left empty. */
function writeFields(view: DataView, place: number, { name, data, size, crc, isDeflated }: Packed): number {
  view.setUint16(place, 20, true)
  view.setUint16(place + 2, name.some((byte) => byte > 0x7f) ? 0x0800 : 0, true)
  view.setUint16(place + 4, isDeflated ? 8 : 0, true)
  view.setUint16(place + 8, firstDay, true)
  view.setUint32(place + 10, crc, true)
  view.setUint32(place + 14, data.length, true)
  view.setUint32(place + 18, size, true)
  view.setUint16(place + 22, name.length, true)
  return place + 24
}

function pack({ path, bytes, packing }: ZipEntry, deflate: Work['deflate']): Packed {
  const name = new TextEncoder().encode(path)
  const crc = crc32(bytes)
  const whole = { name, size: bytes.length, crc }
  const deflated = packing === 'smallest' && isWorthwhile(bytes) ? deflate(bytes, crc) : undefined
  const isDeflated = deflated !== undefined && deflated.length < bytes.length
  return isDeflated ? { ...whole, data: deflated, isDeflated } : { ...whole, data: bytes, isDeflated }
}

const sample = 32 * 1024

/** A picture is packed already; a look at its start saves the time of packing it again. */
function isWorthwhile(bytes: Uint8Array): boolean {
  return bytes.length <= sample || deflateSync(bytes.subarray(0, sample), { level: 1 }).length < sample * 0.95
}
