import { unzlibSync } from 'fflate'
import { isName, isWord, type PdfDictionary, type PdfValue, readValues } from './values.ts'

/** A PDF opened for reading: values by their numbers, and streams without their compression. */
export type PdfFile = {
  resolve(value: PdfValue | undefined): PdfValue | undefined
  dictionary(value: PdfValue | undefined): PdfDictionary | undefined
  /** The bytes of a stream, one a unit; undefined for what is no stream or is packed in a way that text never is. */
  stream(value: PdfValue | undefined): string | undefined
  numbers(): number[]
}

type Found = { value: PdfValue | undefined; streamAt: number | undefined }

const mostUnpacked = 120_000_000

/** Finds the objects by looking for them, not by the table at the end, so that a damaged file is read as well. */
export function openPdf(source: string): PdfFile {
  const places = findObjects(source)
  const known = new Map<number, Found>()
  const packed = new Map<number, PdfValue>()
  let unpacked = 0

  const file: PdfFile = { resolve, dictionary, stream, numbers: () => [...places.keys(), ...packed.keys()] }
  for (const number of places.keys()) readPacked(number)
  return file

  function find(number: number): Found {
    const before = known.get(number)
    if (before) return before
    const place = places.get(number)
    const found =
      place === undefined ? { value: packed.get(number), streamAt: undefined } : readObject(source, place)
    known.set(number, found)
    return found
  }

  function resolve(value: PdfValue | undefined): PdfValue | undefined {
    let current = value
    for (let step = 0; step < 8 && isReference(current); step += 1) current = find(current.reference).value
    return current
  }

  function dictionary(value: PdfValue | undefined): PdfDictionary | undefined {
    const resolved = resolve(value)
    return resolved instanceof Map ? resolved : undefined
  }

  function stream(value: PdfValue | undefined): string | undefined {
    if (!isReference(value)) return undefined
    const { value: entries, streamAt } = find(value.reference)
    if (!(entries instanceof Map) || streamAt === undefined) return undefined
    const length = resolve(entries.get('Length'))
    const raw = source.slice(
      streamAt,
      endOfStream(source, streamAt, typeof length === 'number' ? length : -1),
    )
    const plain = unpack(raw, filtersOf(resolve(entries.get('Filter'))), mostUnpacked - unpacked)
    unpacked += plain?.length ?? 0
    return plain
  }

  /** Objects that are together in one compressed stream (7.5.7). */
  function readPacked(number: number): void {
    const entries = dictionary({ reference: number })
    const type = entries?.get('Type')
    if (!isName(type) || type.name !== 'ObjStm') return
    const text = stream({ reference: number })
    const first = resolve(entries?.get('First'))
    if (text === undefined || typeof first !== 'number') return
    const reader = readValues(text)
    const pairs: [number, number][] = []
    while (reader.place() < first) {
      const [object, offset] = [reader.next(), reader.next()]
      if (typeof object !== 'number' || typeof offset !== 'number') break
      pairs.push([object, first + offset])
    }
    for (const [object, offset] of pairs) {
      const value = readValues(text, offset).next()
      if (value !== undefined && !places.has(object)) packed.set(object, value)
    }
  }
}

export function isReference(value: PdfValue | undefined): value is { reference: number } {
  return typeof value === 'object' && value !== null && 'reference' in value
}

/** 'N G obj', the last of each number: later ones replace earlier ones. */
function findObjects(source: string): Map<number, number> {
  const places = new Map<number, number>()
  for (let at = source.indexOf('obj'); at >= 0; at = source.indexOf('obj', at + 3)) {
    const head = /(\d{1,10})[\s\0]{1,3}\d{1,5}[\s\0]{0,3}$/.exec(source.slice(Math.max(0, at - 22), at))
    if (head) places.set(Number(head[1]), at + 3)
  }
  return places
}

function readObject(source: string, place: number): Found {
  const reader = readValues(source, place)
  const value = reader.next()
  const end = reader.place()
  if (!(value instanceof Map) || !isWord(reader.next(), 'stream')) return { value, streamAt: undefined }
  const word = source.indexOf('stream', end) + 'stream'.length
  return {
    value,
    streamAt: word + (source.charAt(word) === '\r' ? (source.charAt(word + 1) === '\n' ? 2 : 1) : 1),
  }
}

function endOfStream(source: string, start: number, length: number): number {
  const isRight = length >= 0 && /^\s{0,3}endstream/.test(source.slice(start + length, start + length + 12))
  const end = isRight ? start + length : source.indexOf('endstream', start)
  return end < 0 ? source.length : end
}

function filtersOf(value: PdfValue | undefined): string[] {
  const list = Array.isArray(value) ? value : value === undefined ? [] : [value]
  return list.map((one) => (isName(one) ? one.name : 'unknown'))
}

function unpack(raw: string, filters: readonly string[], most: number): string | undefined {
  let bytes: string | undefined = raw
  for (const filter of filters) {
    if (bytes === undefined || most <= 0) return undefined
    if (filter === 'FlateDecode' || filter === 'Fl') bytes = inflate(bytes, most)
    else if (filter === 'ASCIIHexDecode' || filter === 'AHx') bytes = fromHex(bytes)
    else if (filter === 'ASCII85Decode' || filter === 'A85') bytes = fromBase85(bytes)
    else return undefined
  }
  return bytes
}

function inflate(bytes: string, most: number): string | undefined {
  try {
    const plain = unzlibSync(Uint8Array.from(bytes, (unit) => unit.charCodeAt(0)))
    return plain.length > most ? undefined : textOfBytes(plain)
  } catch {
    return undefined
  }
}

function fromHex(text: string): string | undefined {
  const value = readValues(`<${text}`).next()
  return typeof value === 'object' && value !== null && 'text' in value ? value.text : undefined
}

function fromBase85(text: string): string {
  const digits = [...(text.replaceAll(/\s/g, '').split('~')[0]?.replaceAll('z', '!!!!!') ?? '')].map(
    (sign) => sign.charCodeAt(0) - 33,
  )
  const out: string[] = []
  for (let at = 0; at < digits.length; at += 5) {
    const group = digits.slice(at, at + 5)
    const value = [0, 1, 2, 3, 4].reduce((sum, index) => sum * 85 + (group[index] ?? 84), 0)
    for (let byte = 0; byte < group.length - 1; byte += 1)
      out.push(String.fromCharCode(Math.floor(value / 256 ** (3 - byte)) & 255))
  }
  return out.join('')
}

/** One byte a unit. */
export function textOfBytes(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += 8192)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)))
  return parts.join('')
}
