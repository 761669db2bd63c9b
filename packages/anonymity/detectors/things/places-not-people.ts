import type { Candidate } from '../../finding.ts'
import { bits, lexicon } from '../../names/lexicon.ts'
import type { Page } from '../../page.ts'
import { tokenFrom } from '../../tokens.ts'
import { areTogether, isAllCapitals, isCapital } from '../capitals.ts'
import { isTitle, nameBits } from '../name-words.ts'

/**
 * Places that are read as people: 'from Oshodi', 'Zaria, Giwa, Makarfi and Ikara', 'the court at Samuel Ilori'. They stay hidden, as
 * places, and lend no name to the rest of the text.
 */
export function asPlaces(page: Page, candidates: readonly Candidate[]): Candidate[] {
  return candidates.map((one) =>
    one.kind === 'person' && isPlace(page, one) ? { ...one, kind: 'place' } : one,
  )
}

function isPlace(page: Page, { start, end }: Candidate): boolean {
  const { tokens } = page
  const from = tokenFrom(tokens, start)
  const to = tokenFrom(tokens, end)
  const { words } = tokens
  const before = words[from - 1] ?? ''
  if (isTitle(before) || (before === '.' && isTitle(words[from - 2] ?? ''))) return false
  if (words[to] === "'s" || !isCapital(page, from)) return isSmallPlace(page, from, to)
  if (isEnglish(page, from) && before === 'at' && areTogether(page, from - 1, from)) return true
  if (isPidgin(page, from) && sides.has(words[to] ?? '') && areTogether(page, to - 1, to)) return true
  if (to !== from + 1) return isOfficeAtPlace(page, from, to)
  const isListed = isListedPlace(page, from)
  if (isListed && (isLocated(page, from) || isInTable(page, from, to))) return true
  return (isListed || lexicon(words[from] ?? '') === 0) && isBesidePlaces(page, from, to)
}

/** 'ladipo market' in small letters. */
function isSmallPlace({ tokens }: Page, from: number, to: number): boolean {
  const known = lexicon(tokens.words[from] ?? '')
  return (
    to === from + 1 &&
    (known & bits.place) !== 0 &&
    (tokens.words[to] === 'market' || tokens.words[to] === 'road')
  )
}

const sides = new Set(['side', 'axis', 'bypass', 'park'])

function isEnglish({ spoken }: Page, index: number): boolean {
  return (spoken[index] ?? 0) <= 1
}

function isPidgin({ spoken }: Page, index: number): boolean {
  return (spoken[index] ?? 0) === 2
}

function isListedPlace({ tokens }: Page, index: number): boolean {
  return (lexicon(tokens.words[index] ?? '') & bits.place) !== 0
}

/** Behind a word for 'in', 'from' or 'to' of the language. A name that goes on is a person: 'from Makarfi Bello'. */
function isLocated(page: Page, index: number): boolean {
  const { words } = page.tokens
  if (areTogether(page, index, index + 1) && isCapital(page, index + 1)) return false
  const before = words[index - 1] ?? ''
  if (!areTogether(page, index - 1, index)) return false
  const language = page.spoken[index] ?? 0
  if (language <= 2) return english.has(before) || (language === 2 && before === 'for')
  return local[language]?.has(before) === true
}

const english = new Set(
  'in from near around inside within to towards through via reach station branch'.split(' '),
)

/** By the number of the language: Hausa, Igbo, Yoruba. */
const local: Record<number, ReadonlySet<string>> = {
  3: new Set('a daga zuwa garin unguwar kasuwar tashar'.split(' ')),
  4: new Set("na n' ahia obodo site ruo".split(' ')),
  5: new Set('ni si lati oja ilu ti'.split(' ')),
}

const joins = new Set([',', 'and', '&', 'da', 'na', 'ati', 'or', 'reach', ';'])

/** 'Zaria, Giwa, Makarfi and Ikara': a listed place that is no name of a person is the next of the row. */
function isBesidePlaces(page: Page, from: number, to: number): boolean {
  const { words } = page.tokens
  const isAlone = !(areTogether(page, to, to + 1) && isCapital(page, to) && !isAllCapitals(page, to))
  if (
    !isAlone ||
    (areTogether(page, from - 1, from) && isCapital(page, from - 1) && !isAllCapitals(page, from))
  )
    return false
  return (
    (joins.has(words[from - 1] ?? '') && isOnlyPlace(page, from - 2)) ||
    (joins.has(words[to] ?? '') && isOnlyPlace(page, to + 1) && isLocated(page, from))
  )
}

/** In the lists of places, and in no list of people or words. */
function isOnlyPlace(page: Page, index: number): boolean {
  const known = lexicon(page.tokens.words[index] ?? '')
  return (
    isCapital(page, index) &&
    (known & bits.place) !== 0 &&
    (known & (bits.nigerianName | bits.givenName | bits.knownWord | bits.localWord)) === 0
  )
}

/** A cell of a table: '| Soba |'. */
function isInTable({ tokens: { words } }: Page, from: number, to: number): boolean {
  return words[from - 1] === '|' && (words[to] === '|' || words[to] === undefined)
}

/** 'PHC Sanga', 'Store Oshodi': a listed place behind a word that is no name. */
function isOfficeAtPlace(page: Page, from: number, to: number): boolean {
  const { words } = page.tokens
  const first = words[from] ?? ''
  return (
    to === from + 2 &&
    isListedPlace(page, from + 1) &&
    (lexicon(first) & nameBits) === 0 &&
    (isAllCapitals(page, from) || (lexicon(first) & bits.knownWord) !== 0) &&
    !isAllCapitals(page, from + 1)
  )
}
