import { ByteReader } from './byte-reader.ts'
import { ZipFault } from './zip-fault.ts'

/** A member as the central directory describes it. Whether it is true is for the caller to find out. */
export type DirectoryEntry = {
  nameBytes: Uint8Array
  isDeflated: boolean
  crc: number
  size: number
  packedSize: number
  /** Where its header starts, counted from the start of the archive. */
  offset: number
  disk: number
}

/** DEFLATE cannot make more than 1032 bytes of one. A larger claim is a bomb or a lie. */
export const mostInflation = 1032

/** The next entry. Refuses locked members, links, and packings that only few programs know. */
export function readEntry(reader: ByteReader): DirectoryEntry {
  if (reader.u32() !== 0x02014b50) throw new ZipFault('broken')
  const system = reader.skip(1).raw(1)[0] ?? 0
  const flags = reader.skip(2).u16()
  const method = reader.u16()
  const crc = reader.skip(4).u32()
  const short = { packedSize: reader.u32(), size: reader.u32() }
  const lengths = { name: reader.u16(), extra: reader.u16(), comment: reader.u16() }
  const disk = reader.u16()
  const mode = reader.skip(2).u32() >>> 16
  const offset = reader.u32()
  const nameBytes = reader.raw(lengths.name)
  const long = longField(reader.raw(lengths.extra))
  reader.skip(lengths.comment)

  const isLink = system === 3 && (mode & 0o170000) === 0o120000
  if ((flags & 0x2041) !== 0 || method === 99) throw new ZipFault('locked')
  if (isLink || (method !== 0 && method !== 8)) throw new ZipFault('not-supported')
  return { nameBytes, crc, disk, isDeflated: method === 8, ...withLong({ ...short, offset }, long) }
}

type Sizes = { packedSize: number; size: number; offset: number }

/** ZIP64: a short field that is full is followed by a long one, in the order size, packed size, offset. */
function withLong(short: Sizes, long: ByteReader | undefined): Sizes {
  const read = (value: number) => (value === 0xffffffff ? (long?.u64() ?? broken()) : value)
  const size = read(short.size)
  const packedSize = read(short.packedSize)
  return { size, packedSize, offset: read(short.offset) }
}

/** Other fields may be damaged, as old programs write them so; the long one must be whole where it is needed. */
function longField(extra: Uint8Array): ByteReader | undefined {
  const reader = new ByteReader(extra)
  while (reader.left >= 4) {
    const id = reader.u16()
    const field = reader.raw(Math.min(reader.u16(), reader.left))
    if (id === 1) return new ByteReader(field)
  }
  return undefined
}

function broken(): never {
  throw new ZipFault('broken')
}
