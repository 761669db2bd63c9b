import type { Cleaner, Work } from '../../contract.ts'
import { cleanObus, readLength } from '../../media/codec-configs.ts'
import { refuse } from '../../refusals.ts'
import { asLetters, b32, joinAll, joinBytes, letters, part, u8, u32 } from '../bytes.ts'
import { reportExif } from '../metadata/report-exif.ts'
import { reportXmp } from '../metadata/report-xmp.ts'
import { partsOfHeif, tookIn } from '../taken-in.ts'
import { type Heif, type HeifItem, readHeif } from './heif-items.ts'
import { cleanProperty, isAlpha } from './heif-properties.ts'
import { boxNamed, isoBox, readBoxes } from './iso-boxes.ts'
import { type HeifToWrite, writeHeifMeta } from './write-heif.ts'

const brands = ['mif1', 'mif2', 'heic', 'heix', 'heim', 'heis', 'avif', 'miaf', 'MA1A', 'MA1B']

/** HEIC and AVIF: the main picture with its tiles and its transparency, in a new file. */
export const cleanHeif: Cleaner = (bytes, work) => {
  const boxes = readBoxes(bytes, true)
  const ftyp = boxNamed(boxes, 'ftyp')?.body ?? refuse('broken')
  const meta = boxNamed(boxes, 'meta') ?? refuse('broken')
  const major = letters(ftyp, 0, 4)
  // A moving one, whose pictures lie elsewhere.
  if (!brands.includes(major)) refuse('unsupported')
  const heif = readHeif(bytes, meta)
  const wanted = reachable(heif)
  report(heif, wanted, work)
  for (const { name } of boxes) {
    if (name === 'moov') work.findings.removed({ sort: 'embedded', text: 'A moving picture, removed' })
  }
  const items = [...heif.items.values()].filter(({ id }) => wanted.has(id))
  const cleanData = dataCleaner(heif)
  const toWrite: HeifToWrite = {
    primary: heif.primary,
    items: items.map((item) => ({ ...item, data: cleanData(item) })),
    references: heif.references.flatMap(({ type, from, to }) =>
      keptReferences.includes(type) && wanted.has(from) && to.every((id) => wanted.has(id))
        ? [{ type, from, to }]
        : [],
    ),
    ...keptProperties(heif, items, work),
  }
  const others = Array.from({ length: Math.floor((ftyp.length - 8) / 4) }, (_, index) =>
    letters(ftyp, 8 + index * 4, 4),
  )
  const compatible = [...new Set(others)].filter((brand) => brands.includes(brand)).map(asLetters)
  const head = isoBox('ftyp', asLetters(major), b32(0), ...compatible)
  const data = joinAll([...new Set(toWrite.items.map((item) => item.data))])
  return joinBytes(head, writeHeifMeta(toWrite, head.length), isoBox('mdat', data))
}

const keptReferences = ['dimg', 'auxl', 'prem']
const drawn = ['hvc1', 'av01', 'grid', 'iovl', 'iden']

/** The main picture, what it is put together from, and the transparency of these. */
function reachable(heif: Heif): Set<number> {
  const wanted = new Set<number>()
  const next = nextItems(heif)
  const open = [heif.primary]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const item = heif.items.get(id)
    if (wanted.has(id)) continue
    if (!item) refuse('broken')
    if (!drawn.includes(item.type)) refuse('unsupported')
    wanted.add(id)
    open.push(...(next.get(id) ?? []))
  }
  return wanted
}

function nextItems(heif: Heif): Map<number, number[]> {
  const next = new Map<number, number[]>()
  const add = (id: number, other: number) => {
    const list = next.get(id)
    if (list) list.push(other)
    else next.set(id, [other])
  }
  for (const { type, from, to } of heif.references) {
    if (type === 'dimg') for (const id of to) add(from, id)
    else if (type === 'auxl' && hasAlpha(heif, from)) for (const id of to) add(id, from)
  }
  return next
}

const hasAlpha = ({ links, properties }: Heif, id: number) =>
  (links.get(id) ?? []).some(({ index }) => {
    const property = properties[index - 1]
    return property !== undefined && isAlpha(property)
  })

function keptProperties(heif: Heif, items: readonly HeifItem[], work: Work) {
  const properties: HeifToWrite['properties'] = []
  const links: HeifToWrite['links'] = new Map()
  const places = new Map<number, number | null>()
  for (const { id } of items) {
    const list: { index: number; isEssential: boolean }[] = []
    for (const { index, isEssential } of heif.links.get(id) ?? []) {
      const property = heif.properties[index - 1]
      if (!property) continue
      let place = places.get(index)
      if (place === undefined) {
        const cleaned = cleanProperty(property, isEssential, work.findings)
        place = cleaned ? properties.push(cleaned) : null
        places.set(index, place)
      }
      if (place !== null) list.push({ index: place, isEssential })
    }
    links.set(id, list)
  }
  return { properties, links }
}

/** Tiles of one colour may share their data. It is cleaned and written once. */
function dataCleaner(heif: Heif): (item: HeifItem) => Uint8Array {
  const known = new Map<string, Uint8Array>()
  return (item) => {
    const { type, method, extents } = item
    const key = JSON.stringify([type, method, extents, type === 'hvc1' ? nalLengthOf(heif, item) : 0])
    const data = known.get(key) ?? cleanData(heif, item)
    known.set(key, data)
    return data
  }
}

/** The data of a picture without the notes that an encoder or a camera may have put into it. */
function cleanData(heif: Heif, item: HeifItem): Uint8Array {
  const data = item.type === 'iden' ? new Uint8Array(0) : heif.dataOf(item)
  if (tookIn(data, partsOfHeif)) refuse('broken')
  const cleaned = cleanDrawn(heif, item, data)
  return cleaned.length === 0 && item.type !== 'iden' ? refuse('broken') : cleaned
}

function cleanDrawn(heif: Heif, item: HeifItem, data: Uint8Array): Uint8Array {
  if (item.type === 'av01') return cleanObus(data)
  else if (item.type === 'hvc1') return cleanNals(data, nalLengthOf(heif, item))
  else if (item.type === 'grid') return part(data, 0, u8(data, 1) & 1 ? 12 : 8)
  else return data
}

function nalLengthOf({ links, properties }: Heif, { id }: HeifItem): number {
  const found = (links.get(id) ?? []).map(({ index }) => properties[index - 1])
  const config = found.find((property) => property?.name === 'hvcC') ?? refuse('broken')
  return (u8(config.body, 21) & 3) + 1
}

/** Slices (below 32) and parameter sets (32 to 34); no notes (SEI), no filling. */
function cleanNals(data: Uint8Array, lengthSize: number): Uint8Array {
  const kept: Uint8Array[] = []
  let at = 0
  while (at < data.length) {
    const whole = lengthSize + readLength(data, at, lengthSize)
    const nal = part(data, at, whole)
    if (whole > lengthSize && ((u8(nal, lengthSize) >> 1) & 63) <= 34) kept.push(nal)
    at += whole
  }
  return joinAll(kept)
}

function report(heif: Heif, wanted: ReadonlySet<number>, { findings }: Work): void {
  const thumbs = heif.references.filter(({ type }) => type === 'thmb')
  const previews = new Set(thumbs.map(({ from }) => from))
  let others = 0
  for (const item of heif.items.values()) {
    if (wanted.has(item.id)) continue
    if (item.type === 'Exif') {
      const data = readable(heif, item)
      if (data.length > 8) reportExif(data.subarray(4 + u32(data, 0)), findings)
    } else if (item.type === 'mime') {
      reportXmp(readable(heif, item), findings)
    } else if (previews.has(item.id)) {
      findings.removed({ sort: 'embedded', text: 'A small preview picture of the original, removed' })
    } else {
      others += 1
    }
  }
  if (others > 0) {
    const text =
      others === 1
        ? 'A further picture or map (of depth, light or so), removed'
        : `${others} further pictures or maps (of depth, light or so), removed`
    findings.removed({ sort: 'embedded', text })
  }
}

/** What is dropped may lie anywhere, even outside the file. */
function readable(heif: Heif, item: HeifItem): Uint8Array {
  try {
    return heif.dataOf(item)
  } catch {
    return new Uint8Array(0)
  }
}
