/** Bytes that grow as they are written, asking before they take memory. */
export class GrowingBytes {
  bytes: Uint8Array
  length = 0
  readonly #spend: (bytes: number) => void

  constructor(first: number, spend: (bytes: number) => void = () => undefined) {
    this.#spend = spend
    spend(first)
    this.bytes = new Uint8Array(first)
  }

  push(byte: number): void {
    if (this.length === this.bytes.length) this.#grow(1)
    this.bytes[this.length++] = byte
  }

  append(more: Uint8Array): void {
    if (this.length + more.length > this.bytes.length) this.#grow(more.length)
    this.bytes.set(more, this.length)
    this.length += more.length
  }

  /** A copy of a part, for parts that are mostly a few bytes long. */
  appendRange(from: Uint8Array, start: number, end: number): void {
    if (end - start > 32) {
      this.append(from.subarray(start, end))
      return
    }
    if (this.length + end - start > this.bytes.length) this.#grow(end - start)
    for (let at = start; at < end; at++) this.bytes[this.length++] = from[at] ?? 0
  }

  appendText(text: string): void {
    for (let at = 0; at < text.length; at++) this.push(text.charCodeAt(at))
  }

  /** What was written. The bytes belong to the caller from here on. */
  done(): Uint8Array {
    return this.bytes.subarray(0, this.length)
  }

  #grow(more: number): void {
    const larger = Math.max(this.length + more, this.bytes.length * 2, 64)
    this.#spend(larger - this.bytes.length)
    const bytes = new Uint8Array(larger)
    bytes.set(this.bytes.subarray(0, this.length))
    this.bytes = bytes
  }
}
