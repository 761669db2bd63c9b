import { refuse } from '../refusals.ts'
import { findDirectory } from './find-directory.ts'
import { memberPath } from './member-path.ts'

export type DirectoryEntry = {
  path: string
  size: number
  packedSize: number
  isDeflated: boolean
  crc: number
  /** Where its header starts, counted from the start of the archive. */
  offset: number
}

/** More than any document has. */
const mostMembers = 20_000

/** What PKWARE's APPNOTE 6.3.10 calls the central directory. `base` is how much was put before the archive. */
export function readDirectory(bytes: Uint8Array): { entries: DirectoryEntry[]; start: number; base: number } {
  const { start, end, count, base } = findDirectory(bytes)
  if (count > mostMembers) refuse('too-large')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries: DirectoryEntry[] = []
  let place = start
  while (entries.length < count) {
    if (place + 46 > end || view.getUint32(place, true) !== 0x02014b50) refuse('broken')
    const nameLength = view.getUint16(place + 28, true)
    const extraLength = view.getUint16(place + 30, true)
    const next = place + 46 + nameLength + extraLength + view.getUint16(place + 32, true)
    if (next > end) refuse('broken')
    refuseLocked(view, place)
    const extra = place + 46 + nameLength
    entries.push({
      path: memberPath(bytes.subarray(place + 46, extra)),
      isDeflated: view.getUint16(place + 10, true) === 8,
      crc: view.getUint32(place + 16, true),
      ...sizesOf(view, place, { from: extra, to: extra + extraLength }),
    })
    place = next
  }
  return { entries, start, base }
}

function refuseLocked(view: DataView, place: number): void {
  const flags = view.getUint16(place + 8, true)
  const method = view.getUint16(place + 10, true)
  const isUnix = view.getUint16(place + 4, true) >> 8 === 3
  const isLink = isUnix && ((view.getUint32(place + 38, true) >>> 16) & 0o170000) === 0o120000
  if ((flags & 0x2041) !== 0 || method === 99) refuse('encrypted')
  if ((method !== 0 && method !== 8) || isLink) refuse('unsupported')
}

type Field = { from: number; to: number }

/** ZIP64: a short field that is full is followed by a long one, in the order size, packed size, offset. */
function sizesOf(view: DataView, place: number, extra: Field) {
  const long = longField(view, extra)
  let used = 0
  const read = (at: number) => {
    const short = view.getUint32(at, true)
    if (short !== 0xffffffff) return short
    if (long === undefined || long.from + used + 8 > long.to) return refuse('broken')
    used += 8
    return Number(view.getBigUint64(long.from + used - 8, true))
  }
  const size = read(place + 24)
  const packedSize = read(place + 20)
  return { size, packedSize, offset: read(place + 42) }
}

function longField(view: DataView, extra: Field): Field | undefined {
  for (let from = extra.from; from + 4 <= extra.to; ) {
    const to = from + 4 + view.getUint16(from + 2, true)
    if (view.getUint16(from, true) === 1) return { from: from + 4, to: Math.min(to, extra.to) }
    from = to
  }
  return undefined
}
