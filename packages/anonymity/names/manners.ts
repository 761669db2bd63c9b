import { isLower, isUpper } from '../characters.ts'
import type { Reading } from '../reading.ts'
import type { Tokens } from '../tokens.ts'
import { type LanguageNumber, languages } from './languages.ts'

/** Hausa; Igbo and Yoruba come behind it. */
export const firstWithManners = languages.indexOf('ha') + 1
const yoruba = languages.indexOf('yo') + 1

/** A word without marks in a sentence of Yoruba that has them: a name from elsewhere, more often than not. */
const bare = 1
const marked = 2
/** In a sentence where most words have a capital. */
const inHeadline = 4

const fewestMarked = 2
const fewestWords = 4

/**
 * How each token of a sentence is written beside the others, from 0 to 7. English and Pidgin have no marks, and a row of names there
 * is no headline, so that all is 0.
 */
export function mannersOf(
  { reading, tokens }: { reading: Reading; tokens: Tokens },
  from: number,
  to: number,
  language: LanguageNumber,
): Uint8Array {
  const manners = new Uint8Array(to - from)
  if (language < firstWithManners) return manners
  if (language === yoruba) writeMarks(reading, tokens, from, manners)
  if (isHeadline(reading, tokens, from, to))
    for (let index = 0; index < manners.length; index += 1)
      manners[index] = (manners[index] ?? 0) + inHeadline
  return manners
}

function writeMarks(reading: Reading, tokens: Tokens, from: number, manners: Uint8Array): void {
  let count = 0
  for (let index = 0; index < manners.length; index += 1) {
    if (tokens.kinds[from + index] !== 'word') continue
    const isMarked = hasMarks(reading, tokens.starts[from + index] ?? 0, tokens.ends[from + index] ?? 0)
    manners[index] = isMarked ? marked : bare
    if (isMarked) count += 1
  }
  // Who writes without marks tells nothing by leaving them out.
  if (count < fewestMarked) manners.fill(0)
}

/** Whether a letter was folded. */
function hasMarks({ original, plain, starts, ends }: Reading, start: number, end: number): boolean {
  for (let unit = start; unit < end; unit += 1) {
    const place = starts[unit] ?? 0
    if ((ends[unit] ?? 0) - place > 1 || original.charCodeAt(place) !== plain.charCodeAt(unit)) return true
  }
  return false
}

function isHeadline({ plain }: Reading, { kinds, starts }: Tokens, from: number, to: number): boolean {
  let small = 0
  let capital = 0
  for (let index = from; index < to; index += 1) {
    const first = plain.charCodeAt(starts[index] ?? 0)
    if (kinds[index] === 'word' && isLower(first)) small += 1
    if (kinds[index] === 'word' && isUpper(first)) capital += 1
  }
  return small + capital >= fewestWords && capital > 2 * small
}
