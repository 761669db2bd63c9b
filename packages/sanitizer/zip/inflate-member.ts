import { crc32 } from '@fitila/formats/hashing/crc32'
import { Inflater, type Output } from '@fitila/formats/inflate/inflater'
import { mostInflation } from '@fitila/formats/zip/directory-entry'
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
  const output = new MemberOutput(size)
  if (!new Inflater(packed, 0, output).run()) refuse('broken')
  return output.bytes.subarray(0, output.length)
}

/** The most that one code makes. */
const longestRun = 258

/** As much room as was declared. A stream that is longer than it says stops there. */
class MemberOutput implements Output {
  readonly bytes: Uint8Array
  length = 0

  constructor(size: number) {
    this.bytes = new Uint8Array(size + longestRun)
    this.#size = size
  }

  readonly #size: number

  room(more: number): boolean {
    return this.length <= this.#size && this.length + more <= this.bytes.length
  }
}
