import { Adler32 } from './adler32.ts'
import { Inflater, type Output } from './inflater.ts'

/** What came out of a stream, and where in the bytes the stream itself ended. */
export type InflatedPieces = { length: number; end: number; lastBits: number; adler: number }

/**
 * Inflates raw deflate from `at` and tells where it ends, without which nothing tells the stream from what is hidden behind
 * it. Keeps less than 100 kB; `take` gets each piece and must copy what it wants to keep. Undefined when the stream is damaged or
 * makes more than `most` bytes.
 */
export function inflateInPieces(
  bytes: Uint8Array,
  at: number,
  most: number,
  take?: (piece: Uint8Array) => void,
): InflatedPieces | undefined {
  const output = new SlidingOutput(most, take)
  const inflater = new Inflater(bytes, at, output)
  if (!inflater.run() || !output.flush()) return undefined
  return {
    length: output.passed + output.length,
    end: inflater.byteAfter(),
    lastBits: inflater.lastBits(),
    adler: output.adler.sum,
  }
}

/** The farthest that DEFLATE looks back. */
const farthest = 32768

/** Hands on what is full, and keeps only what the stream may still look back to. */
class SlidingOutput implements Output {
  readonly bytes = new Uint8Array(farthest + 65536)
  readonly adler = new Adler32()
  length = 0
  /** How many bytes came before the first that is held. */
  passed = 0
  #given = 0
  readonly #most: number
  readonly #take: ((piece: Uint8Array) => void) | undefined

  constructor(most: number, take: ((piece: Uint8Array) => void) | undefined) {
    this.#most = most
    this.#take = take
  }

  room(more: number): boolean {
    if (this.length + more <= this.bytes.length) return true
    if (!this.flush()) return false
    const from = Math.max(0, this.length - farthest)
    this.bytes.copyWithin(0, from, this.length)
    this.passed += from
    this.length -= from
    this.#given = this.length
    return true
  }

  /** False, and nothing is handed on, when there is more than allowed. */
  flush(): boolean {
    if (this.passed + this.length > this.#most) return false
    const piece = this.bytes.subarray(this.#given, this.length)
    this.adler.add(piece)
    this.#take?.(piece)
    this.#given = this.length
    return true
  }
}
