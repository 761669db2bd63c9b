import { distanceBase, distanceExtra, lengthBase, lengthExtra } from '../inflate/code-tables.ts'
import type { Symbols } from './find-repeats.ts'
import { distanceOf, letterOf } from './repeat-letters.ts'

/** A code for each symbol, as it is written, and its length. */
export type Codes = { codes: Uint16Array; lengths: Uint8Array }

const nearest = Uint16Array.from(distanceBase)
const bitsOfDistance = Uint8Array.from(distanceExtra)

const lengthBits = 5
const mostLength = (1 << lengthBits) - 1
/** Letters first, then runs by their length. */
const written = new Uint32Array(256 + 259)

/** What is written for each letter and each run, above how many bits it has. */
function wordsOf({ codes, lengths }: Codes): Uint32Array {
  for (let place = 0; place < written.length; place += 1) {
    const isRun = place >= 256 + 3
    const letter = isRun ? letterOf(place - 256) : place & 255
    const length = lengths[letter] as number
    const more = isRun ? (place - 256 - (lengthBase[letter - 257] as number)) << length : 0
    const bits = length + (isRun ? (lengthExtra[letter - 257] as number) : 0)
    written[place] = (((codes[letter] as number) | more) << lengthBits) | bits
  }
  return written
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

  /**
   * The hot loop: its state lives in local variables. Whole bytes are written after each code, needed or not: when sixteen bits are full changes
   * from code to code, and processors guess that wrong.
   */
  putSymbols({ list, count }: Symbols, letters: Codes, distances: Codes): void {
    if (this.#count >= 8) this.#putByte()
    const view = new DataView(this.#bytes.buffer)
    const words = wordsOf(letters)
    let [length, held, bits] = [this.#length, this.#held, this.#count]
    for (let place = 0; place < count; place += 1) {
      const symbol = list[place] as number
      const word = words[symbol < 256 ? symbol : 256 + (symbol >>> 15)] as number
      held |= (word >>> lengthBits) << bits
      bits += word & mostLength
      view.setInt32(length, held, true)
      length += bits >> 3
      held >>>= bits & 24
      bits &= 7
      if (symbol < 256) continue
      const back = symbol & 0x7fff
      const distance = distanceOf(back)
      held |= (distances.codes[distance] as number) << bits
      bits += distances.lengths[distance] as number
      view.setInt32(length, held, true)
      length += bits >> 3
      held >>>= bits & 24
      bits &= 7
      held |= (back + 1 - (nearest[distance] as number)) << bits
      bits += bitsOfDistance[distance] as number
      view.setInt32(length, held, true)
      length += bits >> 3
      held >>>= bits & 24
      bits &= 7
    }
    this.#length = length
    this.#held = held
    this.#count = bits
  }

  #putByte(): void {
    this.#bytes[this.#length++] = this.#held
    this.#held >>>= 8
    this.#count -= 8
  }

  result(): Uint8Array<ArrayBuffer> {
    this.toWholeByte()
    return this.#bytes.slice(0, this.#length)
  }
}
