import { Text, type Value, Word } from '../../reading/objects.ts'
import { ValueParser } from '../../reading/parse-value.ts'

const mostInRow = 65_535

/** Which letters each code of a font means, by its map (Adobe technical note 5411). The first of two meanings counts. */
export function meaningsOf(bytes: Uint8Array): Map<number, string> {
  const meanings = new Map<number, string>()
  const parser = new ValueParser(bytes)
  let values: Value[] = []
  for (let next = parser.next(); next !== undefined; next = parser.next()) {
    if (!(next instanceof Word)) values.push(next)
    else {
      if (next.value === 'endbfchar') takePairs(values, meanings)
      else if (next.value === 'endbfrange') takeRanges(values, meanings)
      values = []
    }
  }
  return meanings
}

function takePairs(values: readonly Value[], meanings: Map<number, string>): void {
  for (let at = 0; at + 1 < values.length; at += 2)
    add(meanings, codeOf(values[at]), lettersOf(values[at + 1]))
}

function takeRanges(values: readonly Value[], meanings: Map<number, string>): void {
  for (let at = 0; at + 2 < values.length; at += 3) {
    const [first, last, target] = [codeOf(values[at]), codeOf(values[at + 1]), values[at + 2]]
    for (let code = first; code <= Math.min(last, first + mostInRow) && meanings.size < mostInRow; code++) {
      if (Array.isArray(target)) add(meanings, code, lettersOf(target[code - first]))
      else add(meanings, code, raised(lettersOf(target), code - first))
    }
  }
}

function add(meanings: Map<number, string>, code: number, letters: string): void {
  if (letters !== '' && code >= 0 && !meanings.has(code)) meanings.set(code, letters)
}

function codeOf(value: Value | undefined): number {
  return value instanceof Text ? value.bytes.reduce((sum, byte) => sum * 256 + byte, 0) : -1
}

function lettersOf(value: Value | undefined): string {
  return value instanceof Text ? new TextDecoder('utf-16be').decode(value.bytes) : ''
}

function raised(letters: string, by: number): string {
  const [last] = [...letters].slice(-1)
  if (last === undefined) return ''
  const code = Math.min(0x10ffff, (last.codePointAt(0) ?? 0) + by)
  return letters.slice(0, -last.length) + String.fromCodePoint(code)
}
