import { tableBits } from './features.ts'
import { labelCount } from './labels-of-names.ts'
import { columns, gaps, scale, starts, transitions } from './model.ts'
import { columns as rest } from './model-rest.ts'

export type TaggerWeights = {
  /** Whole steps of `scale`, `labelCount` a place. */
  table: Int8Array
  scale: number
  transitions: readonly number[]
  starts: readonly number[]
}

/** Reads the packed model once; `training/pack-model.ts` describes how it is written. */
export function readWeights(): TaggerWeights {
  // The texts are handed over once: a bundler would write a constant's two megabytes again at every mention.
  read ??= {
    table: unpackTable({ gaps, steps: columns + rest, tableBits, labelCount }),
    scale,
    transitions: thousandths(transitions),
    starts: thousandths(starts),
  }
  return read
}

let read: TaggerWeights | undefined

export type PackedTable = { gaps: string; steps: string; tableBits: number; labelCount: number }

export function unpackTable({ gaps: before, steps, tableBits, labelCount }: PackedTable): Int8Array {
  const table = new Int8Array((1 << tableBits) * labelCount)
  const values = valuesOfSigns()
  const kept = steps.length / labelCount
  let row = -1
  let at = 0
  for (let place = 0; place < kept; place += 1) {
    while (before.charCodeAt(at) === longGap) {
      row += 63
      at += 1
    }
    row += (values[before.charCodeAt(at)] ?? 0) + 1
    at += 1
    for (let label = 0; label < labelCount; label += 1) {
      table[row * labelCount + label] = (values[steps.charCodeAt(label * kept + place)] ?? 31) - 31
    }
  }
  return table
}

/** `~`: 63 empty rows, and more to come. */
const longGap = 126

export function thousandths(written: string): number[] {
  return written.split(' ').map((number) => Number(number) / 1000)
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

function valuesOfSigns(): Uint8Array {
  const values = new Uint8Array(128)
  for (let index = 0; index < alphabet.length; index += 1) values[alphabet.charCodeAt(index)] = index
  return values
}
