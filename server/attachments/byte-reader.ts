export type ByteReader = {
  /** Null after the last one. */
  next(): Promise<number | null>
  skip(count: number): Promise<void>
}

/** Reads a file byte by byte while it comes in parts. */
export function byteReader(parts: AsyncIterable<Buffer>): ByteReader {
  const rest = parts[Symbol.asyncIterator]()
  let part: Buffer = Buffer.alloc(0)
  let place = 0
  async function fill(): Promise<boolean> {
    while (place >= part.length) {
      const following = await rest.next()
      if (following.done) return false
      place -= part.length
      part = following.value
    }
    return true
  }
  return {
    async next() {
      if (!(await fill())) return null
      const byte = part[place] ?? null
      place += 1
      return byte
    },
    async skip(count) {
      place += count
    },
  }
}
