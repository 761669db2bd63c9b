const encoder = new TextEncoder()

/** So much is kept free before the text, for what is known only at its end. */
const mostBefore = 4096

/** So many letters are turned into bytes at once. A text of more gets memory of its own from the system, which takes its time. */
const atOnce = 1 << 16

/**
 * A text that grows piece by piece, as UTF-8. The pieces are written where they stay: to keep them apart and put them together at the end
 * would take the memory twice, and new memory costs more than the writing.
 */
export class Utf8Text {
  #bytes: Uint8Array<ArrayBuffer>
  #length = mostBefore
  #waiting = ''

  /** @param likely about how many bytes it will have */
  constructor(likely: number) {
    this.#bytes = new Uint8Array(mostBefore + likely + 256)
  }

  add(text: string): void {
    this.#waiting += text
    if (this.#waiting.length >= atOnce && !endsInHalf(this.#waiting)) this.#write()
  }

  /** The whole, with this before it. */
  after(start: string): Uint8Array<ArrayBuffer> {
    this.#write()
    const before = encoder.encode(start)
    const from = mostBefore - before.length
    if (from < 0) return joined(before, this.#bytes.subarray(mostBefore, this.#length))
    this.#bytes.set(before, from)
    return this.#bytes.subarray(from, this.#length)
  }

  #write(): void {
    for (let rest = this.#waiting; rest !== ''; ) {
      const { read, written } = encoder.encodeInto(rest, this.#bytes.subarray(this.#length))
      this.#length += written
      rest = rest.slice(read)
      if (rest !== '') this.#grow(rest.length)
    }
    this.#waiting = ''
  }

  #grow(more: number): void {
    const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + more * 3))
    larger.set(this.#bytes.subarray(0, this.#length))
    this.#bytes = larger
  }
}

/** Letters beyond the first 65,536 are two numbers, which become bytes together. */
function endsInHalf(text: string): boolean {
  return (text.charCodeAt(text.length - 1) & 0xfc00) === 0xd800
}

function joined(before: Uint8Array, after: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(before.length + after.length)
  whole.set(before)
  whole.set(after, before.length)
  return whole
}
