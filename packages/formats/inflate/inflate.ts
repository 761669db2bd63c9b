import { Adler32 } from './adler32.ts'
import { Inflater, type Output } from './inflater.ts'

/** What came out, where the packed data ended, and whether it ended as it should. */
export type Inflated = { bytes: Uint8Array; end: number; isWhole: boolean }

/** No stream of an honest file is larger, and more would not fit into the memory of a phone. */
const mostInOne = 200_000_000

/**
 * Inflates zlib data (RFC 1950, 1951) and tells where it ended, which libraries keep to themselves: what follows the end is not carried on.
 * Damaged data gives as much as could be read, as other readers of PDF do. `spend` is asked before memory is taken.
 */
export function inflate(data: Uint8Array, spend: (bytes: number) => void): Inflated {
  const start = hasZlibHeader(data) ? 2 : 0
  const output = new WholeOutput(data.length, spend)
  const inflater = new Inflater(data, start, output)
  const isWhole = inflater.run()
  const bytes = output.result()
  const end = Math.min(inflater.byteAfter(), data.length)
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
  const adler = new Adler32()
  adler.add(bytes)
  return new DataView(data.buffer, data.byteOffset + end, 4).getUint32(0) === adler.sum
}

/** Grows, and asks before it takes memory. */
class WholeOutput implements Output {
  bytes: Uint8Array
  length = 0
  readonly #spend: (bytes: number) => void

  constructor(packed: number, spend: (bytes: number) => void) {
    const first = Math.max(1024, Math.min(packed * 4, Math.max(1 << 24, packed + (packed >> 4))))
    spend(first)
    this.#spend = spend
    this.bytes = new Uint8Array(first)
  }

  room(more: number): boolean {
    const needed = this.length + more
    if (needed <= this.bytes.length) return true
    if (needed > mostInOne) this.#spend(Number.MAX_SAFE_INTEGER)
    const larger = Math.min(mostInOne, Math.max(needed, this.bytes.length * 2))
    this.#spend(larger - this.bytes.length)
    const bytes = new Uint8Array(larger)
    bytes.set(this.bytes)
    this.bytes = bytes
    return true
  }

  result(): Uint8Array {
    // A copy lets go of the rest, which for most of the bytes is not worth a second time the memory.
    return this.length * 2 > this.bytes.length
      ? this.bytes.subarray(0, this.length)
      : this.bytes.slice(0, this.length)
  }
}
