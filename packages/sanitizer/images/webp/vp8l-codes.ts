import { type Codes, makeCodes } from '@fitila/formats/inflate/code-tables'

/** Which near point each of the first numbers of distances is: rows above in the high four bits. */
// biome-ignore format: a table.
export const orderOfCodes = [
  0x18, 0x07, 0x17, 0x19, 0x28, 0x06, 0x27, 0x29, 0x16, 0x1a, 0x26, 0x2a, 0x38, 0x05, 0x37, 0x39, 0x15, 0x1b, 0x36, 0x3a,
  0x25, 0x2b, 0x48, 0x04, 0x47, 0x49, 0x14, 0x1c, 0x35, 0x3b, 0x46, 0x4a, 0x24, 0x2c, 0x58, 0x45, 0x4b, 0x34, 0x3c, 0x03,
  0x57, 0x59, 0x13, 0x1d, 0x56, 0x5a, 0x23, 0x2d, 0x44, 0x4c, 0x55, 0x5b, 0x33, 0x3d, 0x68, 0x02, 0x67, 0x69, 0x12, 0x1e,
  0x66, 0x6a, 0x22, 0x2e, 0x54, 0x5c, 0x43, 0x4d, 0x65, 0x6b, 0x32, 0x3e, 0x78, 0x01, 0x77, 0x79, 0x53, 0x5d, 0x11, 0x1f,
  0x64, 0x6c, 0x42, 0x4e, 0x76, 0x7a, 0x21, 0x2f, 0x75, 0x7b, 0x31, 0x3f, 0x63, 0x6d, 0x52, 0x5e, 0x00, 0x74, 0x7c, 0x41,
  0x4f, 0x10, 0x20, 0x62, 0x6e, 0x30, 0x73, 0x7d, 0x51, 0x5f, 0x40, 0x72, 0x7e, 0x61, 0x6f, 0x50, 0x71, 0x7f, 0x60, 0x70,
]

/** A code, or the one symbol that takes no bits. */
export type PrefixCode = { codes: Codes } | { only: number }

/** Bits from the lowest of each byte on, as DEFLATE has them. */
export class PackedBits {
  readonly #bytes: Uint8Array
  /** In bits. */
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  get isOver(): boolean {
    return this.#at > this.#bytes.length * 8
  }

  /** At most 16 bits. Behind the bytes there are zeros. */
  #next(count: number): number {
    const byte = this.#at >> 3
    const three =
      (this.#bytes[byte] ?? 0) | ((this.#bytes[byte + 1] ?? 0) << 8) | ((this.#bytes[byte + 2] ?? 0) << 16)
    return (three >> (this.#at & 7)) & ((1 << count) - 1)
  }

  number(count: number): number {
    if (count > 16) return this.number(16) + this.number(count - 16) * 65_536
    const value = this.#next(count)
    this.#at += count
    return value
  }

  /** -1 when these bits are no code. */
  symbol(code: PrefixCode): number {
    if ('only' in code) return code.only
    const entry = code.codes.table[this.#next(code.codes.bits)] ?? 0
    this.#at += entry & 15
    return (entry & 15) === 0 ? -1 : entry >> 4
  }

  /** The bytes of `whole` up to the last bit that was read, when these begin at `from`. The rest of the last byte becomes zeros. */
  upTo(whole: Uint8Array, from: number): Uint8Array {
    const bytes = whole.slice(0, from + ((this.#at + 7) >> 3))
    const used = this.#at & 7
    if (used > 0) bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) & ((1 << used) - 1)
    return bytes
  }
}

const orderOfLengths = [17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]

/** Null when it is no code. */
export function readPrefixCode(bits: PackedBits, symbols: number): PrefixCode | null {
  const lengths = bits.number(1) === 1 ? simpleLengths(bits, symbols) : readLengths(bits, symbols)
  return lengths && codeOf(lengths)
}

function codeOf(lengths: Uint8Array): PrefixCode | null {
  const used = lengths.reduce((sum, length) => sum + (length > 0 ? 1 : 0), 0)
  if (used === 1) return { only: lengths.findIndex((length) => length > 0) }
  const codes = used === 0 ? undefined : makeCodes(lengths)
  return codes ? { codes } : null
}

/** One symbol or two. */
function simpleLengths(bits: PackedBits, symbols: number): Uint8Array | null {
  const count = bits.number(1) + 1
  const first = bits.number(bits.number(1) === 1 ? 8 : 1)
  const lengths = new Uint8Array(symbols)
  for (const symbol of count === 2 ? [first, bits.number(8)] : [first]) {
    if (symbol >= symbols) return null
    lengths[symbol] = 1
  }
  return lengths
}

function readLengths(bits: PackedBits, symbols: number): Uint8Array | null {
  const order = new Uint8Array(19)
  const given = bits.number(4) + 4
  for (let place = 0; place < given; place += 1) order[orderOfLengths[place] ?? 0] = bits.number(3)
  const code = codeOf(order)
  if (!code) return null
  let left = bits.number(1) === 1 ? 2 + bits.number(2 + 2 * bits.number(3)) : symbols
  const lengths = new Uint8Array(symbols)
  let before = 8
  for (let at = 0; at < symbols && left > 0; left -= 1) {
    const symbol = bits.symbol(code)
    if (symbol < 0 || bits.isOver) return null
    if (symbol < 16) {
      lengths[at++] = symbol
      if (symbol > 0) before = symbol
      continue
    }
    const run = symbol === 16 ? 3 + bits.number(2) : symbol === 17 ? 3 + bits.number(3) : 11 + bits.number(7)
    if (at + run > symbols) return null
    if (symbol === 16) lengths.fill(before, at, at + run)
    at += run
  }
  return lengths
}
