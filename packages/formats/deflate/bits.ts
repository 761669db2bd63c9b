import { distanceBase, distanceExtra, lengthBase, lengthExtra } from '../inflate/code-tables.ts'
import type { Symbols } from './find-repeats.ts'

/** A code for each symbol, as it is written, and its length. */
export type Codes = { codes: Uint16Array; lengths: Uint8Array }

/** Which letter says a length (RFC 1951, 3.2.5). */
export function letterOf(length: number): number {
  return letters[length] as number
}

/** @param back one less than the distance */
export function distanceOf(back: number): number {
  return back < 256 ? (near[back] as number) : (far[back >>> 7] as number)
}

const letters = Uint16Array.from({ length: 259 }, (_, length) => 257 + lastBelow(lengthBase, length))
const near = Uint8Array.from({ length: 256 }, (_, back) => lastBelow(distanceBase, back + 1))
const far = Uint8Array.from({ length: 256 }, (_, piece) => lastBelow(distanceBase, (piece << 7) + 1))

/** The last of the table that is not above. */
function lastBelow(table: readonly number[], value: number): number {
  return Math.max(
    0,
    table.findLastIndex((base) => base <= value),
  )
}

/** Growing bytes that are filled from their lowest bits. */
export class Bits {
  #bytes: Uint8Array<ArrayBuffer>
  #length = 0
  #held = 0
  #count = 0

  constructor(size: number) {
    this.#bytes = new Uint8Array(64 + (size >> 1))
  }

  room(more: number): void {
    if (this.#length + more + 8 <= this.#bytes.length) return
    const larger = new Uint8Array((this.#length + more + 8) * 2)
    larger.set(this.#bytes.subarray(0, this.#length))
    this.#bytes = larger
  }

  /** At most sixteen bits, for which there has to be room. */
  put(value: number, bits: number): void {
    this.#held |= value << this.#count
    this.#count += bits
    if (this.#count >= 16) {
      this.#bytes[this.#length] = this.#held
      this.#bytes[this.#length + 1] = this.#held >>> 8
      this.#length += 2
      this.#held >>>= 16
      this.#count -= 16
    }
  }

  toWholeByte(): void {
    for (; this.#count > 0; this.#count -= 8, this.#held >>>= 8) this.#bytes[this.#length++] = this.#held
    this.#count = 0
    this.#held = 0
  }

  putBytes(bytes: Uint8Array): void {
    this.#bytes.set(bytes, this.#length)
    this.#length += bytes.length
  }

  /** The hot loop: its state lives in local variables. */
  putSymbols({ list, count }: Symbols, letters: Codes, distances: Codes): void {
    const bytes = this.#bytes
    let [length, held, bits] = [this.#length, this.#held, this.#count]
    for (let place = 0; place < count; place += 1) {
      const symbol = list[place] as number
      const letter = symbol < 256 ? symbol : letterOf(symbol >>> 15)
      held |= (letters.codes[letter] as number) << bits
      bits += letters.lengths[letter] as number
      if (bits >= 16) {
        bytes[length] = held
        bytes[length + 1] = held >>> 8
        length += 2
        held >>>= 16
        bits -= 16
      }
      if (symbol < 256) continue
      const run = symbol >>> 15
      held |= (run - (lengthBase[letter - 257] as number)) << bits
      bits += lengthExtra[letter - 257] as number
      const back = symbol & 0x7fff
      const distance = distanceOf(back)
      if (bits >= 16) {
        bytes[length] = held
        bytes[length + 1] = held >>> 8
        length += 2
        held >>>= 16
        bits -= 16
      }
      held |= (distances.codes[distance] as number) << bits
      bits += distances.lengths[distance] as number
      if (bits >= 16) {
        bytes[length] = held
        bytes[length + 1] = held >>> 8
        length += 2
        held >>>= 16
        bits -= 16
      }
      held |= (back + 1 - (distanceBase[distance] as number)) << bits
      bits += distanceExtra[distance] as number
      if (bits >= 16) {
        bytes[length] = held
        bytes[length + 1] = held >>> 8
        length += 2
        held >>>= 16
        bits -= 16
      }
    }
    this.#length = length
    this.#held = held
    this.#count = bits
  }

  result(): Uint8Array<ArrayBuffer> {
    this.toWholeByte()
    return this.#bytes.slice(0, this.#length)
  }
}
