const encoder = new TextEncoder()

/** So much is kept free before the text, for what is known only at its end. */
const mostBefore = 4096

/**
 * A text that grows piece by piece, as UTF-8. The pieces are written where they stay: to keep them apart and put them together at the end
 * would take the memory twice, and new memory costs more than the writing.
 */
export class Utf8Text {
  #bytes: Uint8Array<ArrayBuffer>
  #length = mostBefore

  /** @param likely about how many bytes it will have */
  constructor(likely: number) {
    this.#bytes = new Uint8Array(mostBefore + likely + 256)
  }

  add(text: string): void {
    for (let rest = text; rest !== ''; ) {
      const { read, written } = encoder.encodeInto(rest, this.#bytes.subarray(this.#length))
      this.#length += written
      rest = rest.slice(read)
      if (rest !== '') this.#grow(rest.length)
    }
  }

  /** The whole, with this before it. */
  after(start: string): Uint8Array<ArrayBuffer> {
    const before = encoder.encode(start)
    const from = mostBefore - before.length
    if (from < 0) return joined(before, this.#bytes.subarray(mostBefore, this.#length))
    this.#bytes.set(before, from)
    return this.#bytes.subarray(from, this.#length)
  }

  #grow(more: number): void {
    const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + more * 3))
    larger.set(this.#bytes.subarray(0, this.#length))
    this.#bytes = larger
  }
}

function joined(before: Uint8Array, after: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(before.length + after.length)
  whole.set(before)
  whole.set(after, before.length)
  return whole
}
