import type { HuffmanCodes } from './huffman-codes.ts'
import type { ScanBits } from './scan-bits.ts'

/** Reads one block and says whether its bits were codes of the tables. What it says is not looked at, only where it ends. */
export type FollowBlock = (bits: ScanBits, block: number) => boolean

/** A block with all its coefficients (ITU-T T.81, F.2.2). */
export function wholeBlock(first: HuffmanCodes, others: HuffmanCodes): FollowBlock {
  return (bits) => {
    const size = bits.symbol(first)
    if (size < 0 || size > 15) return false
    bits.at += size
    for (let place = 1; place < 64; place++) {
      const symbol = bits.symbol(others)
      if (symbol < 0) return false
      const run = symbol >> 4
      if ((symbol & 15) > 0) {
        place += run
        bits.at += symbol & 15
      } else if (run === 15) place += 15
      else break
    }
    return true
  }
}

/** The first coefficient of each block, as a progressive picture begins (G.1.2.1). */
export function firstOfBlock(codes: HuffmanCodes): FollowBlock {
  return (bits) => {
    const size = bits.symbol(codes)
    if (size > 0) bits.at += size
    return size >= 0 && size <= 15
  }
}

/** One more bit of the first coefficient. */
export function bitOfFirst(bits: ScanBits): boolean {
  bits.at++
  return true
}

/** Which coefficients of the blocks of one component are other than nought: a later scan has a bit for each of them. */
export type Filled = Uint32Array

export type Band = { from: number; to: number; low: number }

const isFilled = (filled: Filled, block: number, place: number) =>
  (((filled[2 * block + (place >> 5)] ?? 0) >>> (place & 31)) & 1) === 1

function fill(filled: Filled, block: number, place: number): void {
  const at = 2 * block + (Math.min(place, 63) >> 5)
  filled[at] = (filled[at] ?? 0) | (1 << (Math.min(place, 63) & 31))
}

/** Further coefficients for the first time (G.1.2.2). Restart begins with no run of empty blocks. */
export function bandOfBlock(
  codes: HuffmanCodes,
  band: Band,
  filled: Filled,
): { follow: FollowBlock; restart(): void } {
  let empty = 0
  function follow(bits: ScanBits, block: number): boolean {
    if (empty > 0) {
      empty--
      return true
    }
    for (let place = band.from; place <= band.to; place++) {
      const symbol = bits.symbol(codes)
      if (symbol < 0) return false
      const [run, size] = [symbol >> 4, symbol & 15]
      if (size > 0) {
        // Greater numbers would not fit where decoders keep them.
        if (size + band.low > 15) return false
        place += run
        bits.at += size
        fill(filled, block, place)
      } else if (run === 15) place += 15
      else {
        empty = (1 << run) - 1 + (run > 0 ? bits.number(run) : 0)
        break
      }
    }
    return true
  }
  function restart(): void {
    empty = 0
  }
  return { follow, restart }
}

/** One more bit of the coefficients that are there, and those that come in with it (G.1.2.3). */
export function bitsOfBand(
  codes: HuffmanCodes,
  band: Band,
  filled: Filled,
): { follow: FollowBlock; restart(): void } {
  let empty = 0
  function follow(bits: ScanBits, block: number): boolean {
    let place = band.from
    while (empty === 0 && place <= band.to) {
      const symbol = bits.symbol(codes)
      if (symbol < 0) return false
      let run = symbol >> 4
      const isNew = (symbol & 15) > 0
      if (isNew) bits.at++
      else if (run < 15) {
        empty = (1 << run) + (run > 0 ? bits.number(run) : 0)
        break
      }
      for (; place <= band.to; place++) {
        if (isFilled(filled, block, place)) bits.at++
        else if (--run < 0) break
      }
      if (isNew) fill(filled, block, place)
      place++
    }
    if (empty > 0) {
      for (; place <= band.to; place++) if (isFilled(filled, block, place)) bits.at++
      empty--
    }
    return true
  }
  function restart(): void {
    empty = 0
  }
  return { follow, restart }
}
