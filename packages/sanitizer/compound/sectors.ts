import { refuse } from '../refusals.ts'

/** From here on a number is a mark, and no sector (MS-CFB, 2.1). */
const firstMark = 0xfffffffa
const headerSize = 512
/** Of the pieces of the table of sectors, so many are named in the header. */
const namedInHeader = 109

/** The sectors of a compound file (MS-CFB, 2.2 to 2.5), each of which belongs to one chain. */
export class Sectors {
  readonly directoryStart: number
  readonly smallTableStart: number
  /** Version 4, whose sectors have 4,096 bytes. */
  readonly isLarge: boolean
  readonly #bytes: Uint8Array
  readonly #view: DataView
  readonly #size: number
  readonly #next: Uint32Array
  readonly #taken: Uint8Array

  constructor(bytes: Uint8Array) {
    if (bytes.length < headerSize * 3) refuse('broken')
    this.#bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const [shift, smallShift] = [this.#view.getUint16(30, true), this.#view.getUint16(32, true)]
    const cutoff = this.#view.getUint32(56, true)
    if ((shift !== 9 && shift !== 12) || smallShift !== 6 || cutoff !== 4096) refuse('broken')
    this.isLarge = shift === 12
    this.#size = 1 << shift
    this.directoryStart = this.#view.getUint32(48, true)
    this.smallTableStart = this.#view.getUint32(60, true)
    this.#taken = new Uint8Array(Math.ceil(bytes.length / this.#size))
    this.#next = this.numbersIn(this.#sectorsOfTable())
  }

  /** The sectors from `start` to the end of their chain. */
  chain(start: number): number[] {
    const sectors: number[] = []
    for (let sector = start; sector < firstMark; sector = this.#after(sector))
      sectors.push(this.#take(sector))
    return sectors
  }

  /** The numbers of 32 bits that these sectors hold. */
  numbersIn(sectors: readonly number[]): Uint32Array {
    const each = this.#size / 4
    const numbers = new Uint32Array(sectors.length * each)
    for (const [place, sector] of sectors.entries()) {
      const at = this.#placeOf(sector)
      for (let index = 0; index < each; index += 1)
        numbers[place * each + index] = this.#view.getUint32(at + index * 4, true)
    }
    return numbers
  }

  /** A stream of which the length is known. */
  read(start: number, size: number): Uint8Array {
    if (size > this.#bytes.length) refuse('broken')
    const whole = new Uint8Array(size)
    let sector = start
    for (let end = 0; end < size; end += this.#size) {
      // The last sector of a file may be cut short.
      const at = (this.#take(sector) + 1) * this.#size
      const length = Math.min(this.#size, size - end)
      whole.set(this.#bytes.subarray(at, at + length), end)
      sector = this.#after(sector)
    }
    return whole
  }

  /** All sectors of a chain. */
  readAll(start: number): Uint8Array {
    const sectors = this.chain(start)
    const whole = new Uint8Array(sectors.length * this.#size)
    for (const [place, sector] of sectors.entries()) {
      const at = this.#placeOf(sector)
      whole.set(this.#bytes.subarray(at, at + this.#size), place * this.#size)
    }
    return whole
  }

  #after(sector: number): number {
    return this.#next[sector] ?? refuse('broken')
  }

  #take(sector: number): number {
    if (this.#taken[sector] !== 0 || (sector + 1) * this.#size >= this.#bytes.length) refuse('broken')
    this.#taken[sector] = 1
    return sector
  }

  #placeOf(sector: number): number {
    const at = (sector + 1) * this.#size
    return at + this.#size > this.#bytes.length ? refuse('broken') : at
  }

  /** Where the table of sectors is: the first hundred or so pieces are in the header, the others in sectors of their own. */
  #sectorsOfTable(): number[] {
    const sectors: number[] = []
    const count = this.#view.getUint32(44, true)
    const add = (at: number) => {
      if (sectors.length < count) sectors.push(this.#take(this.#view.getUint32(at, true)))
    }
    for (let place = 0; place < namedInHeader; place += 1) add(76 + place * 4)
    const last = this.#size - 4
    for (let more = this.#view.getUint32(68, true); sectors.length < count; ) {
      const at = this.#placeOf(this.#take(more))
      for (let place = 0; place < last; place += 4) add(at + place)
      more = this.#view.getUint32(at + last, true)
    }
    return sectors
  }
}
