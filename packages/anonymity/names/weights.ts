import { tableBits } from './features.ts'
import { labelCount } from './labels-of-names.ts'
import { rows, scale, starts, transitions } from './model.ts'
import { rows as rest } from './model-rest.ts'

export type TaggerWeights = {
  /** Whole steps of `scale`, `labelCount` a place. */
  table: Int8Array
  scale: number
  transitions: readonly number[]
  starts: readonly number[]
}

/** Reads the packed model once; `training/pack-model.ts` describes how it is written. */
export function readWeights(): TaggerWeights {
  // The text is handed over once: a bundler would write a constant's two megabytes again at every mention.
  read ??= unpack(rows + rest)
  return read
}

let read: TaggerWeights | undefined

function unpack(packed: string): TaggerWeights {
  const table = new Int8Array((1 << tableBits) * labelCount)
  const values = valuesOfSigns()
  let row = -1
  let at = 0
  while (at < packed.length) {
    let gap = 0
    while (packed.charCodeAt(at) === 126) {
      gap += 63
      at += 1
    }
    row += gap + (values[packed.charCodeAt(at)] ?? 0) + 1
    at += 1
    for (let label = 0; label < labelCount; label += 1) {
      table[row * labelCount + label] = (values[packed.charCodeAt(at + label)] ?? 31) - 31
    }
    at += labelCount
  }
  return { table, scale, transitions: thousandths(transitions), starts: thousandths(starts) }
}

function thousandths(written: string): number[] {
  return written.split(' ').map((number) => Number(number) / 1000)
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

function valuesOfSigns(): Uint8Array {
  const values = new Uint8Array(128)
  for (let index = 0; index < alphabet.length; index += 1) values[alphabet.charCodeAt(index)] = index
  return values
}
