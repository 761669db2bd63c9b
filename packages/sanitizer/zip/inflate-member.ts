import { crc32 } from '@fitila/formats/hashing/crc32'
import { mostInflation } from '@fitila/formats/zip/directory-entry'
import { Inflate, inflateSync } from 'fflate'
import type { Work } from '../contract.ts'
import { refuse } from '../refusals.ts'

export type PackedMember = { packed: Uint8Array; isDeflated: boolean; size: number; crc: number }

/** Refuses when more or less comes out than was declared, or other bytes than were packed. */
export function inflateMember(member: PackedMember, work: Pick<Work, 'spend' | 'knownUnpacked'>): Uint8Array {
  const { packed, isDeflated, size, crc } = member
  if (size > packed.length * mostInflation) refuse('broken')
  work.spend(size)
  const known = isDeflated ? work.knownUnpacked?.(packed, member) : undefined
  if (known !== undefined) return known
  const bytes = isDeflated ? inflate(packed, size) : packed
  if (bytes.length !== size || crc32(bytes) !== crc) refuse('broken')
  return bytes
}

function inflate(packed: Uint8Array, size: number): Uint8Array {
  try {
    return packed.length <= smallPiece ? inflateAtOnce(packed, size) : inflateInPieces(packed, size)
  } catch {
    return refuse('broken')
  }
}

/** So much can become 66 MB at most, which is soon done and thrown away. */
const smallPiece = 64 * 1024

function inflateAtOnce(packed: Uint8Array, size: number): Uint8Array {
  // One byte more than declared, so that a longer stream is seen to be longer.
  return inflateSync(packed, { out: new Uint8Array(size + 1) })
}

/** Each piece is counted before the next is inflated, so that a stream that is longer than it says stops early. */
function inflateInPieces(packed: Uint8Array, size: number): Uint8Array {
  const bytes = new Uint8Array(size)
  let length = 0
  const stream = new Inflate((piece) => {
    if (length + piece.length > size) refuse('broken')
    bytes.set(piece, length)
    length += piece.length
  })
  for (let place = 0; place < packed.length; place += smallPiece) {
    const next = Math.min(place + smallPiece, packed.length)
    stream.push(packed.subarray(place, next), next === packed.length)
  }
  return bytes.subarray(0, length)
}
