/** What a row of bytes becomes: bytes as they are, and `length << 15 | distance - 1` for those that were there before. */
export type Symbols = { list: Uint32Array; count: number }

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
  readonly symbols: Symbols = { list: new Uint32Array(mostSymbols + 2), count: 0 }
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

  /** Fills the symbols of the next block. @returns where in the bytes it ends */
  next(): number {
    const bytes = this.#bytes
    const { list } = this.symbols
    const last = bytes.length - shortest
    let count = 0
    let at = this.#at
    let misses = 0
    while (count < mostSymbols && at <= last) {
      const found = this.#longest(at, shortest - 1)
      if (found === 0) {
        list[count++] = bytes[at++] as number
        misses += 1
        for (let more = misses >> patience; more > 0 && at <= last && count < mostSymbols; more -= 1)
          list[count++] = bytes[at++] as number
        continue
      }
      misses = 0
      const length = found >>> 15
      const better = length < longEnough && at < last ? this.#longest(at + 1, length) : 0
      if (better > 0) list[count++] = bytes[at++] as number
      list[count++] = better > 0 ? better : found
      at += (better > 0 ? better : found) >>> 15
    }
    if (at > last) while (count < mostSymbols && at < bytes.length) list[count++] = bytes[at++] as number
    this.symbols.count = count
    this.#at = at
    return at
  }

  /** @returns the longest repeat that is longer than `least`, or 0 */
  #longest(at: number, least: number): number {
    const bytes = this.#bytes
    const head = this.#head
    const before = this.#before
    const base = this.#base
    const view = this.#view
    for (let from = this.#inserted; from < at; from += 1) {
      const hash = hashOf(view.getInt32(from, true))
      before[from & (window - 1)] = head[hash] as number
      head[hash] = from + base
    }
    const four = view.getInt32(at, true)
    const hash = hashOf(four)
    let place = (head[hash] as number) - base
    before[at & (window - 1)] = place + base
    head[hash] = at + base
    this.#inserted = at + 1
    const first = at > window ? at - window : 0
    const most = Math.min(bytes.length - at, longest)
    if (least >= most) return 0
    let best = least
    let distance = 0
    for (let looks = mostLooks; place >= first && looks > 0; looks -= 1) {
      // No longer one begins with other four bytes, and most places of the same hash do.
      if (view.getInt32(place, true) === four && bytes[place + best] === bytes[at + best]) {
        let length = shortest
        while (length < most && bytes[place + length] === bytes[at + length]) length += 1
        if (length > best) {
          best = length
          distance = at - place
          if (length === most) break
        }
      }
      place = (before[place & (window - 1)] as number) - base
    }
    return distance === 0 ? 0 : (best << 15) | (distance - 1)
  }
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

function hashOf(four: number): number {
  return Math.imul(four, 0x9e3779b1) >>> (32 - hashBits)
}
