import { u8 } from '../bytes.ts'

/** The rows of a picture whose points are numbers of colours. */
export type IndexedRows = { width: number; height: number; bits: number }

/**
 * Marks the colours that points have. `rows` are unpacked, each with its filter before it (PNG, 9.2); a point of these pictures is at
 * most a byte, so the byte before is the one to the left.
 */
export function markColours(rows: Uint8Array, { width, height, bits }: IndexedRows, used: Uint8Array): void {
  const length = Math.ceil((width * bits) / 8)
  let above = new Uint8Array(length)
  for (let row = 0; row < height; row++) {
    const start = row * (length + 1)
    const now = unfiltered(rows.subarray(start + 1, start + 1 + length), u8(rows, start), above)
    markRow(now, width, bits, used)
    above = now
  }
}

function unfiltered(row: Uint8Array, filter: number, above: Uint8Array): Uint8Array<ArrayBuffer> {
  const now = new Uint8Array(above.length)
  for (let at = 0; at < row.length; at++) {
    const [left, up, corner] = [now[at - 1] ?? 0, above[at] ?? 0, at > 0 ? (above[at - 1] ?? 0) : 0]
    const value = row[at] ?? 0
    if (filter === 0) now[at] = value
    else if (filter === 1) now[at] = value + left
    else if (filter === 2) now[at] = value + up
    else if (filter === 3) now[at] = value + ((left + up) >> 1)
    else now[at] = value + paeth(left, up, corner)
  }
  return now
}

function paeth(left: number, up: number, corner: number): number {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)]
  return a <= b && a <= c ? left : b <= c ? up : corner
}

/** Points are in the high bits first. */
export function markRow(row: Uint8Array, width: number, bits: number, used: Uint8Array): void {
  if (bits === 8) for (let at = 0; at < width; at++) used[row[at] ?? 0] = 1
  else
    for (let at = 0; at < width; at++) {
      const shift = 8 - bits - ((at * bits) & 7)
      used[((row[(at * bits) >> 3] ?? 0) >> shift) & ((1 << bits) - 1)] = 1
    }
}

/** The colours with zeros for those that no point has: `size` bytes each. */
export function coloursInUse(colours: Uint8Array, size: number, used: Uint8Array): Uint8Array {
  const kept = colours.slice()
  for (let colour = 0; colour * size < kept.length; colour++)
    if (used[colour] !== 1) kept.fill(0, colour * size, (colour + 1) * size)
  return kept
}
