import { refuse } from '../../refusals.ts'

const endOfChain = 0xfffffffa
const noSector = 0xffffffff

type Entry = { name: string; kind: number; start: number; size: number }

/** The streams of a compound file (MS-CFB), by their names. Only what is asked for is put together. */
export class CompoundFile {
  readonly #bytes: Uint8Array
  readonly #view: DataView
  readonly #sectorSize: number
  readonly #smallSize: number
  readonly #cutoff: number
  readonly #next: number[]
  readonly #nextSmall: number[]
  readonly #entries: Entry[]
  readonly #small: Uint8Array

  constructor(bytes: Uint8Array) {
    if (bytes.length < 1536) refuse('broken')
    this.#bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const [shift, smallShift] = [this.#view.getUint16(30, true), this.#view.getUint16(32, true)]
    if ((shift !== 9 && shift !== 12) || smallShift !== 6) refuse('broken')
    this.#sectorSize = 1 << shift
    this.#smallSize = 1 << smallShift
    this.#cutoff = this.#view.getUint32(56, true)
    this.#next = this.#numbersIn(this.#sectorsOfTable())
    this.#entries = this.#readDirectory()
    this.#nextSmall = this.#numbersIn(this.#chain(this.#view.getUint32(60, true), this.#next))
    const root = this.#entries.find(({ kind }) => kind === 5)
    this.#small = root === undefined ? new Uint8Array() : this.#join(root.start)
  }

  has(name: string): boolean {
    return this.#entries.some((entry) => entry.kind === 2 && entry.name === name)
  }

  read(name: string): Uint8Array | undefined {
    const entry = this.#entries.find((one) => one.kind === 2 && one.name === name)
    if (entry === undefined) return undefined
    const whole = entry.size < this.#cutoff ? this.#joinSmall(entry.start) : this.#join(entry.start)
    return whole.length < entry.size ? refuse('broken') : whole.subarray(0, entry.size)
  }

  /** Where the table of sectors is: the first hundred or so pieces are in the header, the others in sectors of their own. */
  #sectorsOfTable(): number[] {
    const sectors: number[] = []
    for (let place = 76; place < 512; place += 4) sectors.push(this.#view.getUint32(place, true))
    const perSector = this.#sectorSize / 4 - 1
    let more = this.#view.getUint32(68, true)
    for (let count = 0; more < endOfChain && count <= this.#bytes.length / this.#sectorSize; count += 1) {
      const at = this.#placeOf(more)
      for (let index = 0; index < perSector; index += 1)
        sectors.push(this.#view.getUint32(at + index * 4, true))
      more = this.#view.getUint32(at + perSector * 4, true)
    }
    return sectors.filter((sector) => sector !== noSector)
  }

  #placeOf(sector: number): number {
    const at = (sector + 1) * this.#sectorSize
    return at + this.#sectorSize > this.#bytes.length ? refuse('broken') : at
  }

  #numbersIn(sectors: readonly number[]): number[] {
    return sectors.flatMap((sector) => {
      const at = this.#placeOf(sector)
      return Array.from({ length: this.#sectorSize / 4 }, (_, index) =>
        this.#view.getUint32(at + index * 4, true),
      )
    })
  }

  #chain(start: number, next: readonly number[]): number[] {
    const sectors: number[] = []
    for (let sector = start; sector < endOfChain; sector = next[sector] ?? refuse('broken')) {
      if (sectors.length > next.length) refuse('broken')
      sectors.push(sector)
    }
    return sectors
  }

  /** The last sector of a file may be cut short. */
  #join(start: number): Uint8Array {
    const sectors = this.#chain(start, this.#next)
    const whole = new Uint8Array(sectors.length * this.#sectorSize)
    for (const [index, sector] of sectors.entries()) {
      const at = (sector + 1) * this.#sectorSize
      if (at >= this.#bytes.length) refuse('broken')
      whole.set(this.#bytes.subarray(at, at + this.#sectorSize), index * this.#sectorSize)
    }
    return whole
  }

  #joinSmall(start: number): Uint8Array {
    const sectors = this.#chain(start, this.#nextSmall)
    const whole = new Uint8Array(sectors.length * this.#smallSize)
    for (const [index, sector] of sectors.entries()) {
      const at = sector * this.#smallSize
      if (at + this.#smallSize > this.#small.length) refuse('broken')
      whole.set(this.#small.subarray(at, at + this.#smallSize), index * this.#smallSize)
    }
    return whole
  }

  #readDirectory(): Entry[] {
    const entries: Entry[] = []
    for (const sector of this.#chain(this.#view.getUint32(48, true), this.#next)) {
      const start = this.#placeOf(sector)
      for (let at = start; at < start + this.#sectorSize; at += 128) entries.push(this.#readEntry(at))
    }
    return entries
  }

  #readEntry(at: number): Entry {
    const length = Math.min(Math.max(this.#view.getUint16(at + 64, true) / 2 - 1, 0), 31)
    const letters = Array.from({ length }, (_, place) => this.#view.getUint16(at + place * 2, true))
    return {
      name: String.fromCharCode(...letters),
      kind: this.#view.getUint8(at + 66),
      start: this.#view.getUint32(at + 116, true),
      size: this.#view.getUint32(at + 120, true),
    }
  }
}
