import { foldedPath, isSafePath } from '../bag/safe-path.ts'
import { EvidenceRefusal } from '../refusal.ts'
import { ByteReader } from './byte-reader.ts'

/** A member as the central directory describes it. */
export type DirectoryMember = {
  path: string
  method: 'stored' | 'deflated'
  packedSize: number
  size: number
  offset: number
  nameBytes: Uint8Array
}

/** All files of a central directory; folders are left out. Refuses names that are unsafe or stand there twice. */
export function readDirectory(bytes: Uint8Array, count: number): DirectoryMember[] {
  const reader = new ByteReader(bytes)
  const members = Array.from({ length: count }, () => readMember(reader)).filter(
    (member) => member !== undefined,
  )
  if (reader.left !== 0) throw new EvidenceRefusal('broken-zip')
  const folded = new Set(members.map(({ path }) => foldedPath(path)))
  if (folded.size !== members.length) throw new EvidenceRefusal('name-twice')
  return members
}

function readMember(reader: ByteReader): DirectoryMember | undefined {
  if (reader.u32() !== 0x02014b50) throw new EvidenceRefusal('broken-zip')
  const system = reader.skip(1).raw(1)[0] ?? 0
  const flags = reader.skip(2).u16()
  const method = reader.u16()
  reader.skip(8)
  const short = { packedSize: reader.u32(), size: reader.u32() }
  const lengths = { name: reader.u16(), extra: reader.u16(), comment: reader.u16() }
  const disk = reader.u16()
  const mode = reader.skip(2).u32() >>> 16
  const shortOffset = reader.u32()
  const nameBytes = reader.raw(lengths.name)
  const sizes = withLongSizes({ ...short, offset: shortOffset }, reader.raw(lengths.extra))
  reader.skip(lengths.comment)

  const isEncrypted = (flags & 0x2041) !== 0
  const isLink = system === 3 && (mode & 0o170000) === 0o120000
  if (isEncrypted || isLink || disk !== 0) throw new EvidenceRefusal('not-supported')
  const path = decodeName(nameBytes)
  if (path.endsWith('/') && sizes.size === 0) return folder(path)
  if (!isSafePath(path)) throw new EvidenceRefusal('unsafe-name')
  return { path, method: methodOf(method, sizes), ...sizes, nameBytes }
}

function folder(path: string): undefined {
  if (!isSafePath(path.slice(0, -1))) throw new EvidenceRefusal('unsafe-name')
  return undefined
}

type Sizes = { packedSize: number; size: number; offset: number }

/** DEFLATE cannot make more than 1032 bytes of one; whoever says so has a bomb or a lie. */
const mostInflation = 1032

function methodOf(method: number, { packedSize, size }: Sizes): 'stored' | 'deflated' {
  if (method === 0 && packedSize === size) return 'stored'
  else if (method === 0) throw new EvidenceRefusal('broken-zip')
  else if (method !== 8) throw new EvidenceRefusal('not-supported')
  else if (size > packedSize * mostInflation) throw new EvidenceRefusal('bomb')
  else return 'deflated'
}

function withLongSizes(short: Sizes, extra: Uint8Array): Sizes {
  const long = longField(extra)
  const read = (value: number) => (value === 0xffffffff ? (long?.u64() ?? refuseBroken()) : value)
  // The order in the extra field is fixed: size, packed size, offset; each only when its short field is full.
  const size = read(short.size)
  const packedSize = read(short.packedSize)
  return { size, packedSize, offset: read(short.offset) }
}

function longField(extra: Uint8Array): ByteReader | undefined {
  const reader = new ByteReader(extra)
  while (reader.left >= 4) {
    const id = reader.u16()
    const field = reader.raw(reader.u16())
    if (id === 1) return new ByteReader(field)
  }
  return undefined
}

function refuseBroken(): never {
  throw new EvidenceRefusal('broken-zip')
}

function decodeName(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new EvidenceRefusal('unsafe-name')
  }
}
