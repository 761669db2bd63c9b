import { u8 } from './bytes.ts'

type Size = { isNibbles: boolean; width: number; height: number }

/**
 * The runs of a packed BMP, written anew with what each of them draws. They go on until an end of the picture (0, 1), or its last row. A
 * count that reaches behind the end of a row, and what stands there, draw nothing and could say something.
 */
export function runsOf(bytes: Uint8Array, { isNibbles, width, height }: Size): Uint8Array {
  const written = new Written(bytes.length + 2)
  let [at, column, row] = [0, 0, 0]
  while (row < height && at + 1 < bytes.length) {
    const [count, value] = [u8(bytes, at), u8(bytes, at + 1)]
    at += 2
    const fits = Math.max(0, width - column)
    if (count > 0) {
      written.run(Math.min(count, fits), value, isNibbles)
      column += count
    } else if (value === 0) {
      written.put(0, 0)
      column = 0
      row += 1
    } else if (value === 1) {
      break
    } else if (value === 2) {
      const [right, down] = [u8(bytes, at), u8(bytes, at + 1)]
      written.put(0, 2, Math.min(right, fits), Math.min(down, height - row))
      column += right
      row += down
      at += 2
    } else {
      const perByte = isNibbles ? 2 : 1
      const colours = bytes.subarray(at, at + Math.ceil(value / perByte))
      written.colours(colours, Math.min(value, fits, colours.length * perByte), isNibbles)
      column += value
      at += Math.ceil(colours.length / 2) * 2
    }
  }
  written.put(0, 1)
  return written.bytes
}

class Written {
  readonly #all: Uint8Array
  #length = 0

  /** Nothing that is written is longer than what it was read from, but for the end. */
  constructor(room: number) {
    this.#all = new Uint8Array(room)
  }

  get bytes(): Uint8Array {
    return this.#all.slice(0, this.#length)
  }

  put(...bytes: number[]): void {
    this.#all.set(bytes, this.#length)
    this.#length += bytes.length
  }

  /** So many points of one colour; of four bits, of two colours in turn. */
  run(count: number, value: number, isNibbles: boolean): void {
    if (count > 0) this.put(count, isNibbles && count === 1 ? value & 0xf0 : value)
  }

  /** Colours one by one. Counts below three mean something else there. */
  colours(bytes: Uint8Array, count: number, isNibbles: boolean): void {
    if (isNibbles && count < 3) this.run(count, u8(bytes, 0), true)
    else if (count < 3) for (const value of bytes.subarray(0, count)) this.run(1, value, false)
    else {
      const used = bytes.slice(0, Math.ceil(count / (isNibbles ? 2 : 1)))
      const last = used.length - 1
      if (isNibbles && count % 2 === 1 && last >= 0) used[last] = u8(used, last) & 0xf0
      this.put(0, count)
      this.#all.set(used, this.#length)
      this.#length += Math.ceil(used.length / 2) * 2
    }
  }
}
