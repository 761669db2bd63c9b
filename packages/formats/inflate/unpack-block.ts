import { type Codes, distanceBase, distanceExtra, lengthBase, lengthExtra } from './code-tables.ts'

/** Where unpacked bytes go. `bytes` may be another array after `room`, and `length` smaller. */
export type Output = {
  readonly bytes: Uint8Array
  length: number
  /** Makes room for so many more bytes; false ends the work. */
  room(more: number): boolean
}

/** How far packed bytes were taken: the next byte, and the bits before it that are not used yet, the first one lowest. */
export type Taken = { at: number; held: number; bits: number }

/** The most that one code makes. */
const longestRun = 258

/**
 * Unpacks up to the end of one block. The hot loop: its state lives in local variables. As many bits as fit are taken from four bytes at
 * once, needed or not: when they are needed changes from symbol to symbol, and processors guess that wrong. Bits that are held above `bits`
 * are taken once more later, and are the same then.
 *
 * @param codes of letters and lengths, and of distances
 * @returns whether the block ended well
 */
export function unpackBlock(
  data: Uint8Array,
  taken: Taken,
  output: Output,
  codes: readonly [Codes, Codes],
): boolean {
  const [literals, distances] = codes
  const letterTable = literals.table
  const distanceTable = distances.table
  const letterMask = letterTable.length - 1
  const distanceMask = distanceTable.length - 1
  const view = viewOf(data)
  const lastFour = data.length - 4
  let { at, held, bits } = taken
  let out = output.bytes
  let words = viewOf(out)
  let length = output.length
  let isGood = false
  for (;;) {
    if (length + longestRun > out.length) {
      output.length = length
      if (!output.room(longestRun)) break
      out = output.bytes
      words = viewOf(out)
      length = output.length
    }
    if (at <= lastFour) {
      held |= view.getInt32(at, true) << bits
      at += (31 - bits) >> 3
      bits |= 24
    } else
      while (bits < 20 && at < data.length) {
        held |= (data[at++] as number) << bits
        bits += 8
      }
    const entry = letterTable[held & letterMask] as number
    const used = entry & 15
    if (used === 0 || used > bits) break
    held >>>= used
    bits -= used
    const symbol = entry >> 4
    if (symbol < 256) {
      out[length++] = symbol
      continue
    }
    if (symbol === 256) {
      isGood = true
      break
    }
    const extra = lengthExtra[symbol - 257]
    if (extra === undefined || bits < extra) break
    const run = (lengthBase[symbol - 257] as number) + (held & ((1 << extra) - 1))
    held >>>= extra
    bits -= extra
    if (at <= lastFour) {
      held |= view.getInt32(at, true) << bits
      at += (31 - bits) >> 3
      bits |= 24
    } else
      while (bits < 15 && at < data.length) {
        held |= (data[at++] as number) << bits
        bits += 8
      }
    const distanceEntry = distanceTable[held & distanceMask] as number
    const distanceUsed = distanceEntry & 15
    if (distanceUsed === 0 || distanceUsed > bits) break
    held >>>= distanceUsed
    bits -= distanceUsed
    const distanceBits = distanceExtra[distanceEntry >> 4]
    if (distanceBits === undefined) break
    while (bits < distanceBits && at < data.length) {
      held |= (data[at++] as number) << bits
      bits += 8
    }
    if (bits < distanceBits) break
    const distance = (distanceBase[distanceEntry >> 4] as number) + (held & ((1 << distanceBits) - 1))
    held >>>= distanceBits
    bits -= distanceBits
    if (distance > length) break
    let from = length - distance
    const stop = length + run
    // What is written beyond the run is written over by what comes next, or lies behind the end.
    if (distance >= 4 && stop + 4 <= out.length) {
      for (; length < stop; from += 4, length += 4) words.setInt32(length, words.getInt32(from, true), true)
      length = stop
    } else for (; length < stop; from++, length++) out[length] = out[from] as number
  }
  taken.at = at
  taken.held = held
  taken.bits = bits
  output.length = length
  return isGood
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
}
