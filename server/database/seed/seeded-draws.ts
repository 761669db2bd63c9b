import { createHash } from 'node:crypto'
import { type Randomness, systemRandomness } from '#server/kernel/randomness.ts'

export type Draws = {
  /** A whole number from 0 to `below` - 1. */
  below(below: number): number
  pick<T>(list: readonly T[]): T
  /** So many different ones of the list, in the order in which they were drawn. */
  several<T>(count: number, list: readonly T[]): T[]
  uuid(): string
}

/** Draws that come out the same for the same seed: for invented words and their numbers, never for a secret. */
export function seededDraws(...seed: readonly (string | number)[]): Draws {
  let drawn = 0
  const block = () => {
    drawn += 1
    return createHash('sha256')
      .update(`fitila-seed|${seed.join('|')}|${drawn}`)
      .digest()
  }
  // 48 bits over small lists: the lean towards the first entries is far too small to see.
  const below = (count: number) => block().readUIntBE(0, 6) % count
  const pick = <T>(list: readonly T[]): T => {
    const position = below(list.length)
    // An index below the length holds an entry, also where that entry is undefined.
    return list[position] as T
  }
  return {
    below,
    pick,
    several(count, list) {
      const left = [...list]
      return Array.from({ length: Math.min(count, list.length) }, () =>
        left.splice(below(left.length), 1),
      ).flat()
    },
    uuid: () => uuidOf(block()),
  }
}

/** Seeded numbers for rows, and true randomness for bytes, which are keys and tokens. */
export function seededRandomness(...seed: readonly (string | number)[]): Randomness {
  const { below, uuid } = seededDraws(...seed)
  return { below, uuid, bytes: systemRandomness.bytes }
}

// Version 8 of RFC 9562: a number that an application makes by its own rule.
function uuidOf(bytes: Buffer): string {
  const digits = bytes.toString('hex')
  const variant = '89ab'[(bytes[8] ?? 0) & 3]
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-${variant}${digits.slice(17, 20)}-${digits.slice(20, 32)}`
}
