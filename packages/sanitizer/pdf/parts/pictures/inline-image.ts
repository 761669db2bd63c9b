import { inflate } from '@fitila/formats/inflate/inflate'
import { coloursInUse } from '../../../images/png/palette-in-use.ts'
import { decodeStream } from '../../filters/decode-stream.ts'
import type { GrowingBytes } from '../../filters/growing-bytes.ts'
import { isWhite } from '../../reading/characters.ts'
import { findBytes, standsAt } from '../../reading/find-bytes.ts'
import { type Dict, Name, nameOf, numberOf, Stream, Text, type Value, Word } from '../../reading/objects.ts'
import { ValueParser } from '../../reading/parse-value.ts'
import type { Naming } from '../../rebuild/drawing-names.ts'
import { writeValue, writtenName } from '../../writing/write-value.ts'
import { plainComponents, usedColours } from './numbered-colours.ts'
import { strippedJpeg } from './stripped-jpeg.ts'

const longNames: Record<string, string> = {
  BitsPerComponent: 'BPC',
  ColorSpace: 'CS',
  Decode: 'D',
  DecodeParms: 'DP',
  Filter: 'F',
  Height: 'H',
  ImageMask: 'IM',
  Interpolate: 'I',
  Width: 'W',
}

const known = new Set(Object.values(longNames))

/** A picture between the instructions (ISO 32000-1, 8.9.7), or nothing without names to draw with. Answers the place after it. */
export function copyInlineImage(
  bytes: Uint8Array,
  start: number,
  out: GrowingBytes,
  names: Naming | null,
): number {
  const { dict, data, after } = readInlineImage(bytes, start)
  if (names && dict) write(renamed(withColoursInUse(dict, data), names), dataOf(data, dict), out)
  return after
}

/** `dict` is null when the picture breaks off before its data, `after` the place behind it. */
export type InlineImage = { dict: Dict | null; data: Uint8Array; after: number }

export function readInlineImage(bytes: Uint8Array, start: number): InlineImage {
  const none = { dict: null, data: bytes.subarray(0, 0) }
  const parser = new ValueParser(bytes, start)
  const dict: Dict = new Map()
  for (;;) {
    const key = parser.next()
    if (key === undefined) return { ...none, after: bytes.length }
    if (key instanceof Word) {
      if (key.value === 'ID') break
      if (key.value === 'EI') return { ...none, after: parser.at }
      continue
    }
    if (!(key instanceof Name)) continue
    const back = parser.at
    const value = parser.next()
    if (value instanceof Word || value === undefined) parser.at = back
    else if (known.has(longNames[key.value] ?? key.value)) dict.set(longNames[key.value] ?? key.value, value)
  }
  const from = parser.at + (isWhite(bytes[parser.at]) ? 1 : 0)
  const end = endOfData(bytes, from, dict)
  const mark = findEnd(bytes, end)
  return { dict, data: bytes.subarray(from, Math.min(end, mark.data)), after: mark.after }
}

/** Its palette with zeros for the colours that no point has, where it is written beside the points. */
function withColoursInUse(dict: Dict, data: Uint8Array): Dict {
  const space = dict.get('CS')
  const [family, base, highest, colours] = Array.isArray(space) ? space : []
  const size = plainComponents[nameOf(base) ?? ''] ?? 0
  const bits = numberOf(dict.get('BPC'), 8)
  const isPlain = ['I', 'Indexed'].includes(nameOf(family) ?? '') && [1, 2, 4, 8].includes(bits)
  if (!isPlain || size === 0 || !(colours instanceof Text) || dict.has('D')) return dict
  const { bytes, picture } = decodeStream(
    new Stream(dict, data),
    (value) => value ?? null,
    () => undefined,
  )
  if (picture !== null) return dict
  const shape = { width: numberOf(dict.get('W'), 0), height: numberOf(dict.get('H'), 0), bits }
  const kept = coloursInUse(
    colours.bytes.subarray(0, size * (Math.min(255, numberOf(highest, 255)) + 1)),
    size,
    usedColours(bytes, shape),
  )
  return new Map(dict).set('CS', [new Name('Indexed'), base ?? null, highest ?? 255, new Text(kept)])
}

/** A colour space may be one of the resources. */
function renamed(dict: Dict, names: Naming): Dict {
  const space = dict.get('CS')
  if (!(space instanceof Name)) return dict
  const name = names.written('ColorSpace', writtenName(space.value)) ?? ''
  return new Map(dict).set('CS', new Name(name.slice(1)))
}

function write(dict: Dict, data: Uint8Array, out: GrowingBytes): void {
  out.appendText('BI')
  for (const [key, value] of dict) {
    out.appendText(writtenName(key))
    if (typeof value === 'number' || typeof value === 'boolean') out.push(32)
    writeValue(value, out)
  }
  out.appendText('\nID ')
  out.append(data)
  out.appendText('\nEI\n')
}

function firstFilter(dict: Dict): string | null {
  const filter = dict.get('F')
  return nameOf(Array.isArray(filter) ? filter[0] : filter)
}

function dataOf(data: Uint8Array, dict: Dict): Uint8Array {
  const filter = firstFilter(dict)
  return filter === 'DCT' || filter === 'DCTDecode' ? (strippedJpeg(data) ?? data) : data
}

/** Where the picture's own data ends, as far as it can be told; else the start, from where the end is looked for. */
function endOfData(bytes: Uint8Array, from: number, dict: Dict): number {
  const filter = firstFilter(dict)
  let end = -1
  if (filter === null) end = from + plainLength(dict)
  else if (filter === 'Fl' || filter === 'FlateDecode') {
    const inflated = inflate(bytes.subarray(from), () => undefined)
    if (inflated.isWhole) end = from + inflated.end
  } else if (filter === 'A85' || filter === 'ASCII85Decode') {
    const found = findBytes(bytes, '~>', from)
    if (found >= 0) end = found + 2
  } else if (filter === 'AHx' || filter === 'ASCIIHexDecode') {
    const found = findBytes(bytes, '>', from)
    if (found >= 0) end = found + 1
  }
  return end > from && standsSoon(bytes, end) ? end : searchEnd(bytes, from)
}

function plainLength(dict: Dict): number {
  const colours: Value | undefined = dict.get('CS')
  const isMask = dict.get('IM') === true
  const perPixel =
    isMask || Array.isArray(colours) ? 1 : (plainComponents[nameOf(colours) ?? ''] ?? Number.NaN)
  const bits = isMask ? 1 : numberOf(dict.get('BPC'), 8)
  const length = Math.ceil((numberOf(dict.get('W'), 0) * perPixel * bits) / 8) * numberOf(dict.get('H'), 0)
  return Number.isFinite(length) ? length : -1
}

function standsSoon(bytes: Uint8Array, end: number): boolean {
  let at = end
  while (at < end + 4 && isWhite(bytes[at])) at++
  return standsAt(bytes, 'EI', at) && (at + 2 >= bytes.length || isWhite(bytes[at + 2]))
}

/** `EI` between white space, with instructions and not data after it. */
function searchEnd(bytes: Uint8Array, from: number): number {
  for (let at = findBytes(bytes, 'EI', from); at >= 0; at = findBytes(bytes, 'EI', at + 1)) {
    if (at > from && !isWhite(bytes[at - 1])) continue
    if (at + 2 < bytes.length && !isWhite(bytes[at + 2])) continue
    const after = bytes.subarray(at + 2, at + 14)
    if (after.every((byte) => isWhite(byte) || (byte > 31 && byte < 127))) return Math.max(from, at - 1)
  }
  return bytes.length
}

function findEnd(bytes: Uint8Array, end: number): { data: number; after: number } {
  let at = end
  while (isWhite(bytes[at])) at++
  return standsAt(bytes, 'EI', at) ? { data: end, after: at + 2 } : { data: end, after: Math.max(end, at) }
}
