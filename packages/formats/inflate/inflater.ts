import { type Codes, fixedCodes, makeCodes, orderOfLengths, pairOf } from './code-tables.ts'
import { type Output, type Taken, unpackBlock } from './unpack-block.ts'

export type { Output } from './unpack-block.ts'

/** Stored bytes are copied in pieces of this size. */
const storedPiece = 32768

/** Unpacks DEFLATE (RFC 1951). */
export class Inflater {
  readonly #data: Uint8Array
  readonly #output: Output
  readonly #taken: Taken

  constructor(data: Uint8Array, at: number, output: Output) {
    this.#data = data
    this.#taken = { at, held: 0, bits: 0 }
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
    return this.#taken.at - (this.#taken.bits >> 3)
  }

  /** How many bits of the last byte belong to the stream. */
  lastBits(): number {
    return 8 - (this.#taken.bits & 7)
  }

  #take(count: number): number {
    const taken = this.#taken
    while (taken.bits < count) {
      const byte = this.#data[taken.at]
      if (byte === undefined) return -1
      taken.held |= byte << taken.bits
      taken.bits += 8
      taken.at++
    }
    const value = taken.held & ((1 << count) - 1)
    taken.held >>>= count
    taken.bits -= count
    return value
  }

  #stored(): boolean {
    const taken = this.#taken
    taken.at = this.byteAfter()
    taken.held = 0
    taken.bits = 0
    const [a = 0, b = 0, c = 0, d = 0] = this.#data.subarray(taken.at, taken.at + 4)
    const size = a | (b << 8)
    if (taken.at + 4 > this.#data.length || (size ^ 0xffff) !== (c | (d << 8))) return false
    taken.at += 4
    const end = taken.at + size
    while (taken.at < Math.min(end, this.#data.length)) {
      const piece = this.#data.subarray(taken.at, Math.min(end, taken.at + storedPiece))
      if (!this.#output.room(piece.length)) return false
      this.#output.bytes.set(piece, this.#output.length)
      this.#output.length += piece.length
      taken.at += piece.length
    }
    return taken.at === end
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

  #block(codes: [Codes, Codes] | undefined): boolean {
    return codes !== undefined && unpackBlock(this.#data, this.#taken, this.#output, codes)
  }

  #symbol(codes: Codes): number {
    const taken = this.#taken
    while (taken.bits < codes.bits && taken.at < this.#data.length) {
      taken.held |= (this.#data[taken.at++] ?? 0) << taken.bits
      taken.bits += 8
    }
    const entry = codes.table[taken.held & (codes.table.length - 1)] ?? 0
    const length = entry & 15
    if (length === 0 || length > taken.bits) return -1
    taken.held >>>= length
    taken.bits -= length
    return entry >> 4
  }
}
