import type { Candidate } from '../../finding.ts'
import { bits, lexicon } from '../../names/lexicon.ts'
import type { Page } from '../../page.ts'
import { tokenFrom } from '../../tokens.ts'
import { areTogether, isCapital } from '../capitals.ts'
import { nameBits } from '../name-words.ts'
import {
  homeLinks,
  homeWords,
  houseWords,
  meetingWords,
  otherSides,
  roadWords,
  sentenceWords,
  sureSides,
} from './address-words.ts'
import { endOfFurtherParts, endOfName, endOfRoad, endOfSide } from './further-parts.ts'
import { besideAt, endOfSpot, type Span, spotAt, unitsAt } from './spots.ts'
import { endOfUnit } from './units.ts'

const mostLinks = 5

/**
 * Whole addresses behind the words for home and behind a house number: 'gidansa yana bayan tashar mota, gida na uku mai jan kofa',
 * 'number 23 Upper Ekenwan, bakery junction', 'shop 18 Garrison Plaza'.
 */
export function detectAddresses(page: Page): Candidate[] {
  const { tokens } = page
  const found: Candidate[] = []
  for (let index = 0; index < tokens.count; index += 1) {
    const word = tokens.words[index] ?? ''
    const address =
      atHome(page, index, word) ??
      numberedAt(page, index, word) ??
      unitsAt(page, index, word) ??
      besideAt(page, index) ??
      spotAt(page, index, word)
    if (address) {
      found.push({ ...address, kind: 'street', tier: 'certain', weight: 88 })
      index = Math.max(index, tokenFrom(tokens, address.end) - 1)
    }
  }
  return found
}

/** What follows 'I live at', 'Ebe obibi m bu', 'Ile re wa ni'. */
function atHome(page: Page, home: number, word: string): Span | undefined {
  const { tokens } = page
  const isHome = homeWords.has(word)
  if (!isHome && !meetingWords.has(word)) return undefined
  let first = home + 1
  while (first <= home + mostLinks && isLink(page, first)) first += 1
  if (first >= tokens.count || (tokens.breaks[first] ?? 1) > 0) return undefined
  const start = tokens.starts[first - 1] ?? 0
  // 'for back of Conoil' says 'behind Conoil': the word in front is a part of it.
  const isBack = tokens.words[first - 1] === 'for' && backs.has(tokens.words[first] ?? '')
  // 'ile Alagbede' is the house of Alagbede.
  const isOwned = word === 'ile' && first === home + 1 && isCapital(page, first)
  const begin = isBack || isOwned ? start : (tokens.starts[first] ?? 0)
  const house =
    endOfNumbered(page, first) ??
    (isHome ? endOfSmallNumbered(page, first) : undefined) ??
    (isHome ? endOfPlacedBeside(page, first) : undefined)
  if (house !== undefined) return { start: begin, end: endOfFurtherParts(page, house) }
  const spot = endOfSpot(page, first, isHome)
  if (spot !== undefined) return { start: begin, end: spot }
  if (!isHome) return undefined
  const named = endOfRoad(page, first) ?? endOfName(page, first)
  const end = named === undefined ? undefined : endOfFurtherParts(page, named)
  return named !== undefined && end !== undefined && end > named ? { start: begin, end } : undefined
}

function isLink({ tokens }: Page, index: number): boolean {
  return homeLinks.has(tokens.words[index] ?? '') && (tokens.breaks[index] ?? 1) === 0
}

function endOfPlacedBeside(page: Page, first: number): number | undefined {
  const word = page.tokens.words[first] ?? ''
  // 'I live after the second speed breaker'.
  const unit = passed.has(word) ? endOfUnit(page, first + 1) : undefined
  if (unit !== undefined) return unit
  return sureSides.has(word) || otherSides.has(word) ? endOfSide(page, first, 'behind a comma') : undefined
}

/** Behind a word for home also 'no 24 bode thomas surulere': up to three small words that are no frequent ones. */
function endOfSmallNumbered(page: Page, first: number): number | undefined {
  const { tokens } = page
  let index = first
  while (index < first + 3 && isBeforeNumber(page, index, first)) index += 1
  if (
    !/^\d{1,3}[a-z]?$/.test(tokens.words[index] ?? '') &&
    !(index > first && spoken.has(tokens.words[index] ?? ''))
  )
    return undefined
  const number = index
  while (index < number + 3 && isRareWord(page, index + 1)) index += 1
  return index > number ? tokens.ends[index] : undefined
}

function isRareWord({ tokens }: Page, index: number): boolean {
  const word = tokens.words[index] ?? ''
  const known = lexicon(word)
  return (
    tokens.kinds[index] === 'word' &&
    (tokens.breaks[index] ?? 1) === 0 &&
    !sentenceWords.has(word) &&
    ((known & (bits.frequentWord | bits.knownWord | bits.localWord)) === 0 || (known & nameBits) !== 0)
  )
}

/** A number of a house with its word, and a name with a capital or a further part behind it. */
function numberedAt(page: Page, index: number, word: string): Span | undefined {
  const end = houseWords.has(word) ? endOfNumbered(page, index) : undefined
  if (end === undefined) return undefined
  const last = endOfFurtherParts(page, end)
  const isWhole = sureHouses.has(word) || last > end || endsWithRoad(page, end) || word === 'lamba'
  return isWhole ? { start: page.tokens.starts[index] ?? 0, end: last } : undefined
}

/** 'lamba 9, Layin Yan Kifi', 'No. 31 Okorie Ugwu', '45B New Cemetery Road'. */
function endOfNumbered(page: Page, first: number): number | undefined {
  const { tokens } = page
  let index = first
  while (index < first + 4 && isBeforeNumber(page, index, first)) index += 1
  const digits = index > first ? /^(?:[a-z]?\d{1,4}[a-z]?)$/ : /^\d{1,3}[a-z]?$/
  const isSpoken = index > first && spoken.has(tokens.words[index] ?? '')
  if (!(digits.test(tokens.words[index] ?? '') || isSpoken) || (tokens.breaks[index] ?? 1) > 0)
    return undefined
  const next = tokens.words[index + 1] === ',' ? index + 2 : index + 1
  if (next > index + 1)
    return (
      endOfRoad(page, next) ??
      (first < index ? endOfUnit(page, next) : undefined) ??
      (first < index ? endOfNamedHouse(page, next) : undefined)
    )
  if (!areTogether(page, index, next) || !isCapital(page, next)) return undefined
  return endOfRoad(page, next) ?? endOfName(page, next)
}

function endOfNamedHouse(page: Page, next: number): number | undefined {
  const named = endOfName(page, next)
  return named !== undefined && endsWithRoad(page, named) ? named : undefined
}

function isBeforeNumber({ tokens }: Page, index: number, first: number): boolean {
  const word = tokens.words[index] ?? ''
  return houseWords.has(word) || (index > first && (word === '.' || word === 'na' || word === 'mai'))
}

function endsWithRoad({ tokens }: Page, end: number): boolean {
  return roadWords.has(tokens.words[tokenFrom(tokens, end) - 1] ?? '')
}

const sureHouses = new Set('plot flat shop suite stall apartment apt'.split(' '))

const spoken = new Set(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  ),
)

const passed = new Set('after before past beyond off'.split(' '))

const backs = new Set('back front side inside'.split(' '))
