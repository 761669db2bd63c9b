import { gzipSync } from 'node:zlib'
import { tableBits } from '../engine/names/features.ts'
import { labelCount } from '../engine/names/labels-of-names.ts'
import type { Weights } from './crf.ts'

export type Packed = { text: string; kept: number; compressed: number }

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
  const floats = (values: Float32Array) =>
    JSON.stringify([...values].map((value) => (value < -1000 ? -1000 : Number(value.toFixed(3)))))
  const body = parts.join('')
  const text = `// Made by training/train.ts; see NOTICE beside it.
export const scale = ${scale}
export const transitions = ${floats(transitions)}
export const starts = ${floats(starts)}
export const rows =
  '${body}'
`
  return { text, kept, compressed: gzipSync(text, { level: 9 }).length }
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** One sign for up to 63 empty rows; '~' stands for 63 more. */
function gapSigns(gap: number): string {
  return '~'.repeat(Math.floor(gap / 63)) + alphabet.charAt(gap % 63)
}
