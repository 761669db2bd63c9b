import type { BoolBits } from './bool-bits.ts'

/** Which band a coefficient is of, and one more than there are (13.3). */
const bands = [0, 1, 2, 3, 6, 4, 5, 6, 6, 6, 6, 6, 6, 6, 6, 7, 0]
/** The bits of large numbers (13.2). */
const largest = [
  [173, 148, 140],
  [176, 155, 140, 135],
  [180, 157, 141, 134, 130],
  [254, 254, 243, 230, 196, 177, 153, 140, 133, 130, 129],
]

/** The coefficients (13), of which only how many bits they have counts, and whether a block has any. */
export class Coefficients {
  readonly #chances: Uint8Array
  /** Of each block of a row above: four of light, two and two of colour, and that of the whole. */
  readonly #above: Uint8Array
  readonly #left = new Uint8Array(9)

  constructor(across: number, chances: Uint8Array) {
    this.#chances = chances
    this.#above = new Uint8Array(across * 9)
  }

  startRow(): void {
    this.#left.fill(0)
  }

  skip(column: number, isSmall: boolean): void {
    const count = isSmall ? 8 : 9
    this.#left.fill(0, 0, count)
    this.#above.fill(0, column * 9, column * 9 + count)
  }

  read(bits: BoolBits, column: number, isSmall: boolean): void {
    const at = column * 9
    if (!isSmall) this.#block(bits, { sort: 1, first: 0, above: at + 8, left: 8 })
    const light = isSmall ? { sort: 3, first: 0 } : { sort: 0, first: 1 }
    for (let row = 0; row < 4; row += 1)
      for (let place = 0; place < 4; place += 1) this.#block(bits, { ...light, above: at + place, left: row })
    for (const colour of [4, 6])
      for (let row = 0; row < 2; row += 1)
        for (let place = 0; place < 2; place += 1)
          this.#block(bits, { sort: 2, first: 0, above: at + colour + place, left: colour + row })
  }

  #block(bits: BoolBits, given: { sort: number; first: number; above: number; left: number }): void {
    const { sort, first, above, left } = given
    const around = (this.#above[above] as number) + (this.#left[left] as number)
    const isAny = this.#count(bits, sort, first, around) > first ? 1 : 0
    this.#above[above] = isAny
    this.#left[left] = isAny
  }

  /** @returns the place behind the last coefficient that is not nought */
  #count(bits: BoolBits, sort: number, first: number, around: number): number {
    const chances = this.#chances
    const chancesAt = (place: number, context: number) =>
      ((sort * 8 + (bands[place] as number)) * 3 + context) * 11
    let at = chancesAt(first, around)
    for (let place = first; place < 16; place += 1) {
      if (bits.bit(chances[at] as number) === 0) return place
      while (bits.bit(chances[at + 1] as number) === 0) {
        place += 1
        at = chancesAt(place, 0)
        if (place === 16) return 16
      }
      const isOne = bits.bit(chances[at + 2] as number) === 0
      if (!isOne) this.#passLarge(bits, at)
      at = chancesAt(place + 1, isOne ? 1 : 2)
      bits.bit(128)
    }
    return 16
  }

  #passLarge(bits: BoolBits, at: number): void {
    const one = (place: number) => bits.bit(this.#chances[at + place] as number)
    if (one(3) === 0) {
      if (one(4) === 1) one(5)
    } else if (one(6) === 0) {
      if (one(7) === 0) bits.bit(159)
      else {
        bits.bit(165)
        bits.bit(145)
      }
    } else {
      const high = one(8)
      for (const chance of largest[2 * high + one(9 + high)] ?? []) bits.bit(chance)
    }
  }
}
