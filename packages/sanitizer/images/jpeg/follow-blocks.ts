import type { HuffmanCodes } from './huffman-codes.ts'
import type { ScanBits } from './scan-bits.ts'

/** Reads one block and says whether its bits were codes of the tables. What it says is not looked at, only where it ends. */
export type FollowBlock = (bits: ScanBits, block: number) => boolean

/** A block with all its coefficients (ITU-T T.81, F.2.2). The hot loop of every photo: its state lives in local variables. */
export function wholeBlock(first: HuffmanCodes, others: HuffmanCodes): FollowBlock {
  const steps = coefficientSteps(others)
  return (bits) => {
    const size = bits.symbol(first)
    if (size < 0 || size > 15) return false
    const { bytes } = bits
    let at = bits.at + size
    for (let place = 1; place < 64; ) {
      const byte = at >> 3
      // Behind the bytes there is nothing, which is as good as zeros here.
      const next =
        ((((bytes[byte] as number) << 16) |
          ((bytes[byte + 1] as number) << 8) |
          (bytes[byte + 2] as number)) >>
          (12 - (at & 7))) &
        0xfff
      const step = steps[next] as number
      if (step > 0) {
        at += step >> 7
        place += step & 127
        continue
      }
      bits.at = at
      const symbol = bits.symbol(others)
      if (symbol < 0) return false
      at = bits.at + (symbol & 15)
      place += placesOf(symbol)
    }
    bits.at = at
    return true
  }
}

/** How many coefficients a symbol speaks of: all, when it ends the block. */
function placesOf(symbol: number): number {
  return (symbol & 15) > 0 || symbol >> 4 === 15 ? (symbol >> 4) + 1 : 64
}

const stepBits = 12

/** For the next twelve bits: how far the code and its number go, and how many coefficients they speak of. 0 when the code is longer. */
function coefficientSteps({ limits, shifts, symbols }: HuffmanCodes): Uint16Array {
  const steps = new Uint16Array(1 << stepBits)
  let from = 0
  for (let length = 1; length <= stepBits; length++) {
    const end = (limits[length] ?? 0) >> (16 - stepBits)
    const width = 1 << (stepBits - length)
    for (; from < end; from += width) {
      const symbol = symbols[(from >> (stepBits - length)) + (shifts[length] ?? 0)] ?? 0
      steps.fill(((length + (symbol & 15)) << 7) | placesOf(symbol), from, from + width)
    }
  }
  return steps
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
