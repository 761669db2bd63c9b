import { encode } from 'uqr'

/** What a QR code of version 27 holds. A larger one is hard to photograph from a screen. */
export const largestQrText = 2132
const quietZone = 4

/** The squares of a QR code, true where they are dark, with the quiet zone around; undefined when the text is too long. */
export function qrSquares(text: string): boolean[][] | undefined {
  if (text.length > largestQrText) return undefined
  return encode(text, { ecc: 'L', border: quietZone }).data
}

/** The dark squares of a QR code as the `d` of an SVG path, one unit a square. */
export function qrPath(text: string): { size: number; path: string } | undefined {
  const squares = qrSquares(text)
  const rows = squares?.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
  return rows && { size: rows.length, path: rows.join('') }
}
