import { partLength } from '#domain/writing/attachments.ts'

/** A file as it can be read while it is stored sealed: its parts in order, as often as they are wanted. */
export type WholeFile = {
  name: string
  size: number
  head: Buffer
  /** The last bytes; at least 128 KiB, or all there are. */
  tail: Buffer
  parts(): AsyncIterable<Buffer>
}

/** A file that was found inside of another one. */
export function wholeFileOf(name: string, bytes: Buffer): WholeFile {
  async function* parts() {
    for (let place = 0; place < bytes.length; place += partLength)
      yield bytes.subarray(place, place + partLength)
  }
  return {
    name,
    size: bytes.length,
    head: bytes.subarray(0, partLength),
    tail: bytes.subarray(Math.max(0, bytes.length - 2 * partLength)),
    parts,
  }
}

export async function together(parts: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of parts) pieces.push(piece)
  return Buffer.concat(pieces)
}
