import { thousandths, unpackTable } from '../../../names/weights.ts'
import { tableBits } from './features.ts'
import { labelCount } from './labels.ts'
import { columns, gaps, scale, starts, transitions } from './model.ts'

export type AddressWeights = {
  /** Whole steps of `scale`, `labelCount` a place. */
  table: Int8Array
  scale: number
  transitions: readonly number[]
  starts: readonly number[]
}

/** Reads the packed model once. */
export function readAddressWeights(): AddressWeights {
  read ??= {
    table: unpackTable({ gaps, steps: columns, tableBits, labelCount }),
    scale,
    transitions: thousandths(transitions),
    starts: thousandths(starts),
  }
  return read
}

let read: AddressWeights | undefined
