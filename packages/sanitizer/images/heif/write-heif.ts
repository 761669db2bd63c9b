import { asLetters, b16, b32, joinAll } from '../bytes.ts'
import type { HeifLink, HeifProperty, HeifReference } from './heif-items.ts'
import { fullBox, isoBox } from './iso-boxes.ts'

export type HeifToWrite = {
  primary: number
  items: { id: number; type: string; flags: number; data: Uint8Array }[]
  references: HeifReference[]
  properties: HeifProperty[]
  links: Map<number, HeifLink[]>
}

/** The `meta` box, for data that follows it in one `mdat`, item after item; what items share is there once. `before` is the length of what is before it. */
export function writeHeifMeta(heif: HeifToWrite, before: number): Uint8Array {
  const length = writeMeta(heif, 0).length
  return writeMeta(heif, before + length + 8)
}

function writeMeta(heif: HeifToWrite, dataAt: number): Uint8Array {
  const isWide = heif.items.some(({ id }) => id > 65535)
  const number = isWide ? b32 : b16
  const infos = heif.items.map(({ id, type, flags }) =>
    fullBox('infe', isWide ? 3 : 2, flags, number(id), b16(0), asLetters(`${type}\0`)),
  )
  const references = heif.references.map(({ type, from, to }) =>
    isoBox(type, number(from), b16(to.length), ...to.map(number)),
  )
  return fullBox(
    'meta',
    0,
    0,
    fullBox('hdlr', 0, 0, b32(0), asLetters('pict'), new Uint8Array(13)),
    fullBox('pitm', isWide ? 1 : 0, 0, number(heif.primary)),
    writePlaces(heif, dataAt, isWide),
    fullBox('iinf', isWide ? 1 : 0, 0, number(infos.length), ...infos),
    ...(references.length > 0 ? [fullBox('iref', isWide ? 1 : 0, 0, ...references)] : []),
    isoBox(
      'iprp',
      isoBox('ipco', ...heif.properties.map(({ name, body }) => isoBox(name, body))),
      writeLinks(heif, isWide),
    ),
  )
}

function writePlaces({ items }: HeifToWrite, dataAt: number, isWide: boolean): Uint8Array {
  const number = isWide ? b32 : b16
  let at = dataAt
  const written = new Map<Uint8Array, number>()
  const places = items.map(({ id, data }) => {
    const from = written.get(data) ?? at
    const method = isWide ? b16(0) : new Uint8Array(0)
    // A length of nothing would mean "to the end of the file".
    const extent = data.length > 0 ? [b16(1), b32(from), b32(data.length)] : [b16(0)]
    const place = joinAll([number(id), method, b16(0), ...extent])
    if (!written.has(data)) at += data.length
    written.set(data, from)
    return place
  })
  return fullBox('iloc', isWide ? 2 : 0, 0, Uint8Array.of(0x44, 0), number(items.length), ...places)
}

function writeLinks({ items, links }: HeifToWrite, isWide: boolean): Uint8Array {
  const number = isWide ? b32 : b16
  const rows = items.flatMap(({ id }) => {
    const list = links.get(id) ?? []
    if (list.length === 0) return []
    const values = list.map(({ index, isEssential }) => b16(index + (isEssential ? 0x8000 : 0)))
    return [joinAll([number(id), Uint8Array.of(list.length), ...values])]
  })
  return fullBox('ipma', isWide ? 1 : 0, 1, b32(rows.length), ...rows)
}
