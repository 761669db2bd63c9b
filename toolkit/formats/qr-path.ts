import { encode } from 'uqr'

/** A QR code larger than this is hard to photograph from a screen. */
export const largestQrText = 2048

/** The dark squares of a QR code as the `d` of an SVG path, one unit a square, with its quiet zone of four. */
export function qrPath(text: string): { size: number; path: string } | undefined {
  if (text.length > largestQrText) return undefined
  const { size, data } = encode(text, { ecc: 'L', border: 4 })
  const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
  return { size, path: rows.join('') }
}
