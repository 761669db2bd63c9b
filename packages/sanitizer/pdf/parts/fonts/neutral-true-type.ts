import { bytesToString, stringToBytes } from '../../reading/characters.ts'
import { neutralCff } from './neutral-cff.ts'

/** The tables that viewers draw with. Names, signatures, layout and makers' own tables are not among them. */
const knownTables = new Set([
  'cvt ',
  'fpgm',
  'prep',
  'glyf',
  'loca',
  'head',
  'hhea',
  'hmtx',
  'maxp',
  'cmap',
  'post',
  'OS/2',
  'vhea',
  'vmtx',
  'VORG',
  'CFF ',
])

/** These never hold more than so many bytes. */
const longest: Record<string, number> = { head: 54, hhea: 36, vhea: 36, maxp: 32, 'OS/2': 100 }

type Table = { tag: string; data: Uint8Array }

/** A TrueType or OpenType font with its dates, its maker and its names gone and its sums right; null when it is no such font. */
export function neutralTrueType(bytes: Uint8Array): Uint8Array | null {
  const start = startOfFirst(bytes)
  const kind = bytesToString(bytes.subarray(start, start + 4))
  if (kind !== '\0\x01\0\0' && kind !== 'true' && kind !== 'OTTO') return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const count = bytes.length > start + 12 ? view.getUint16(start + 4) : 0
  if (count === 0 || start + 12 + count * 16 > bytes.length) return null
  const tables: Table[] = []
  const left = placesLeft(view, start + 12, count)
  for (let place = 0; place < count; place++) {
    const at = start + 12 + place * 16
    const tag = bytesToString(bytes.subarray(at, at + 4))
    const from = view.getUint32(at + 8)
    if (!knownTables.has(tag) || from > bytes.length) continue
    const length = Math.min(view.getUint32(at + 12), longest[tag] ?? bytes.length)
    const data = neutralTable(tag, bytes.slice(from, Math.min(from + length, endBefore(left, from))))
    if (data === null) return null
    tables.push({ tag, data })
  }
  if (!tables.some(({ tag }) => tag === 'glyf' || tag === 'CFF ')) return null
  tables.push({ tag: 'name', data: Uint8Array.of(0, 0, 0, 0, 0, 6) })
  tables.sort((one, other) => (one.tag < other.tag ? -1 : one.tag > other.tag ? 1 : 0))
  return assemble(bytes.subarray(start, start + 4), tables)
}

/** Where the tables begin that are left behind. */
function placesLeft(view: DataView, start: number, count: number): number[] {
  const places: number[] = []
  for (let at = start; at < start + count * 16; at += 16) {
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((letter) => view.getUint8(at + letter)))
    if (!knownTables.has(tag) && view.getUint32(at + 12) > 0) places.push(view.getUint32(at + 8))
  }
  return places
}

/** A table that is damaged may claim to reach into the next; it takes nothing along of one that is left behind. */
function endBefore(left: readonly number[], from: number): number {
  return Math.min(...left.filter((place) => place > from))
}

/** Of a collection of fonts readers take the first. */
function startOfFirst(bytes: Uint8Array): number {
  if (bytesToString(bytes.subarray(0, 4)) !== 'ttcf' || bytes.length < 16) return 0
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length).getUint32(12)
}

function neutralTable(tag: string, data: Uint8Array): Uint8Array | null {
  if (tag === 'head' && data.length >= 36) {
    data.fill(0, 4, 12)
    data.fill(0, 20, 36)
  } else if (tag === 'OS/2' && data.length >= 62) data.fill(0x20, 58, 62)
  else if (tag === 'CFF ') return neutralCff(data)
  return data
}

function assemble(kind: Uint8Array, tables: readonly Table[]): Uint8Array {
  const length = tables.reduce((sum, { data }) => sum + ((data.length + 3) & ~3), 12 + tables.length * 16)
  const out = new Uint8Array(length)
  const view = new DataView(out.buffer)
  out.set(kind)
  const power = 2 ** Math.floor(Math.log2(tables.length))
  view.setUint16(4, tables.length)
  view.setUint16(6, power * 16)
  view.setUint16(8, Math.log2(power))
  view.setUint16(10, tables.length * 16 - power * 16)
  let place = 12 + tables.length * 16
  let head = -1
  tables.forEach(({ tag, data }, index) => {
    const at = 12 + index * 16
    out.set(data, place)
    out.set(stringToBytes(tag), at)
    const padded = (data.length + 3) & ~3
    view.setUint32(at + 4, sumOf(view, place, padded))
    view.setUint32(at + 8, place)
    view.setUint32(at + 12, data.length)
    if (tag === 'head' && data.length >= 12) head = place
    place += padded
  })
  if (head >= 0) view.setUint32(head + 8, (0xb1b0afba - sumOf(view, 0, length)) >>> 0)
  return out
}

function sumOf(view: DataView, start: number, length: number): number {
  let sum = 0
  for (let at = start; at < start + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0
  return sum
}
