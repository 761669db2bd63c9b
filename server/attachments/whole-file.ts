/** A file as it can be read while it is stored sealed: its parts in order, as often as they are wanted. */
export type WholeFile = {
  name: string
  size: number
  head: Buffer
  /** The last bytes; at least 128 KiB, or all there are. */
  tail: Buffer
  parts(): AsyncIterable<Buffer>
}
