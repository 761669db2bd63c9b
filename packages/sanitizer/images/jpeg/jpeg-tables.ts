import { refuse } from '../../refusals.ts'
import { part, u8 } from '../bytes.ts'

/**
 * The part of a segment that a decoder reads, or null for a segment that is not on the list. Bytes behind a table could hide
 * anything, so each is cut to its length.
 */
export function trimTables(marker: number, body: Uint8Array): Uint8Array | null {
  if (isFrame(marker)) return part(body, 0, 6 + 3 * u8(body, 5))
  const measure = lengths[marker]
  if (measure) return part(body, 0, measure(body))
  // Pictures of several resolutions, which no browser shows.
  else if (marker === 0xde || marker === 0xdf) return refuse('unsupported')
  else return null
}

export const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

const lengths: Readonly<Record<number, (body: Uint8Array) => number>> = {
  196: lengthOfHuffman,
  204: ({ length }) => length - (length % 2),
  218: (body) => 4 + 2 * u8(body, 0),
  219: lengthOfQuantisation,
  220: () => 2,
  221: () => 2,
}

function lengthOfHuffman(body: Uint8Array): number {
  let at = 0
  while (at + 17 <= body.length) {
    const length = 17 + body.subarray(at + 1, at + 17).reduce((sum, count) => sum + count, 0)
    if (at + length > body.length) break
    at += length
  }
  return at
}

function lengthOfQuantisation(body: Uint8Array): number {
  let at = 0
  while (at < body.length) {
    const length = u8(body, at) >> 4 === 0 ? 65 : 129
    if (at + length > body.length) break
    at += length
  }
  return at
}
