import { isRegular, isWhite } from './characters.ts'
import { findBytes, standsAt } from './find-bytes.ts'
import { type Dict, isDict, nameOf, Ref, Stream } from './objects.ts'
import { directLength, parseObject } from './parse-object.ts'
import { ValueParser } from './parse-value.ts'
import type { Entry, Table } from './read-table.ts'

/** What a search through the file gives; streams of objects are opened by the caller, who has the key. */
export type RecoveredTable = Table & { objectStreams: number[] }

/** Looks for every `12 0 obj` in the file, as its table is missing or wrong. The last of a number wins. */
export function recoverTable(bytes: Uint8Array): RecoveredTable {
  const entries = new Map<number, Entry>()
  const objectStreams: number[] = []
  let trailer: Dict = new Map()
  let catalog: Ref | null = null
  let at = 0
  for (;;) {
    const word = findBytes(bytes, 'obj', at)
    if (word < 0) break
    at = word + 3
    if (standsAt(bytes, 'end', word - 3)) continue
    const start = startOfObject(bytes, word)
    if (start < 0) continue
    const object = parseObject(bytes, start, directLength)
    if (!object) continue
    entries.set(object.number, { at: start, generation: object.generation })
    // The words inside a stream are skipped, as a packed stream may hold anything.
    at = Math.max(at, Math.min(object.end, bytes.length))
    const dict = object.value instanceof Stream ? object.value.dict : object.value
    if (!isDict(dict)) continue
    const type = nameOf(dict.get('Type'))
    if (type === 'ObjStm') objectStreams.push(object.number)
    if (type === 'Catalog') catalog = new Ref(object.number, object.generation)
    if (type === 'XRef') trailer = merge(trailer, dict)
  }
  for (let place = findBytes(bytes, 'trailer'); place >= 0; place = findBytes(bytes, 'trailer', place + 7)) {
    const dict = new ValueParser(bytes, place + 7).value()
    if (isDict(dict)) trailer = merge(trailer, dict)
  }
  if (!(trailer.get('Root') instanceof Ref) && catalog) trailer.set('Root', catalog)
  return { entries, trailer, saves: countEnds(bytes), objectStreams }
}

/** What a later trailer says wins; what it leaves out stays. */
function merge(earlier: Dict, later: Dict): Dict {
  const merged = new Map(earlier)
  for (const key of ['Root', 'Info', 'Encrypt', 'ID']) {
    const value = later.get(key)
    if (value !== undefined && value !== null) merged.set(key, value)
  }
  return merged
}

/** The place of the object's number, going back from the word `obj` over the generation; -1 if there is none. */
function startOfObject(bytes: Uint8Array, word: number): number {
  let at = word
  for (let part = 0; part < 2; part++) {
    const before = at
    while (isWhite(bytes[at - 1])) at--
    if (part > 0 && at === before) return -1
    const end = at
    while (isDigit(bytes[at - 1]) && end - at < 10) at--
    if (at === end) return -1
  }
  return isRegular(bytes[at - 1]) && !isDigit(bytes[at - 1]) && !standsAt(bytes, 'endobj', at - 6) ? -1 : at
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 48 && byte <= 57
}

function countEnds(bytes: Uint8Array): number {
  let count = 0
  for (let at = findBytes(bytes, '%%EOF'); at >= 0; at = findBytes(bytes, '%%EOF', at + 5)) count++
  return Math.max(1, count)
}
