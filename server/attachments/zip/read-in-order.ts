import { RuleBroken } from '#domain/errors.ts'
import { together } from '../whole-file.ts'

/** Bytes that come in parts, taken in lengths that the reader chooses. */
export type InOrder = {
  place(): number
  take(count: number): Promise<Buffer>
  stream(count: number): AsyncGenerator<Buffer>
}

/** @throws RuleBroken 'attachment-archive' where there are fewer bytes than were asked for */
export function readInOrder(parts: AsyncIterable<Buffer>): InOrder {
  const rest = parts[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)
  let place = 0

  async function* stream(count: number): AsyncGenerator<Buffer> {
    let missing = count
    while (missing > 0) {
      if (held.length === 0) await fill()
      const piece = held.subarray(0, missing)
      held = held.subarray(piece.length)
      missing -= piece.length
      place += piece.length
      yield piece
    }
  }

  async function fill(): Promise<void> {
    const following = await rest.next()
    if (following.done) throw new RuleBroken('attachment-archive')
    held = following.value
  }

  const take = (count: number) => together(stream(count))

  return { place: () => place, take, stream }
}
