export type Piece = { piece: Uint8Array; number: number; isLast: boolean }

/** Cuts what comes into pieces of one size, the last one shorter; of nothing comes one empty piece. */
export async function* inPieces(source: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Piece> {
  const buffer = new Uint8Array(size)
  let filled = 0
  let number = 0
  for await (const given of source) {
    let rest = given
    while (rest.length > 0) {
      if (filled === size) {
        yield { piece: buffer.slice(), number, isLast: false }
        number += 1
        filled = 0
      }
      const taken = rest.subarray(0, size - filled)
      buffer.set(taken, filled)
      filled += taken.length
      rest = rest.subarray(taken.length)
    }
  }
  yield { piece: buffer.slice(0, filled), number, isLast: true }
}
