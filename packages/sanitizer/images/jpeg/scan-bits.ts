import { type HuffmanCodes, shortBits } from './huffman-codes.ts'

/** The bits of one stretch of a scan, without the zeros that are stuffed behind each 255. */
export class ScanBits {
  readonly bytes: Uint8Array
  /** How many bytes there are; behind them come zeros. */
  readonly length: number
  /** In bits. */
  at = 0

  /** @param stretch the bytes between two markers, as they are in the file */
  constructor(stretch: Uint8Array) {
    const bytes = new Uint8Array(stretch.length + 8)
    let end = 0
    let from = 0
    for (let found = stretch.indexOf(0xff); found >= 0; found = stretch.indexOf(0xff, from)) {
      bytes.set(stretch.subarray(from, found + 1), end)
      end += found + 1 - from
      from = found + 1
      while (stretch[from] === 0xff) from++
      if (stretch[from] === 0) from++
    }
    bytes.set(stretch.subarray(from), end)
    this.bytes = bytes
    this.length = end + stretch.length - from
  }

  get isOver(): boolean {
    return this.at > this.length * 8
  }

  /** @returns the symbol, or -1 when these bits are no code */
  symbol(codes: HuffmanCodes): number {
    const { bytes, at } = this
    const byte = at >> 3
    const next =
      ((((bytes[byte] ?? 0) << 16) | ((bytes[byte + 1] ?? 0) << 8) | (bytes[byte + 2] ?? 0)) >>
        (8 - (at & 7))) &
      0xffff
    const short = codes.short[next >> (16 - shortBits)] ?? 0
    if (short > 0) {
      this.at = at + (short >> 8)
      return short & 255
    }
    let length = shortBits + 1
    while (next >= (codes.limits[length] ?? 0)) length++
    if (length > 16) return -1
    this.at = at + length
    return codes.symbols[(next >> (16 - length)) + (codes.shifts[length] ?? 0)] ?? -1
  }

  /** At most sixteen. */
  number(count: number): number {
    const { bytes, at } = this
    const byte = at >> 3
    this.at = at + count
    const three = ((bytes[byte] ?? 0) << 16) | ((bytes[byte + 1] ?? 0) << 8) | (bytes[byte + 2] ?? 0)
    return (three >> (24 - (at & 7) - count)) & ((1 << count) - 1)
  }

  /** What was read, stuffed again, with ones up to the end of its last byte, as encoders fill it. */
  read(): Uint8Array {
    const end = (this.at + 7) >> 3
    const bytes = this.bytes.slice(0, end)
    if ((this.at & 7) > 0) bytes[end - 1] = (bytes[end - 1] ?? 0) | (255 >> (this.at & 7))
    return stuffed(bytes)
  }
}

function stuffed(bytes: Uint8Array): Uint8Array {
  let count = 0
  for (let at = bytes.indexOf(0xff); at >= 0; at = bytes.indexOf(0xff, at + 1)) count++
  const whole = new Uint8Array(bytes.length + count)
  let from = 0
  let end = 0
  for (let at = bytes.indexOf(0xff); at >= 0; at = bytes.indexOf(0xff, from)) {
    whole.set(bytes.subarray(from, at + 1), end)
    end += at + 2 - from
    from = at + 1
  }
  whole.set(bytes.subarray(from), end)
  return whole
}
