/** Reads what was packed bit by bit by how likely each was (RFC 6386, 7). It takes a byte only when a bit depends on it. */
export class BoolBits {
  readonly #bytes: Uint8Array
  /** The next byte to take. */
  at = 0
  /** Something was wanted behind the last byte. */
  isOver = false
  #value = 0
  #range = 254
  #spare = -8
  /** How many of the last bits of the byte before `at` nothing depends on. */
  unread = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  /** @param chance of a zero, out of 256 */
  bit(chance: number): number {
    if (this.#spare < 0) {
      const byte = this.#bytes[this.at]
      if (byte === undefined) this.isOver = true
      this.at += 1
      this.#value = (this.#value << 8) | (byte ?? 0)
      this.#spare += 8
    }
    const { unread, value } = { unread: this.#spare, value: this.#value }
    this.unread = unread
    const split = (this.#range * chance) >> 8
    let range = split + 1
    let bit = 0
    if (value >> unread > split) {
      range = this.#range - split
      this.#value = value - ((split + 1) << unread)
      bit = 1
    }
    const shift = Math.clz32(range) - 24
    this.#range = (range << shift) - 1
    this.#spare -= shift
    return bit
  }

  number(bits: number): number {
    let value = 0
    for (let left = bits; left > 0; left -= 1) value = value * 2 + this.bit(128)
    return value
  }

  /** A number that may be there. */
  perhaps(bits: number): number | undefined {
    return this.bit(128) === 1 ? this.number(bits) : undefined
  }
}
