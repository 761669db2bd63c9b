import { gzipSync } from 'node:zlib'
import { tableBits } from '@fitila/anonymity/names/features'
import { labelCount } from '@fitila/anonymity/names/labels-of-names'
import type { Weights } from './crf.ts'

/** `rest` holds the second half of the rows: one file would be larger than the linter reads. */
export type Packed = { text: string; rest: string; kept: number; compressed: number }

/**
 * The weights as text: small ones dropped, the others in steps of `scale`, from -31 to 31. Row by row: how many empty
 * rows come before it, and then its seven steps, in the 64 characters of base 64 and a few signs for longer gaps.
 */
export function packModel({ table, transitions, starts }: Weights, scale: number, smallest: number): Packed {
  const rows = 1 << tableBits
  let kept = 0
  const parts: string[] = []
  let gap = 0
  for (let row = 0; row < rows; row += 1) {
    const steps = Array.from({ length: labelCount }, (_, label) => {
      const weight = table[row * labelCount + label] ?? 0
      return Math.abs(weight) < smallest ? 0 : Math.max(-31, Math.min(31, Math.round(weight / scale)))
    })
    if (steps.every((step) => step === 0)) {
      gap += 1
    } else {
      kept += 1
      parts.push(gapSigns(gap), ...steps.map((step) => alphabet.charAt(step + 31)))
      gap = 0
    }
  }
  const thousandths = (values: Float32Array) =>
    [...values].map((value) => Math.round(Math.max(value, -1000) * 1000)).join(' ')
  const half = parts.length >> 1
  const text = `// Made by training/train.ts; see NOTICE beside it.
export const scale = ${scale}
// In thousandths.
export const transitions =
  '${thousandths(transitions)}'
export const starts = '${thousandths(starts)}'
export const rows =
  '${parts.slice(0, half - (half % 8)).join('')}'
`
  const rest = `// Made by training/train.ts; see NOTICE beside it.
export const rows =
  '${parts.slice(half - (half % 8)).join('')}'
`
  return { text, rest, kept, compressed: gzipSync(text + rest, { level: 9 }).length }
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** One sign for up to 63 empty rows; '~' stands for 63 more. */
function gapSigns(gap: number): string {
  return '~'.repeat(Math.floor(gap / 63)) + alphabet.charAt(gap % 63)
}
