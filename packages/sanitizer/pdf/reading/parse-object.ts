import { findBytes, standsAt } from './find-bytes.ts'
import { type Dict, isDict, numberOf, Stream, type Value, Word } from './objects.ts'
import { ValueParser } from './parse-value.ts'

export type NumberedObject = { number: number; generation: number; value: Value; end: number }

/** Reads `12 0 obj … endobj` at the place given; null when nothing of the kind is there. */
export function parseObject(
  bytes: Uint8Array,
  at: number,
  lengthOf: (dict: Dict) => number | null,
): NumberedObject | null {
  const parser = new ValueParser(bytes, at)
  const number = parser.next()
  const generation = parser.next()
  const word = parser.next()
  if (typeof number !== 'number' || typeof generation !== 'number') return null
  if (!(word instanceof Word) || !word.value.startsWith('obj')) return null
  if (word.value.length > 3) parser.at -= word.value.length - 3
  const value = parser.value()
  if (!isDict(value)) return { number, generation, value, end: parser.at }
  parser.skipWhite()
  if (!standsAt(bytes, 'stream', parser.at)) return { number, generation, value, end: parser.at }
  const start = afterLineEnd(bytes, parser.at + 6)
  const end = endOfStream(bytes, start, lengthOf(value))
  return { number, generation, value: new Stream(value, bytes.subarray(start, end)), end }
}

export function directLength(dict: Dict): number | null {
  const length = numberOf(dict.get('Length'), -1)
  return length >= 0 ? length : null
}

function afterLineEnd(bytes: Uint8Array, start: number): number {
  let at = start
  while (bytes[at] === 32 || bytes[at] === 9) at++
  if (bytes[at] === 13) return bytes[at + 1] === 10 ? at + 2 : at + 1
  return bytes[at] === 10 ? at + 1 : at
}

/** Trusts the length where `endstream` follows it, and looks for the word otherwise. */
function endOfStream(bytes: Uint8Array, start: number, length: number | null): number {
  if (length !== null && start + length <= bytes.length) {
    let at = start + length
    for (
      let skipped = 0;
      skipped < 4 && (bytes[at] === 13 || bytes[at] === 10 || bytes[at] === 32);
      skipped++
    )
      at++
    if (standsAt(bytes, 'endstream', at) || standsAt(bytes, 'endobj', at)) return start + length
  }
  // Where `endstream` is missing, the objects after this one are no part of it. A page may say such words too, but not first in a line.
  let end = bytes.length
  for (const word of ['endstream', 'endobj', 'startxref']) {
    const found =
      word === 'endstream' ? findBytes(bytes, word, start, end) : findLine(bytes, word, start, end)
    if (found >= 0) end = found
  }
  if (end === bytes.length) return end
  if (bytes[end - 1] === 10) end--
  if (bytes[end - 1] === 13) end--
  return Math.max(start, end)
}

function findLine(bytes: Uint8Array, word: string, start: number, before: number): number {
  for (let at = findBytes(bytes, word, start, before); at >= 0; at = findBytes(bytes, word, at + 1, before)) {
    const previous = bytes[at - 1]
    if (at === start || previous === 10 || previous === 13) return at
  }
  return -1
}
