import { type IndexedRows, markRow } from '../../../images/png/palette-in-use.ts'

/** How many numbers a colour has, in spaces that are told by their name alone. */
export const plainComponents: Readonly<Record<string, number>> = {
  DeviceGray: 1,
  G: 1,
  DeviceRGB: 3,
  RGB: 3,
  DeviceCMYK: 4,
  CMYK: 4,
}

/** Marks the numbers of the colours that points have; rows begin at whole bytes. */
export function usedColours(points: Uint8Array, { width, height, bits }: IndexedRows): Uint8Array {
  const used = new Uint8Array(256)
  const row = Math.ceil((width * bits) / 8)
  const rows = Math.min(height, row > 0 ? Math.ceil(points.length / row) : 0)
  for (let at = 0; at < rows; at++) markRow(points.subarray(at * row, (at + 1) * row), width, bits, used)
  return used
}
