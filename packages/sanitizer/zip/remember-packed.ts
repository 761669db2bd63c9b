import { deflate } from '@fitila/formats/deflate/deflate'
import { crc32 } from '@fitila/formats/hashing/crc32'
import type { KnownBytes, WholeStreams, Work } from '../contract.ts'
import { areSameBytes } from '../same-bytes.ts'

/** What is larger is packed and unpacked again, so that it is not in memory twice. */
const mostRemembered = 8_000_000

type Packed = { bytes: Uint8Array; crc: number; packed: Uint8Array }

export type Packing = Required<Pick<Work, 'deflate' | 'knownUnpacked' | 'wholeStreams' | 'exactPictures'>> & {
  /** Pictures that were cleaned and came out as they went in. */
  settled: KnownBytes
}

/**
 * Packs, and does not pack or unpack again what it packed before: to clean a result once more, only to see that this changes nothing, then
 * costs neither.
 */
export function rememberPacked(): Packing {
  const known = new Map<string, Packed>()
  /** The first of each length: most parts have one of their own, and need no sum to be found. */
  const byLength = new Map<number, Packed>()
  let remembered = 0
  return {
    deflate(bytes) {
      const first = byLength.get(bytes.length)
      if (first !== undefined && areSameBytes(first.bytes, bytes)) return first
      const crc = crc32(bytes)
      // Were two texts of one length and one sum, the second would come out as the first, which was cleaned as well.
      const key = `${crc} ${bytes.length}`
      const before = known.get(key)
      if (before !== undefined) return before
      const made = { bytes, crc, packed: deflate(bytes) }
      if (remembered + bytes.length <= mostRemembered) {
        remembered += bytes.length
        known.set(key, made)
        if (first === undefined) byLength.set(bytes.length, made)
      }
      return made
    },
    knownUnpacked(packed, { size, crc }) {
      const found = known.get(`${crc} ${size}`)
      return found !== undefined && areSameBytes(found.packed, packed) ? found.bytes : undefined
    },
    wholeStreams: rememberWhole(),
    exactPictures: rememberBytes(),
    settled: rememberBytes(),
  }
}

/** Streams that are the same to the last byte and unpack to as much need not be looked into twice. */
function rememberWhole(): WholeStreams {
  const known = new Map<string, Uint8Array>()
  let remembered = 0
  // The last four bytes of a stream are the sum of what is in it.
  const keyOf = (zlib: Uint8Array, size: number) => `${size} ${zlib.length} ${zlib.slice(-4).join()}`
  return {
    has(zlib, size) {
      const found = known.get(keyOf(zlib, size))
      return found !== undefined && areSameBytes(found, zlib)
    },
    add(zlib, size) {
      if (remembered + zlib.length > mostRemembered) return
      remembered += zlib.length
      known.set(keyOf(zlib, size), zlib)
    },
  }
}

/** To clean a document once more, only to see that this changes nothing, need not clean these again. */
function rememberBytes(): KnownBytes {
  const known = new Map<string, Uint8Array>()
  let remembered = 0
  const keyOf = (picture: Uint8Array) => `${picture.length} ${picture.slice(-16).join()}`
  return {
    has(picture) {
      const found = known.get(keyOf(picture))
      return found !== undefined && areSameBytes(found, picture)
    },
    add(picture) {
      if (remembered + picture.length > mostRemembered) return
      remembered += picture.length
      known.set(keyOf(picture), picture)
    },
  }
}
