import type { Candidate } from '../../finding.ts'
import { bits, lexicon } from '../../names/lexicon.ts'
import type { Page } from '../../page.ts'
import { areTogether, isAllCapitals, isCapital } from '../capitals.ts'
import { personAt } from '../found-at.ts'
import { nameBits, neverNames } from '../name-words.ts'

const weight = 66
const mostLetters = 4

/**
 * People who sign or are listed with their first letters: 'T. A. O.' at the end of a line, 'I. K. Obase-Ede' with a name behind them, and
 * 'Balogun T.' alone on its line.
 */
export function detectSignedInitials(page: Page): Candidate[] {
  const found: Candidate[] = []
  for (let index = 0; index < page.tokens.count; index += 1) {
    const letters = countLetters(page, index)
    const to = letters > 0 ? index + 2 * letters : index
    const end = letters >= 2 ? endOfInitials(page, index, to) : undefined
    const person = end ?? endOfListed(page, index)
    if (person !== undefined) found.push(personAt(page, index, person, weight))
    index = Math.max(index, (person ?? to) - 1)
  }
  return found
}

/** How many capitals with a dot are here in a row. */
function countLetters(page: Page, index: number): number {
  const { words } = page.tokens
  let letters = 0
  while (
    letters <= mostLetters &&
    isLetter(page, index + 2 * letters) &&
    words[index + 2 * letters + 1] === '.'
  )
    letters += 1
  return letters
}

function isLetter(page: Page, index: number): boolean {
  return (page.tokens.words[index] ?? '').length === 1 && isCapital(page, index)
}

/** The token behind the name or the signature; nothing where the letters are a body's or begin another thing. */
function endOfInitials(page: Page, from: number, to: number): number | undefined {
  const { words, breaks, count } = page.tokens
  const letters = words
    .slice(from, to)
    .filter((word) => word !== '.')
    .join('')
  if (letters.length > mostLetters || noSignatures.has(letters)) return undefined
  const before = words[from - 1]
  const begins = before === undefined || (breaks[from] ?? 0) > 0 || signs.has(before)
  const isLast = to >= count || (breaks[to] ?? 0) > 0
  if (isLast && begins) return to
  return letters.length <= 3 && areTogether(page, to - 1, to) && isFamily(page, to) ? to + 1 : undefined
}

const signs = new Set(['.', '!', '?', ',', ':', ';', '-', '(', '~', '>', 'and', '&', 'by', 'per', 'from'])

const noSignatures = new Set(
  'us usa un uk uae eu nb ps pps pto rip po pm am bc ad dc ie eg ac gra fct lga phd msc bsc ba ma llb mba nysc inec efcc icpc ndlea nddc nnpc pdp apc cac frsc nscdc dss sss cid fcid'.split(
    ' ',
  ),
)

/** A capital and no word of any list but one of names. */
function isFamily(page: Page, index: number): boolean {
  const word = page.tokens.words[index] ?? ''
  const known = lexicon(word)
  if (!isCapital(page, index) || word.length < 3 || neverNames.has(word) || isAllCapitals(page, index))
    return false
  return (known & ~(nameBits | bits.title | bits.place)) === 0 || (known & bits.nigerianName) !== 0
}

/** 'Balogun T.' where the line has no more. */
function endOfListed(page: Page, index: number): number | undefined {
  const { words, breaks, count } = page.tokens
  const begins = index === 0 || (breaks[index] ?? 0) > 0
  if (!begins || !isLetter(page, index + 1) || words[index + 2] !== '.') return undefined
  const isLast = index + 3 >= count || (breaks[index + 3] ?? 0) > 0
  const known = lexicon(words[index] ?? '')
  const isName = (known & (bits.nigerianName | bits.title)) !== 0 || known === 0
  return isLast && isName && isCapital(page, index) && areTogether(page, index, index + 1)
    ? index + 3
    : undefined
}
