/** What came out, where the packed data ended, and whether it ended as it should. */
export type Inflated = { bytes: Uint8Array; end: number; isWhole: boolean }

const lengthBase = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
  227, 258,
]
const lengthExtra = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0]
const distanceBase = [
  1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
  6145, 8193, 12289, 16385, 24577,
]
const distanceExtra = [
  0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
]
const orderOfLengths = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

/** No stream of an honest file is larger, and more would not fit into the memory of a phone. */
const mostInOne = 200_000_000

/** A table from the next `bits` bits to (symbol << 4 | length of the code). */
type Codes = { table: Uint16Array; bits: number }

/**
 * Inflates zlib data (RFC 1950, 1951) and tells where it ended, which libraries keep to themselves: what follows the end is not carried on.
 * Damaged data gives as much as could be read, as other readers of PDF do. `spend` is asked before memory is taken.
 */
export function inflate(data: Uint8Array, spend: (bytes: number) => void): Inflated {
  const start = hasZlibHeader(data) ? 2 : 0
  const state = new Inflater(data, start, spend)
  const isWhole = state.run()
  const bytes = state.result()
  const end = Math.min(state.byteAfter(), data.length)
  if (!isWhole || start === 0) return { bytes, end, isWhole: false }
  return { bytes, end: Math.min(end + 4, data.length), isWhole: isChecked(data, end, bytes) }
}

function hasZlibHeader(data: Uint8Array): boolean {
  const first = data[0] ?? 0
  const second = data[1] ?? 0
  return (first & 15) === 8 && ((first << 8) | second) % 31 === 0 && (second & 32) === 0
}

function isChecked(data: Uint8Array, end: number, bytes: Uint8Array): boolean {
  if (end + 4 > data.length) return false
  let low = 1
  let high = 0
  for (let at = 0; at < bytes.length; ) {
    const stop = Math.min(at + 3800, bytes.length)
    for (; at < stop; at++) {
      low += bytes[at] ?? 0
      high += low
    }
    low %= 65521
    high %= 65521
  }
  const [a = 0, b = 0, c = 0, d = 0] = data.subarray(end, end + 4)
  return ((a << 8) | b) === high && ((c << 8) | d) === low
}

class Inflater {
  readonly #data: Uint8Array
  readonly #spend: (bytes: number) => void
  #at: number
  #held = 0
  #heldBits = 0
  #out: Uint8Array
  #length = 0

  constructor(data: Uint8Array, at: number, spend: (bytes: number) => void) {
    this.#data = data
    this.#at = at
    this.#spend = spend
    const first = Math.max(
      1024,
      Math.min(data.length * 4, Math.max(1 << 24, data.length + (data.length >> 4))),
    )
    spend(first)
    this.#out = new Uint8Array(first)
  }

  /** Whether the last block ended well. */
  run(): boolean {
    for (;;) {
      const head = this.#take(3)
      if (head < 0) return false
      const kind = head >> 1
      const isGood =
        kind === 0
          ? this.#stored()
          : kind === 1
            ? this.#block(...fixedCodes())
            : kind === 2 && this.#dynamic()
      if (!isGood) return false
      if (head & 1) return true
    }
  }

  result(): Uint8Array {
    // A copy lets go of the rest, which for most of the bytes is not worth a second time the memory.
    return this.#length * 2 > this.#out.length
      ? this.#out.subarray(0, this.#length)
      : this.#out.slice(0, this.#length)
  }

  byteAfter(): number {
    return this.#at - (this.#heldBits >> 3)
  }

  #take(count: number): number {
    while (this.#heldBits < count) {
      const byte = this.#data[this.#at]
      if (byte === undefined) return -1
      this.#held |= byte << this.#heldBits
      this.#heldBits += 8
      this.#at++
    }
    const value = this.#held & ((1 << count) - 1)
    this.#held >>>= count
    this.#heldBits -= count
    return value
  }

  #room(more: number): void {
    const needed = this.#length + more
    if (needed <= this.#out.length) return
    if (needed > mostInOne) this.#spend(Number.MAX_SAFE_INTEGER)
    const larger = Math.min(mostInOne, Math.max(needed, this.#out.length * 2))
    this.#spend(larger - this.#out.length)
    const out = new Uint8Array(larger)
    out.set(this.#out)
    this.#out = out
  }

  #stored(): boolean {
    this.#at = this.byteAfter()
    this.#held = 0
    this.#heldBits = 0
    const [a = 0, b = 0, c = 0, d = 0] = this.#data.subarray(this.#at, this.#at + 4)
    const size = a | (b << 8)
    if (this.#at + 4 > this.#data.length || (size ^ 0xffff) !== (c | (d << 8))) return false
    this.#at += 4
    const piece = this.#data.subarray(this.#at, this.#at + size)
    this.#room(piece.length)
    this.#out.set(piece, this.#length)
    this.#length += piece.length
    this.#at += piece.length
    return piece.length === size
  }

  #dynamic(): boolean {
    const literals = this.#take(5) + 257
    const distances = this.#take(5) + 1
    const count = this.#take(4) + 4
    const order = new Uint8Array(19)
    for (let at = 0; at < count; at++) {
      const length = this.#take(3)
      if (length < 0) return false
      order[orderOfLengths[at] ?? 0] = length
    }
    const codes = makeCodes(order)
    const lengths = new Uint8Array(literals + distances)
    for (let at = 0; at < lengths.length; ) {
      const symbol = this.#symbol(codes)
      if (symbol < 0 || symbol > 18) return false
      if (symbol < 16) lengths[at++] = symbol
      else {
        const repeats =
          symbol === 16 ? 3 + this.#take(2) : symbol === 17 ? 3 + this.#take(3) : 11 + this.#take(7)
        if (symbol === 16 && at === 0) return false
        lengths.fill(symbol === 16 ? (lengths[at - 1] ?? 0) : 0, at, at + repeats)
        at += Math.max(repeats, 1)
      }
    }
    return this.#block(makeCodes(lengths.subarray(0, literals)), makeCodes(lengths.subarray(literals)))
  }

  #symbol(codes: Codes): number {
    while (this.#heldBits < codes.bits && this.#at < this.#data.length) {
      this.#held |= (this.#data[this.#at++] ?? 0) << this.#heldBits
      this.#heldBits += 8
    }
    const entry = codes.table[this.#held & (codes.table.length - 1)] ?? 0
    const length = entry & 15
    if (length === 0 || length > this.#heldBits) return -1
    this.#held >>>= length
    this.#heldBits -= length
    return entry >> 4
  }

  /** The hot loop: its state lives in local variables. */
  #block(literals: Codes, distances: Codes): boolean {
    const data = this.#data
    const literalMask = literals.table.length - 1
    const distanceMask = distances.table.length - 1
    let at = this.#at
    let held = this.#held
    let bits = this.#heldBits
    let out = this.#out
    let length = this.#length
    let isGood = false
    for (;;) {
      if (length + 258 > out.length) {
        this.#length = length
        this.#room(mostInOne - length > 258 && out.length < mostInOne / 2 ? Math.max(258, out.length) : 258)
        out = this.#out
      }
      while (bits < 15 && at < data.length) {
        held |= (data[at++] ?? 0) << bits
        bits += 8
      }
      const entry = literals.table[held & literalMask] ?? 0
      const used = entry & 15
      if (used === 0 || used > bits) break
      held >>>= used
      bits -= used
      const symbol = entry >> 4
      if (symbol < 256) {
        out[length++] = symbol
        continue
      }
      if (symbol === 256) {
        isGood = true
        break
      }
      const extra = lengthExtra[symbol - 257]
      if (extra === undefined) break
      while (bits < 20 && at < data.length) {
        held |= (data[at++] ?? 0) << bits
        bits += 8
      }
      if (bits < extra) break
      const run = (lengthBase[symbol - 257] ?? 0) + (held & ((1 << extra) - 1))
      held >>>= extra
      bits -= extra
      const distanceEntry = distances.table[held & distanceMask] ?? 0
      const distanceUsed = distanceEntry & 15
      if (distanceUsed === 0 || distanceUsed > bits) break
      held >>>= distanceUsed
      bits -= distanceUsed
      const distanceBits = distanceExtra[distanceEntry >> 4]
      if (distanceBits === undefined) break
      while (bits < distanceBits && at < data.length) {
        held |= (data[at++] ?? 0) << bits
        bits += 8
      }
      if (bits < distanceBits) break
      const distance = (distanceBase[distanceEntry >> 4] ?? 0) + (held & ((1 << distanceBits) - 1))
      held >>>= distanceBits
      bits -= distanceBits
      if (distance > length) break
      for (let from = length - distance, stop = length + run; length < stop; from++, length++)
        out[length] = out[from] ?? 0
    }
    this.#at = at
    this.#held = held
    this.#heldBits = bits
    this.#length = length
    return isGood
  }
}

function makeCodes(lengths: Uint8Array): Codes {
  const counts = new Uint16Array(16)
  let bits = 1
  for (const length of lengths) {
    counts[length] = (counts[length] ?? 0) + 1
    if (length > bits) bits = length
  }
  const next = new Uint16Array(16)
  let code = 0
  for (let length = 1; length <= bits; length++) {
    code = (code + (length === 1 ? 0 : (counts[length - 1] ?? 0))) << 1
    next[length] = code
  }
  const table = new Uint16Array(1 << bits)
  for (let symbol = 0; symbol < lengths.length; symbol++) {
    const length = lengths[symbol] ?? 0
    if (length === 0) continue
    const mine = next[length] ?? 0
    next[length] = mine + 1
    let reversed = 0
    for (let bit = 0; bit < length; bit++) reversed |= ((mine >> bit) & 1) << (length - 1 - bit)
    for (let at = reversed; at < table.length; at += 1 << length) table[at] = (symbol << 4) | length
  }
  return { table, bits }
}

let fixed: [Codes, Codes] | undefined

/** The codes that the standard gives; always the same, made when first needed. */
function fixedCodes(): [Codes, Codes] {
  fixed ??= [
    makeCodes(
      Uint8Array.from({ length: 288 }, (_, symbol) =>
        symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8,
      ),
    ),
    makeCodes(new Uint8Array(30).fill(5)),
  ]
  return fixed
}
