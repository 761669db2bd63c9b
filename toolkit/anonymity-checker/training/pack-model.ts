import { gzipSync } from 'node:zlib'
import type { Form } from './crf.ts'
import type { Weights } from './mean-of-weights.ts'

/** `rest` holds the later columns: one file would be larger than the linter reads. */
export type Packed = { text: string; rest: string; kept: number; compressed: number }

const columnsInFirst = 3

export type Packing = {
  scale: number
  /** Weights nearer to nothing are dropped. */
  smallest: number
  /** The same for the labels from this one on. */
  others?: { from: number; smallest: number }
}

/**
 * The weights as text: small ones dropped, the others in steps of `scale`, from -31 to 31. First how many empty rows come before each
 * row that has a weight, then the steps of these rows, label by label, in the 64 characters of base 64 and a few signs for longer gaps.
 * Values of one label are alike, so brotli packs a column into a tenth less than rows.
 */
export function packModel(
  { tableBits, labelCount }: Pick<Form, 'tableBits' | 'labelCount'>,
  { table, transitions, starts }: Weights,
  { scale, smallest, others }: Packing,
): Packed {
  const rows = 1 << tableBits
  const gaps: string[] = []
  const columns = Array.from({ length: labelCount }, (): string[] => [])
  let gap = 0
  for (let row = 0; row < rows; row += 1) {
    const steps = Array.from({ length: labelCount }, (_, label) => {
      const weight = table[row * labelCount + label] ?? 0
      const least = others && label >= others.from ? others.smallest : smallest
      return Math.abs(weight) < least ? 0 : Math.max(-31, Math.min(31, Math.round(weight / scale)))
    })
    if (steps.every((step) => step === 0)) {
      gap += 1
    } else {
      gaps.push(gapSigns(gap))
      for (const [label, step] of steps.entries()) columns[label]?.push(alphabet.charAt(step + 31))
      gap = 0
    }
  }
  const thousandths = (values: Float32Array) =>
    [...values].map((value) => Math.round(Math.max(value, -1000) * 1000)).join(' ')
  const textOf = (some: readonly (readonly string[])[]) => some.map((column) => column.join('')).join('')
  const text = `// Made by training/train.ts; see NOTICE beside it.
export const scale = ${scale}
// In thousandths.
export const transitions =
  '${thousandths(transitions)}'
export const starts = '${thousandths(starts)}'
export const gaps =
  '${gaps.join('')}'
export const columns =
  '${textOf(columns.slice(0, columnsInFirst))}'
`
  const rest = `// Made by training/train.ts; see NOTICE beside it.
export const columns =
  '${textOf(columns.slice(columnsInFirst))}'
`
  return { text, rest, kept: gaps.length, compressed: gzipSync(text + rest, { level: 9 }).length }
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** One sign for up to 63 empty rows; '~' stands for 63 more. */
function gapSigns(gap: number): string {
  return '~'.repeat(Math.floor(gap / 63)) + alphabet.charAt(gap % 63)
}
