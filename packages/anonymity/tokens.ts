import { isBreak, isDigit, isLetter, isSpace } from './characters.ts'
import type { Reading } from './reading.ts'

export type TokenKind = 'word' | 'number' | 'mixed' | 'sign'

/** The folded text cut into words, numbers and single signs, in columns so that a megabyte costs little. */
export type Tokens = {
  count: number
  starts: Int32Array
  ends: Int32Array
  kinds: readonly TokenKind[]
  /** In lower case, without accents. */
  words: readonly string[]
  /** How many line breaks are before the token. */
  breaks: Uint8Array
}

// Longer runs without a space are no words; they are cut so that nothing downstream has to carry them.
const longest = 64

export function cutIntoTokens({ plain, lower }: Reading): Tokens {
  const starts: number[] = []
  const ends: number[] = []
  const kinds: TokenKind[] = []
  const words: string[] = []
  const breaks: number[] = []
  let at = 0
  let breaksBefore = 0
  while (at < plain.length) {
    const unit = plain.charCodeAt(at)
    if (isSpace(unit)) {
      if (isBreak(unit)) breaksBefore += 1
      at += 1
    } else {
      const { end, kind } = tokenAt(plain, lower, at)
      starts.push(at)
      ends.push(end)
      kinds.push(kind)
      words.push(lower.slice(at, end))
      breaks.push(Math.min(255, breaksBefore))
      breaksBefore = 0
      at = end
    }
  }
  return {
    count: starts.length,
    starts: Int32Array.from(starts),
    ends: Int32Array.from(ends),
    kinds,
    words,
    breaks: Uint8Array.from(breaks),
  }
}

/** The first token that starts at or after a place in the folded text. */
export function tokenFrom({ starts, count }: Tokens, place: number): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) < place) low = middle + 1
    else high = middle
  }
  return low
}

function tokenAt(plain: string, lower: string, at: number): { end: number; kind: TokenKind } {
  const first = plain.charCodeAt(at)
  if (isLetter(first)) return wordAt(plain, lower, at)
  else if (isDigit(first)) return numberAt(plain, at)
  else return { end: at + 1, kind: 'sign' }
}

function numberAt(plain: string, at: number): { end: number; kind: TokenKind } {
  const limit = Math.min(plain.length, at + longest)
  let end = at + 1
  while (end < limit && isDigit(plain.charCodeAt(end))) end += 1
  if (end === limit || !isLetter(plain.charCodeAt(end))) return { end, kind: 'number' }
  while (end < limit && isAlphanumeric(plain.charCodeAt(end))) end += 1
  return { end, kind: 'mixed' }
}

function wordAt(plain: string, lower: string, at: number): { end: number; kind: TokenKind } {
  const limit = Math.min(plain.length, at + longest)
  let end = at + 1
  let kind: TokenKind = 'word'
  while (end < limit) {
    const unit = plain.charCodeAt(end)
    if (isLetter(unit)) end += 1
    else if (isDigit(unit)) {
      kind = 'mixed'
      end += 1
    } else if (joins(unit) && isLetter(plain.charCodeAt(end + 1)) && !isPossessive(lower, end)) end += 2
    else break
  }
  return { end, kind }
}

/** An apostrophe or a hyphen between letters. */
function joins(unit: number): boolean {
  return unit === 39 || unit === 45
}

function isPossessive(lower: string, apostrophe: number): boolean {
  if (lower.charCodeAt(apostrophe) !== 39 || lower.charCodeAt(apostrophe + 1) !== 115) return false
  const after = lower.charCodeAt(apostrophe + 2)
  return !isLetter(after) && !isDigit(after)
}

function isAlphanumeric(unit: number): boolean {
  return isLetter(unit) || isDigit(unit)
}
