import type { Candidate } from '../../finding.ts'
import { isFunctionWord } from '../../names/languages.ts'
import { bits, lexicon } from '../../names/lexicon.ts'
import type { Page } from '../../page.ts'
import { tokenFrom } from '../../tokens.ts'
import { areTogether, isAllCapitals, isCapital } from '../capitals.ts'
import { neverNames } from '../name-words.ts'
import { sentenceWords } from './address-words.ts'
import { isEnd, isGround } from './clause.ts'
import { allSides } from './clause-words.ts'
import { countBefore } from './count-before.ts'

const mostTowns = 2
const mostWords = 3
const mostAsked = 6

/**
 * An address goes on over the town behind its comma, also where no list knows it or a name is read there ('..., Gurdalo', '..., inland
 * town'), and over whom to ask for: '..., ask for the pepper seller'.
 */
export function withTowns(page: Page, read: readonly Candidate[]): Candidate[] {
  const certain = read
    .filter(({ kind, tier }) => tier === 'certain' && kind !== 'street')
    .toSorted((one, other) => one.start - other.start)
  return read.map((one) => {
    if (one.kind !== 'street' || one.tier !== 'certain') return one
    const end = endOfTowns(page, one.end, certain)
    return end > one.end ? { ...one, end } : one
  })
}

function endOfTowns(page: Page, from: number, certain: readonly Candidate[]): number {
  const { tokens } = page
  let end = from
  for (let town = 0; town < mostTowns; town += 1) {
    const comma = tokenFrom(tokens, end)
    const first = tokens.words[comma] === ',' ? comma + 1 : comma
    if (first >= tokens.count || (tokens.breaks[first] ?? 1) > 0 || (tokens.breaks[comma] ?? 1) > 0)
      return end
    const asked = endOfAsked(page, first)
    if (asked !== undefined) return asked
    if (first === comma) return end
    // A sure place or person is a finding of its own: the address goes on behind it where someone is to be asked for.
    const own = ownEnd(page, first, certain)
    const last = own ?? endOfTown(page, first)
    if (last === undefined || (own !== undefined && endOfAsked(page, behindComma(page, own)) === undefined))
      return end
    end = last
  }
  return end
}

function ownEnd({ tokens }: Page, first: number, certain: readonly Candidate[]): number | undefined {
  const start = tokens.starts[first] ?? 0
  const found = certain[countBefore(certain, start + 1) - 1]
  return found && found.end > start ? found.end : undefined
}

function behindComma({ tokens }: Page, end: number): number {
  const next = tokenFrom(tokens, end)
  return tokens.words[next] === ',' ? next + 1 : next
}

/** Up to three capitals, or a small word in front of 'town', to the next sign. */
function endOfTown(page: Page, first: number): number | undefined {
  const { words, ends, kinds } = page.tokens
  // An Igbo village is told by its first letters, also in small ones.
  if (/^umu[a-z]{4,12}$/.test(words[first] ?? '') && endsClause(page, first + 1)) return ends[first]
  const isNoun = towns.has(words[first] ?? '')
  let to = isNoun ? first + 1 : first
  while (to < first + mostWords && kinds[to] === 'word' && isCapital(page, to) && isTogether(page, first, to))
    to += 1
  if (to === first && towns.has(words[first + 1] ?? '') && areTogether(page, first, first + 1)) to = first + 2
  if (to === first || (isNoun && to === first + 1)) return undefined
  if (!endsClause(page, to) || !isTownLike(page, first)) return undefined
  // A heading in capitals goes on to the end of its line.
  if (isAllCapitals(page, first) && !endsClauseInLine(page, to)) return undefined
  return ends[to - 1]
}

const towns = new Set('town village side area axis kauyen garin unguwar ilu obodo abule'.split(' '))

function isTogether(page: Page, first: number, to: number): boolean {
  return to === first || areTogether(page, to - 1, to)
}

/** Not what a sentence or a letter goes on with: ', Please', ', Sir', ', Monday'. */
function isTownLike({ tokens: { words } }: Page, first: number): boolean {
  const word = words[first] ?? ''
  if (towns.has(word) || allSides.has(word)) return true
  const known = lexicon(word)
  return (
    word.length > 2 &&
    !neverNames.has(word) &&
    !sentenceWords.has(word) &&
    !isFunctionWord(word) &&
    (known & (bits.title | bits.jobWord | bits.organizationWord)) === 0
  )
}

function endsClause(page: Page, index: number): boolean {
  return isEnd(page, index, index - 1) || conjunctions.has(page.tokens.words[index] ?? '')
}

function endsClauseInLine(page: Page, index: number): boolean {
  return isEnd(page, index, index) || conjunctions.has(page.tokens.words[index] ?? '')
}

const conjunctions = new Set('and or ko da na ati abi because when since'.split(' '))

/** 'ask for the pepper seller', 'e bere iya alaro', 'ka tambayi mai shayi'. */
function endOfAsked(page: Page, first: number): number | undefined {
  const { words, ends } = page.tokens
  const length = asking.find((row) => row.every((word, place) => words[first + place] === word))?.length
  if (length === undefined) return undefined
  let to = first + length
  while (to < first + length + mostAsked && !isEnd(page, to, to)) to += 1
  const isClause = isEnd(page, to, to) && to > first + length
  return isClause && !isGround(words[first + length] ?? '') ? ends[to - 1] : undefined
}

const asking = [
  'ask for',
  'ask of',
  'e bere',
  'ka tambayi',
  'ku tambayi',
  'a tambayi',
  'juo maka',
  'juo',
].map((row) => row.split(' '))
