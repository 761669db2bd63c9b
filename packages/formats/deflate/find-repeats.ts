import { distanceOf, letterOf } from './repeat-letters.ts'

/**
 * What a row of bytes becomes: bytes as they are, and `length << 15 | distance - 1` for those that were there before. `letters` and `distances`
 * say how often each code is needed (RFC 1951, 3.2.5).
 */
export type Symbols = { list: Uint32Array; count: number; letters: Uint32Array; distances: Uint32Array }

/** No more in one block: then its codes still fit what is in it. */
export const mostSymbols = 1 << 15

const shortest = 4
const longest = 258
const window = 1 << 15
const hashBits = 15
/** How many earlier places are looked at. More find little more, and take their time. */
const mostLooks = 3
/** A repeat so long is taken without a look whether the next place has a longer one. */
const longEnough = 5
/** After so many places without a repeat each step is longer: what is packed already packs no more. */
const patience = 7

const nothing = new Uint8Array(0)

/**
 * Finds what was there before, within 32 kB (RFC 1951, 4). The tables are kept from one call to the next, for a document has thousands of
 * small parts; what an earlier call left in them is below the first place of this one, and so counts for nothing.
 */
export class RepeatFinder {
  readonly symbols: Symbols = {
    list: new Uint32Array(mostSymbols + 2),
    count: 0,
    letters: new Uint32Array(286),
    distances: new Uint32Array(30),
  }
  readonly #head = new Int32Array(1 << hashBits).fill(-1)
  readonly #before = new Int32Array(window)
  /** What is added to a place, so that it is above those of all calls before. */
  #base = window
  #bytes: Uint8Array = nothing
  #view = viewOf(nothing)
  #at = 0
  #inserted = 0

  start(bytes: Uint8Array): void {
    this.#base += this.#bytes.length + window
    if (this.#base + bytes.length > 0x7000_0000) {
      this.#head.fill(-1)
      this.#base = window
    }
    this.#bytes = bytes
    this.#view = viewOf(bytes)
    this.#at = 0
    this.#inserted = 0
  }

  /** Lets go of the bytes. */
  end(): void {
    this.#base += this.#bytes.length
    this.#bytes = nothing
    this.#view = viewOf(nothing)
  }

  /**
   * Fills the symbols of the next block. A repeat that is short waits until the next place was looked at, which may have a longer one. The
   * hot loop: its state lives in local variables.
   *
   * @returns where in the bytes the block ends
   */
  next(): number {
    const { list, letters, distances } = this.symbols
    const bytes = this.#bytes
    const view = this.#view
    const head = this.#head
    const before = this.#before
    const base = this.#base
    const last = bytes.length - shortest
    letters.fill(0)
    distances.fill(0)
    let count = 0
    let at = this.#at
    let inserted = this.#inserted
    let misses = 0
    let waiting = 0
    while (count < mostSymbols && at <= last) {
      const place = waiting === 0 ? at : at + 1
      for (; inserted < place; inserted += 1) {
        const hash = hashOf(view.getInt32(inserted, true))
        before[inserted & (window - 1)] = head[hash] as number
        head[hash] = inserted + base
      }
      const four = view.getInt32(place, true)
      const hash = hashOf(four)
      let earlier = head[hash] as number
      before[place & (window - 1)] = earlier
      head[hash] = place + base
      inserted = place + 1
      const first = base + (place > window ? place - window : 0)
      const most = Math.min(bytes.length - place, longest)
      let best = waiting === 0 ? shortest - 1 : waiting >>> 15
      let found = 0
      for (let looks = best < most ? mostLooks : 0; earlier >= first && looks > 0; looks -= 1) {
        const from = earlier - base
        // No longer one begins with other four bytes, and most places of the same hash do.
        if (view.getInt32(from, true) === four && bytes[from + best] === bytes[place + best]) {
          let length = shortest
          while (length < most && bytes[from + length] === bytes[place + length]) length += 1
          if (length > best) {
            best = length
            found = (length << 15) | (place - from - 1)
            if (length === most) break
          }
        }
        earlier = before[from & (window - 1)] as number
      }
      if (found !== 0 && waiting === 0 && best < longEnough && at < last) {
        waiting = found
        continue
      }
      const repeat = found === 0 ? waiting : found
      misses = repeat === 0 ? misses + 1 : 0
      const alone = repeat === 0 ? 1 + (misses >> patience) : found !== 0 && waiting !== 0 ? 1 : 0
      for (let more = alone; more > 0 && at <= last && count < mostSymbols; more -= 1) {
        const byte = bytes[at++] as number
        list[count++] = byte
        tally(letters, byte)
      }
      if (repeat !== 0) {
        list[count++] = repeat
        tally(letters, letterOf(repeat >>> 15))
        tally(distances, distanceOf(repeat & 0x7fff))
        at += repeat >>> 15
      }
      waiting = 0
    }
    if (at > last)
      while (count < mostSymbols && at < bytes.length) {
        const byte = bytes[at++] as number
        list[count++] = byte
        tally(letters, byte)
      }
    this.symbols.count = count
    this.#at = at
    this.#inserted = inserted
    return at
  }
}

function tally(counts: Uint32Array, symbol: number): void {
  counts[symbol] = (counts[symbol] as number) + 1
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

function hashOf(four: number): number {
  return Math.imul(four, 0x9e3779b1) >>> (32 - hashBits)
}
