import { type InflatedPieces, inflateInPieces } from '@fitila/formats/inflate/inflate-in-pieces'
import { refuse } from '../refusals.ts'

/** Inflates raw deflate and tells where it ends. Refuses as `broken` what is damaged or makes more than `most` bytes. */
export function inflateToEnd(
  bytes: Uint8Array,
  at: number,
  most: number,
  take?: (piece: Uint8Array) => void,
): InflatedPieces {
  return inflateInPieces(bytes, at, most, take) ?? refuse('broken')
}
