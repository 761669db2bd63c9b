import { type Dict, numberOf } from '../reading/objects.ts'

/** How rows of pixels were turned into differences before packing. */
export type Predictor = { kind: number; colours: number; bits: number; columns: number }

export function readPredictor(parameters: Dict | null): Predictor | null {
  const kind = numberOf(parameters?.get('Predictor'), 1)
  if (!parameters || kind < 2) return null
  return {
    kind,
    colours: within(parameters.get('Colors'), 1, 32, 1),
    bits: within(parameters.get('BitsPerComponent'), 1, 16, 8),
    columns: within(parameters.get('Columns'), 1, 1 << 20, 1),
  }
}

function within(value: unknown, least: number, most: number, otherwise: number): number {
  return Math.min(most, Math.max(least, Math.floor(numberOf(value, otherwise))))
}

export function undoPredictor(data: Uint8Array, predictor: Predictor): Uint8Array {
  return predictor.kind === 2 ? undoTiff(data, predictor) : undoPng(data, predictor)
}

function undoPng(data: Uint8Array, { colours, bits, columns }: Predictor): Uint8Array {
  const pixel = Math.max(1, (colours * bits) >> 3)
  const across = (columns * colours * bits + 7) >> 3
  const rows = Math.ceil(data.length / (across + 1))
  const out = new Uint8Array(Math.max(0, data.length - rows))
  for (let row = 0; row < rows; row++) {
    const from = row * (across + 1)
    const kind = data[from] ?? 0
    const start = row * across
    const length = Math.min(across, data.length - from - 1)
    for (let column = 0; column < length; column++) {
      const at = start + column
      const left = column >= pixel ? (out[at - pixel] ?? 0) : 0
      const above = row > 0 ? (out[at - across] ?? 0) : 0
      const corner = row > 0 && column >= pixel ? (out[at - across - pixel] ?? 0) : 0
      out[at] = (data[from + 1 + column] ?? 0) + guess(kind, left, above, corner)
    }
  }
  return out
}

/** The five filters of PNG (RFC 2083, section 6). */
function guess(kind: number, left: number, above: number, corner: number): number {
  switch (kind) {
    case 1:
      return left
    case 2:
      return above
    case 3:
      return (left + above) >> 1
    case 4: {
      const estimate = left + above - corner
      const toLeft = Math.abs(estimate - left)
      const toAbove = Math.abs(estimate - above)
      const toCorner = Math.abs(estimate - corner)
      return toLeft <= toAbove && toLeft <= toCorner ? left : toAbove <= toCorner ? above : corner
    }
    default:
      return 0
  }
}

function undoTiff(data: Uint8Array, { colours, bits, columns }: Predictor): Uint8Array {
  const across = (columns * colours * bits + 7) >> 3
  const out = data.slice()
  for (let start = 0; start < out.length; start += across) {
    const row = out.subarray(start, start + across)
    if (bits === 8) {
      for (let at = colours; at < row.length; at++) row[at] = (row[at] ?? 0) + (row[at - colours] ?? 0)
    } else if (bits === 16) {
      for (let at = colours * 2; at + 1 < row.length; at += 2) {
        const before = ((row[at - colours * 2] ?? 0) << 8) | (row[at - colours * 2 + 1] ?? 0)
        const sum = (((row[at] ?? 0) << 8) | (row[at + 1] ?? 0)) + before
        row[at] = sum >> 8
        row[at + 1] = sum
      }
    } else undoSmallTiff(row, colours, bits, columns)
  }
  return out
}

function undoSmallTiff(row: Uint8Array, colours: number, bits: number, columns: number): void {
  const mask = (1 << bits) - 1
  const before = new Uint8Array(colours)
  for (let sample = 0; sample < columns * colours; sample++) {
    const bit = sample * bits
    const shift = 8 - bits - (bit & 7)
    const byte = row[bit >> 3] ?? 0
    const colour = sample % colours
    const sum = (((byte >> shift) & mask) + (before[colour] ?? 0)) & mask
    before[colour] = sum
    row[bit >> 3] = (byte & ~(mask << shift)) | (sum << shift)
  }
}
