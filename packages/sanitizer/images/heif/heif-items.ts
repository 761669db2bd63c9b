import { refuse } from '../../refusals.ts'
import { joinAll, letters, part, u8, u16, u32, u64 } from '../bytes.ts'
import { boxNamed, type IsoBox, readBoxes } from './iso-boxes.ts'

export type HeifItem = { id: number; type: string; flags: number; extents: Extent[]; method: number }
type Extent = { at: number; length: number }
export type HeifReference = { type: string; from: number; to: number[] }
export type HeifProperty = { name: string; body: Uint8Array }
export type HeifLink = { index: number; isEssential: boolean }

export type Heif = {
  primary: number
  items: Map<number, HeifItem>
  references: HeifReference[]
  properties: HeifProperty[]
  links: Map<number, HeifLink[]>
  dataOf(item: HeifItem): Uint8Array
}

/** Reads the `meta` box: which pictures there are, how they belong together, and where their data is. */
export function readHeif(bytes: Uint8Array, meta: IsoBox): Heif {
  const boxes = readBoxes(meta.body.subarray(4))
  const bodyOf = (name: string) => boxNamed(boxes, name)?.body ?? refuse('broken')
  const pitm = bodyOf('pitm')
  const items = readItems(bodyOf('iinf'))
  readPlaces(bodyOf('iloc'), items)
  const iprp = readBoxes(bodyOf('iprp'))
  const properties = readBoxes(boxNamed(iprp, 'ipco')?.body ?? refuse('broken'))
  const links = new Map<number, HeifLink[]>()
  for (const { name, body } of iprp) if (name === 'ipma') readLinks(body, links)
  const idat = boxNamed(boxes, 'idat')?.body ?? new Uint8Array(0)
  // Pictures whose data overlaps would let a small file grow without end.
  let left = bytes.length * 2
  const take = (from: Uint8Array, at: number, length: number) => {
    left -= length
    return left < 0 ? refuse('broken') : part(from, at, length)
  }
  const iref = boxNamed(boxes, 'iref')?.body
  return {
    primary: u8(pitm, 0) === 0 ? u16(pitm, 4) : u32(pitm, 4),
    items,
    references: iref ? readReferences(iref) : [],
    properties: properties.map(({ name, body }) => ({ name, body })),
    links,
    dataOf: ({ method, extents }) =>
      joinAll(
        extents.map(({ at, length }) => {
          if (method === 1) return take(idat, at, length || idat.length - at)
          else if (method === 0) return take(bytes, at, length || bytes.length - at)
          else return refuse('unsupported')
        }),
      ),
  }
}

function readItems(body: Uint8Array): Map<number, HeifItem> {
  const items = new Map<number, HeifItem>()
  for (const { name, body: info } of readBoxes(body.subarray(u8(body, 0) === 0 ? 6 : 8))) {
    const version = u8(info, 0)
    if (name !== 'infe' || version < 2) refuse('unsupported')
    const id = version === 2 ? u16(info, 4) : u32(info, 4)
    const at = version === 2 ? 6 : 8
    // An item that is locked.
    if (u16(info, at) !== 0) refuse('unsupported')
    items.set(id, { id, type: letters(info, at + 2, 4), flags: u8(info, 3) & 1, extents: [], method: 0 })
  }
  return items
}

function readPlaces(body: Uint8Array, items: ReadonlyMap<number, HeifItem>): void {
  const version = u8(body, 0)
  if (version > 2) refuse('unsupported')
  const offsetSize = u8(body, 4) >> 4
  const lengthSize = u8(body, 4) & 15
  const baseSize = u8(body, 5) >> 4
  const indexSize = version === 0 ? 0 : u8(body, 5) & 15
  let at = 6
  const number = (size: number) => {
    if (![0, 2, 4, 8].includes(size)) refuse('broken')
    const value = size === 0 ? 0 : size === 2 ? u16(body, at) : size === 4 ? u32(body, at) : u64(body, at)
    at += size
    return value
  }
  for (let left = number(version < 2 ? 2 : 4); left > 0; left--) {
    const item = items.get(number(version < 2 ? 2 : 4))
    const method = version === 0 ? 0 : number(2) & 15
    // Data in another file.
    if (number(2) !== 0) refuse('unsupported')
    const base = number(baseSize)
    const extents: Extent[] = []
    for (let count = number(2); count > 0; count--) {
      number(indexSize)
      extents.push({ at: base + number(offsetSize), length: number(lengthSize) })
    }
    if (item) Object.assign(item, { method, extents })
  }
}

function readReferences(body: Uint8Array): HeifReference[] {
  const isWide = u8(body, 0) === 1
  const id = (bytes: Uint8Array, at: number) => (isWide ? u32(bytes, at) : u16(bytes, at))
  const size = isWide ? 4 : 2
  return readBoxes(body.subarray(4)).map(({ name, body: reference }) => {
    const count = u16(reference, size)
    const to = Array.from({ length: count }, (_, index) => id(reference, size + 2 + index * size))
    return { type: name, from: id(reference, 0), to }
  })
}

function readLinks(body: Uint8Array, links: Map<number, HeifLink[]>): void {
  const isWide = u8(body, 0) > 0
  const hasLongIndex = (u8(body, 3) & 1) === 1
  let at = 8
  for (let left = u32(body, 4); left > 0; left--) {
    const id = isWide ? u32(body, at) : u16(body, at)
    at += isWide ? 4 : 2
    const list = links.get(id) ?? []
    const count = u8(body, at)
    at += 1
    for (let index = 0; index < count; index++) {
      const value = hasLongIndex ? u16(body, at) : u8(body, at)
      const top = hasLongIndex ? 0x8000 : 0x80
      list.push({ index: value % top, isEssential: value >= top })
      at += hasLongIndex ? 2 : 1
    }
    links.set(id, list)
  }
}
