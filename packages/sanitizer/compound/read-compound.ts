import { refuse } from '../refusals.ts'
import { readDirectory, type Storage, Tree } from './directory.ts'
import { Sectors } from './sectors.ts'

/** Streams that are shorter are kept in the stream of the root, in pieces of 64 bytes (MS-CFB, 2.2). */
const cutoff = 4096
const smallSize = 64
const root = 5

/**
 * A compound file (MS-CFB): storages with streams, like folders with files. A stream is put together when it is read. Throws
 * `Unreadable('broken')` where the file leads in a circle, outside of itself, or to a sector that something else has.
 */
export class CompoundFile {
  /** What the file holds at the top. */
  readonly root: Storage
  readonly #sectors: Sectors
  readonly #small: Uint8Array
  readonly #nextSmall: Uint32Array
  readonly #takenSmall: Uint8Array

  constructor(bytes: Uint8Array) {
    this.#sectors = new Sectors(bytes)
    const { directoryStart, smallTableStart } = this.#sectors
    const entries = readDirectory(this.#sectors.readAll(directoryStart), this.#sectors.isLarge)
    const first = entries[0] ?? refuse('broken')
    if (first.kind !== root) refuse('broken')
    this.#nextSmall = this.#sectors.numbersIn(this.#sectors.chain(smallTableStart))
    this.#small = first.size === 0 ? new Uint8Array() : this.#sectors.read(first.start, first.size)
    this.#takenSmall = new Uint8Array(this.#nextSmall.length)
    const tree = new Tree(entries, (entry) =>
      entry.size < cutoff
        ? this.#readSmall(entry.start, entry.size)
        : this.#sectors.read(entry.start, entry.size),
    )
    this.root = tree.storage(first)
  }

  #readSmall(start: number, size: number): Uint8Array {
    const whole = new Uint8Array(size)
    let small = start
    for (let end = 0; end < size; end += smallSize) {
      const at = small * smallSize
      if (this.#takenSmall[small] !== 0 || at >= this.#small.length) refuse('broken')
      this.#takenSmall[small] = 1
      whole.set(this.#small.subarray(at, at + Math.min(smallSize, size - end)), end)
      small = this.#nextSmall[small] ?? refuse('broken')
    }
    return whole
  }
}

/** As `CompoundFile`, and undefined for what is not read as one: that is told apart, and refused, by its content. */
export function openCompound(bytes: Uint8Array): CompoundFile | undefined {
  try {
    return new CompoundFile(bytes)
  } catch {
    return undefined
  }
}
