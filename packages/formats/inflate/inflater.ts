import {
  type Codes,
  distanceBase,
  distanceExtra,
  fixedCodes,
  lengthBase,
  lengthExtra,
  makeCodes,
  orderOfLengths,
  pairOf,
} from './code-tables.ts'

/** Where unpacked bytes go. `bytes` may be another array after `room`, and `length` smaller. */
export type Output = {
  readonly bytes: Uint8Array
  length: number
  /** Makes room for so many more bytes; false ends the work. */
  room(more: number): boolean
}

/** The most that one code makes. */
const longestRun = 258
/** Stored bytes are copied in pieces of this size. */
const storedPiece = 32768

/** Unpacks DEFLATE (RFC 1951). */
export class Inflater {
  readonly #data: Uint8Array
  readonly #output: Output
  #at: number
  #held = 0
  #heldBits = 0

  constructor(data: Uint8Array, at: number, output: Output) {
    this.#data = data
    this.#at = at
    this.#output = output
  }

  /** Whether the last block ended well. */
  run(): boolean {
    for (;;) {
      const head = this.#take(3)
      if (head < 0) return false
      const kind = head >> 1
      const isGood =
        kind === 0 ? this.#stored() : kind === 1 ? this.#block(fixedCodes()) : kind === 2 && this.#dynamic()
      if (!isGood) return false
      if (head & 1) return true
    }
  }

  byteAfter(): number {
    return this.#at - (this.#heldBits >> 3)
  }

  /** How many bits of the last byte belong to the stream. */
  lastBits(): number {
    return 8 - (this.#heldBits & 7)
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

  #stored(): boolean {
    this.#at = this.byteAfter()
    this.#held = 0
    this.#heldBits = 0
    const [a = 0, b = 0, c = 0, d = 0] = this.#data.subarray(this.#at, this.#at + 4)
    const size = a | (b << 8)
    if (this.#at + 4 > this.#data.length || (size ^ 0xffff) !== (c | (d << 8))) return false
    this.#at += 4
    const end = this.#at + size
    while (this.#at < Math.min(end, this.#data.length)) {
      const piece = this.#data.subarray(this.#at, Math.min(end, this.#at + storedPiece))
      if (!this.#output.room(piece.length)) return false
      this.#output.bytes.set(piece, this.#output.length)
      this.#output.length += piece.length
      this.#at += piece.length
    }
    return this.#at === end
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
    if (codes === undefined) return false
    const lengths = new Uint8Array(literals + distances)
    for (let at = 0; at < lengths.length; ) {
      const symbol = this.#symbol(codes)
      if (symbol < 0 || symbol > 18) return false
      if (symbol < 16) lengths[at++] = symbol
      else {
        const more = this.#take(symbol === 16 ? 2 : symbol === 17 ? 3 : 7)
        const stop = at + more + (symbol === 18 ? 11 : 3)
        if (more < 0 || stop > lengths.length || (symbol === 16 && at === 0)) return false
        lengths.fill(symbol === 16 ? (lengths[at - 1] ?? 0) : 0, at, stop)
        at = stop
      }
    }
    return this.#block(
      pairOf(makeCodes(lengths.subarray(0, literals)), makeCodes(lengths.subarray(literals))),
    )
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
  #block(codes: [Codes, Codes] | undefined): boolean {
    if (codes === undefined) return false
    const [literals, distances] = codes
    const data = this.#data
    const output = this.#output
    const letterTable = literals.table
    const distanceTable = distances.table
    const letterMask = letterTable.length - 1
    const distanceMask = distanceTable.length - 1
    const lastPair = data.length - 2
    let at = this.#at
    let held = this.#held
    let bits = this.#heldBits
    let out = output.bytes
    let length = output.length
    let isGood = false
    for (;;) {
      if (length + longestRun > out.length) {
        output.length = length
        if (!output.room(longestRun)) break
        out = output.bytes
        length = output.length
      }
      if (bits < 15) {
        if (at <= lastPair) {
          // Both are within the data.
          held |= ((data[at] as number) | ((data[at + 1] as number) << 8)) << bits
          at += 2
          bits += 16
        } else if (at < data.length) {
          held |= (data[at++] as number) << bits
          bits += 8
        }
      }
      const entry = letterTable[held & letterMask] ?? 0
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
      const distanceEntry = distanceTable[held & distanceMask] ?? 0
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
        out[length] = out[from] as number
    }
    this.#at = at
    this.#held = held
    this.#heldBits = bits
    output.length = length
    return isGood
  }
}
