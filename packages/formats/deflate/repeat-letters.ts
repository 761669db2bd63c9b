import { distanceBase, lengthBase } from '../inflate/code-tables.ts'

/** Which letter says a length (RFC 1951, 3.2.5). */
export function letterOf(length: number): number {
  return letters[length] as number
}

/** @param back one less than the distance */
export function distanceOf(back: number): number {
  return back < 256 ? (near[back] as number) : (far[back >>> 7] as number)
}

const letters = Uint16Array.from({ length: 259 }, (_, length) => 257 + lastBelow(lengthBase, length))
const near = Uint8Array.from({ length: 256 }, (_, back) => lastBelow(distanceBase, back + 1))
const far = Uint8Array.from({ length: 256 }, (_, piece) => lastBelow(distanceBase, (piece << 7) + 1))

/** The last of the table that is not above. */
function lastBelow(table: readonly number[], value: number): number {
  return Math.max(
    0,
    table.findLastIndex((base) => base <= value),
  )
}
