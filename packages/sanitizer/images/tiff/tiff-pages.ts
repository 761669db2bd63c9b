import { refuse } from '../../refusals.ts'
import { part, u16, u16le, u32, u32le, u64, u64le } from '../bytes.ts'

/** Reads numbers in the byte order of the file, and directories of both the old and the big kind of TIFF. */
export type TiffFile = {
  bytes: Uint8Array
  isLittle: boolean
  short(at: number): number
  long(at: number): number
  pages: TiffPage[]
}

export type TiffPage = Map<number, TiffEntry>
export type TiffEntry = { type: number; count: number; value: Uint8Array }

const unitSizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4, 0, 0, 8, 8, 8]
const mostPages = 4000

export function readTiff(bytes: Uint8Array): TiffFile {
  const order = u16(bytes, 0)
  if (order !== 0x4949 && order !== 0x4d4d) refuse('broken')
  const isLittle = order === 0x4949
  const short = (at: number) => (isLittle ? u16le(bytes, at) : u16(bytes, at))
  const long = (at: number) => (isLittle ? u32le(bytes, at) : u32(bytes, at))
  const far = (at: number) => (isLittle ? u64le(bytes, at) : u64(bytes, at))
  const isBig = short(2) === 43
  if (!isBig && short(2) !== 42) refuse('broken')
  const offset = isBig ? far : long
  const [countSize, entrySize, offsetSize] = isBig ? [8, 20, 8] : [2, 12, 4]

  const pages: TiffPage[] = []
  const seen = new Set<number>()
  let at = offset(isBig ? 8 : 4)
  while (at !== 0) {
    // A list that comes back to itself, or goes on behind the end of the file, ends there once there is a page.
    if (seen.has(at) || seen.size >= mostPages) break
    if (pages.length > 0 && at + countSize > bytes.length) break
    seen.add(at)
    const count = isBig ? far(at) : short(at)
    if (at + countSize + count * entrySize > bytes.length) refuse('broken')
    const page: TiffPage = new Map()
    for (let index = 0; index < count; index++) {
      const from = at + countSize + index * entrySize
      const type = short(from + 2)
      const units = offset(from + 4)
      const length = units * (unitSizes[type] ?? 0)
      const valueAt = from + 4 + offsetSize
      const place = length <= offsetSize ? valueAt : offset(valueAt)
      if (length > 0 && place + length <= bytes.length) {
        page.set(short(from), { type, count: units, value: part(bytes, place, length) })
      }
    }
    pages.push(page)
    const next = at + countSize + count * entrySize
    at = next + offsetSize <= bytes.length ? offset(next) : 0
  }
  return { bytes, isLittle, short, long, pages }
}

/** The numbers of an entry of whole ones; an empty list when it is missing. */
export function numbersOf(
  file: TiffFile,
  entry: TiffEntry | undefined,
  most = Number.POSITIVE_INFINITY,
): number[] {
  if (!entry) return []
  const { value, type, count } = entry
  const read = [
    null,
    (at: number) => value[at] ?? 0,
    null,
    (at: number) => (file.isLittle ? u16le(value, at) : u16(value, at)),
    (at: number) => (file.isLittle ? u32le(value, at) : u32(value, at)),
  ][type]
  const wide = (at: number) => (file.isLittle ? u64le(value, at) : u64(value, at))
  const reader = type === 16 ? wide : read
  const size = unitSizes[type] ?? 0
  return reader ? Array.from({ length: Math.min(count, most) }, (_, index) => reader(index * size)) : []
}
