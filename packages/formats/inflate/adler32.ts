/** The sum at the end of zlib data (RFC 1950), taken piece by piece. */
export class Adler32 {
  #low = 1
  #high = 0

  add(bytes: Uint8Array): void {
    let low = this.#low
    let high = this.#high
    for (let at = 0; at < bytes.length; ) {
      const stop = Math.min(at + 3800, bytes.length)
      for (; at < stop; at++) {
        low += bytes[at] ?? 0
        high += low
      }
      low %= 65521
      high %= 65521
    }
    this.#low = low
    this.#high = high
  }

  get sum(): number {
    return this.#high * 65536 + this.#low
  }
}
