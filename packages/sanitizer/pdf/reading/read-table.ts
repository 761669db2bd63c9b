import { decodeStream, type Spend } from '../filters/decode-stream.ts'
import { findBytes, findLastBytes, standsAt } from './find-bytes.ts'
import { type Dict, isDict, nameOf, numberOf, Ref, Stream, type Value, Word } from './objects.ts'
import { directLength, parseObject } from './parse-object.ts'
import { ValueParser } from './parse-value.ts'

/** Where an object is: at a place in the file, or packed in a stream of objects. */
export type Entry = { at: number; generation: number } | { stream: number; index: number }

export type Table = {
  entries: Map<number, Entry>
  trailer: Dict
  /** How many times the file was saved over itself; 1 for a file that was written once. */
  saves: number
}

/** Objects that a file of 25 MB can hold; a table that claims more is made to exhaust the reader. */
const mostObjects = 4_000_000
const mostSections = 4096

/** Follows the chain of cross-reference tables from the end of the file. Null when it cannot be trusted. */
export function readTable(bytes: Uint8Array, spend: Spend): Table | null {
  const header = Math.max(0, findBytes(bytes, '%PDF-', 0, 2048))
  const startWord = findLastBytes(bytes, 'startxref')
  if (startWord < 0) return null
  const start = new ValueParser(bytes, startWord + 9).next()
  if (typeof start !== 'number') return null
  for (const shift of header > 0 ? [0, header] : [0]) {
    const table = followSections(bytes, start, shift, spend)
    if (table?.trailer.get('Root') instanceof Ref) return table
  }
  return null
}

function followSections(bytes: Uint8Array, start: number, shift: number, spend: Spend): Table | null {
  const entries = new Map<number, Entry>()
  const seen = new Set<number>()
  let trailer: Dict | null = null
  const waiting = [start]
  let saves = 0
  let isLinearized = false
  while (waiting.length > 0) {
    const at = waiting.pop() ?? 0
    if (seen.has(at)) continue
    if (seen.size > mostSections) return null
    seen.add(at)
    const section = readSection(bytes, at + shift, shift, entries, spend)
    if (!section) return null
    // In a linearized file the table of the first page comes first and points on to the rest.
    if (!trailer) isLinearized = at < bytes.length / 2 && standsLinearized(bytes)
    trailer ??= section
    saves++
    const previous = section.get('Prev')
    if (typeof previous === 'number' && previous >= 0) waiting.push(previous)
    const hybrid = section.get('XRefStm')
    if (typeof hybrid === 'number') {
      saves--
      waiting.push(hybrid)
    }
  }
  return trailer && { entries, trailer, saves: Math.max(1, isLinearized ? saves - 1 : saves) }
}

function standsLinearized(bytes: Uint8Array): boolean {
  return findBytes(bytes, '/Linearized', 0, 4096) >= 0
}

function readSection(
  bytes: Uint8Array,
  at: number,
  shift: number,
  entries: Map<number, Entry>,
  spend: Spend,
): Dict | null {
  const parser = new ValueParser(bytes, at)
  parser.skipWhite()
  return standsAt(bytes, 'xref', parser.at)
    ? readPlainSection(bytes, parser.at + 4, shift, entries)
    : readStreamSection(bytes, parser.at, shift, entries, spend)
}

function readPlainSection(
  bytes: Uint8Array,
  start: number,
  shift: number,
  entries: Map<number, Entry>,
): Dict | null {
  const parser = new ValueParser(bytes, start)
  for (;;) {
    const first = parser.next()
    if (first instanceof Word && first.value === 'trailer') {
      const trailer = parser.value()
      return isDict(trailer) ? trailer : null
    }
    const count = parser.next()
    if (typeof first !== 'number' || typeof count !== 'number') return null
    if (first < 0 || count < 0 || first + count > mostObjects) return null
    for (let offset = 0; offset < count; offset++) {
      const place = parser.next()
      if (place instanceof Word && place.value === 'trailer') {
        parser.at -= 7
        break
      }
      const generation = parser.next()
      const use = parser.next()
      if (typeof place !== 'number' || typeof generation !== 'number' || !(use instanceof Word)) return null
      const number = first + offset
      if (use.value === 'n' && !entries.has(number)) entries.set(number, { at: place + shift, generation })
      else if (use.value === 'f' && !entries.has(number)) entries.set(number, { at: -1, generation })
    }
  }
}

function readStreamSection(
  bytes: Uint8Array,
  at: number,
  shift: number,
  entries: Map<number, Entry>,
  spend: Spend,
): Dict | null {
  const object = parseObject(bytes, at, directLength)
  if (!(object?.value instanceof Stream)) return null
  const { dict } = object.value
  if (nameOf(dict.get('Type')) !== 'XRef') return null
  const widths = asNumbers(dict.get('W'))
  const [kindWidth = 0, placeWidth = 0, thirdWidth = 0] = widths
  const rowWidth = kindWidth + placeWidth + thirdWidth
  if (rowWidth === 0 || rowWidth > 24) return null
  const data = decodeStream(object.value, (value) => value ?? null, spend).bytes
  const given = asNumbers(dict.get('Index'))
  const index = given.length > 1 ? given : [0, numberOf(dict.get('Size'), 0)]
  let row = 0
  for (let section = 0; section + 1 < index.length; section += 2) {
    const first = index[section] ?? 0
    const count = index[section + 1] ?? 0
    for (let offset = 0; offset < count && row + rowWidth <= data.length; offset++, row += rowWidth) {
      const kind = kindWidth === 0 ? 1 : readNumber(data, row, kindWidth)
      const second = readNumber(data, row + kindWidth, placeWidth)
      const third = readNumber(data, row + kindWidth + placeWidth, thirdWidth)
      if (entries.has(first + offset)) continue
      if (kind === 1) entries.set(first + offset, { at: second + shift, generation: third })
      else if (kind === 2) entries.set(first + offset, { stream: second, index: third })
      else entries.set(first + offset, { at: -1, generation: third })
    }
  }
  return dict
}

function asNumbers(value: Value | undefined): number[] {
  return Array.isArray(value) ? value.map((item) => Math.max(0, numberOf(item, 0))) : []
}

function readNumber(data: Uint8Array, at: number, width: number): number {
  let value = 0
  for (let offset = 0; offset < width; offset++) value = value * 256 + (data[at + offset] ?? 0)
  return value
}
