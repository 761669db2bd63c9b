import { lexicon } from '../../names/lexicon.ts'
import type { Page } from '../../page.ts'
import { tokenFrom } from '../../tokens.ts'
import { areTogether, isAllCapitals, isCapital } from '../capitals.ts'
import { neverNames } from '../name-words.ts'
import {
  floors,
  lookLinks,
  lookNouns,
  lookWords,
  otherSides,
  roadWords,
  sentenceWords,
  sideLinks,
  spotNouns,
  sureSides,
} from './address-words.ts'
import { endOfLandmark, endOfWhereItIs } from './landmark-at.ts'
import { withNoun } from './named-ends.ts'
import { endOfUnit } from './units.ts'

const mostParts = 5
const mostWords = 8

/** Where an address ends that goes on behind `end`: ', kusa da rijiya, gida mai jan kofa', ' by Deeper Life', ', upstairs'. */
export function endOfFurtherParts(page: Page, end: number): number {
  const { tokens } = page
  let reached = end
  for (let part = 0; part < mostParts; part += 1) {
    const next = tokenFrom(tokens, reached)
    const first = tokens.words[next] === ',' ? next + 1 : next
    if ((tokens.breaks[next] ?? 1) > 0 || (tokens.breaks[first] ?? 1) > 0) return reached
    const partEnd =
      endOfSide(page, first, first > next ? 'behind a comma' : 'alone') ??
      longerEnd(endOfUnit(page, first), first > next ? endOfLook(page, first) : undefined) ??
      (first > next
        ? (endOfRoad(page, first) ?? endOfSpotBeside(page, first) ?? endOfTown(page, first))
        : endOfQuartersBehindUnit(page, first))
    if (partEnd === undefined || partEnd <= reached) return reached
    reached = partEnd
  }
  return reached
}

function longerEnd(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined ? other : Math.max(one, other ?? 0)
}

/** 'behind the Mobil station', "n'azu ulo akwukwo ndi nkuzi", 'by Deeper Life'. */
export function endOfSide(
  page: Page,
  index: number,
  position: 'behind a comma' | 'alone',
): number | undefined {
  const { tokens } = page
  const side = leads.has(tokens.words[index] ?? '') ? index + 1 : index
  const word = tokens.words[side] ?? ''
  if (!sureSides.has(word) && !otherSides.has(word)) return undefined
  let first = side + 1
  while (first < side + 4 && sideLinks.has(tokens.words[first] ?? '')) first += 1
  const landmark = endOfLandmark(page, tokens.starts[side] ?? 0)
  const isBesideSpot = sureSides.has(word) || (word === 'by' && landmark !== undefined)
  const small = isBesideSpot ? endOfPhrase(page, first) : undefined
  if (landmark !== undefined) return Math.max(endOfWhereItIs(page, landmark), small ?? 0)
  const named = withNoun(page, endOfName(page, first))
  if (named === undefined) return small
  const isTime = word === 'after' || word === 'before'
  return isTime && (position === 'alone' || !endsHere(page, tokenFrom(tokens, named))) ? undefined : named
}

/** Igbo writes 'in' at the word: "n'ogige" is 'ogige'. */
export function withoutN(word: string): string {
  return word.startsWith("n'") ? word.slice(2) : word
}

/** Small words to the next comma or the end, without one that only a sentence has. */
export function endOfPhrase(page: Page, first: number): number | undefined {
  const { tokens } = page
  let index = first
  while (index < first + mostWords && (isPhraseWord(page, index, first) || isShort(page, index))) index += 1
  return index > first && endsHere(page, index) ? tokens.ends[index - 1] : undefined
}

/** The dot of 'St. Peter'. */
function isShort(page: Page, index: number): boolean {
  const { words } = page.tokens
  return words[index] === '.' && shortened.has(words[index - 1] ?? '') && isCapital(page, index + 1)
}

function isPhraseWord({ tokens }: Page, index: number, first: number): boolean {
  return (
    tokens.kinds[index] === 'word' &&
    (index === first || (tokens.breaks[index] ?? 1) === 0) &&
    !sentenceWords.has(tokens.words[index] ?? '')
  )
}

/** Up to four words with capitals: 'Deeper Life', 'Mr Biggs', 'Conoil'. */
export function endOfName(page: Page, first: number): number | undefined {
  const { tokens } = page
  let index = first
  while (
    index < first + 4 &&
    isCapital(page, index) &&
    (index === first || areTogether(page, index - 1, index))
  )
    index += 1
  return index === first || neverNames.has(tokens.words[first] ?? '') ? undefined : tokens.ends[index - 1]
}

/** 'the house with the green gate', 'gida na uku mai jan kofa', 'upstairs': a house or a part of it, and what it is like. */
export function endOfLook({ tokens }: Page, first: number): number | undefined {
  let nouns = 0
  let traits = 0
  let end: number | undefined
  for (let index = first; index < first + mostWords + 2; index += 1) {
    const word = tokens.words[index] ?? ''
    if ((tokens.breaks[index] ?? 1) > 0 && index > first) break
    if (lookNouns.has(word)) nouns += 1
    else if (floors.has(word)) {
      nouns += 1
      traits += 1
    } else if (lookWords.has(word) || /^\d{1,3}(?:st|nd|rd|th)?$/.test(word)) traits += 1
    else if (!lookLinks.has(word)) break
    if (!lookLinks.has(word) && nouns > 0 && nouns + traits > 1) end = tokens.ends[index]
  }
  return end
}

/** 'Azikoro road', 'bakery junction', 'Old Lecturers' Village', 'layin K'. */
export function endOfRoad(page: Page, first: number): number | undefined {
  const { tokens } = page
  if (localRoads.has(withoutN(tokens.words[first] ?? '')))
    return endOfName(page, tokens.words[first + 1] === 'ama' ? first + 2 : first + 1)
  for (let index = first + 1; index < first + 5; index += 1) {
    if ((tokens.breaks[index] ?? 1) > 0) return undefined
    const word = tokens.words[index] ?? ''
    const isRoad = roadWords.has(word) && (isCapital(page, index - 1) || endsHere(page, index + 1))
    if (isRoad) return tokens.ends[index]
    if (word !== "'" && !isCapital(page, index - 1)) return undefined
  }
  return undefined
}

/** 'block 4 room 2 staff quarters': the quarters right behind a unit. */
function endOfQuartersBehindUnit(page: Page, first: number): number | undefined {
  const last = page.tokens.words[first - 1] ?? ''
  return /^[a-z]?\d{1,4}[a-z]?$/.test(last) ? endOfRoad(page, first) : undefined
}

/** ', gidan kusa da masallaci', ', the last house near the well': a place, and what it is beside. */
function endOfSpotBeside(page: Page, first: number): number | undefined {
  const { words } = page.tokens
  const noun = words[first] === 'the' || words[first] === 'di' ? first + 1 : first
  const end = spotNouns.has(withoutN(words[noun] ?? '')) ? endOfPhrase(page, noun) : undefined
  if (end === undefined) return undefined
  for (let index = noun + 1; index < tokenFrom(page.tokens, end); index += 1)
    if (sureSides.has(words[index] ?? '')) return end
  return undefined
}

/** ', Okpuje' where the line or the sentence ends: a town that no list knows. A known one is a finding of its own. */
function endOfTown(page: Page, first: number): number | undefined {
  const end = endOfName(page, first)
  if (end === undefined || isAllCapitals(page, first)) return undefined
  const next = tokenFrom(page.tokens, end)
  if (next < page.tokens.count && (page.tokens.breaks[next] ?? 1) === 0 && page.tokens.words[next] !== '.')
    return undefined
  return lexicon(page.tokens.words[first] ?? '') === 0 ? end : undefined
}

/** Whether an address may end before this token: a sign, a new line or the end of the text. */
export function endsHere({ tokens }: Page, index: number): boolean {
  return (
    index >= tokens.count ||
    (tokens.breaks[index] ?? 1) > 0 ||
    (tokens.kinds[index] === 'sign' && tokens.words[index] !== "'")
  )
}

const shortened = new Set('st rd no dr mr mrs opp'.split(' '))

const leads = new Set(
  'for at on in dey just directly right immediately dab ni na a ta da wa di to'.split(' '),
)

const localRoads = new Set(
  'titin layin hanyar unguwar anguwar angwan angwa ungwan ungwar anguwa unguwan kasuwar kauyen garin kwanar tashar mahadar kofar gidan bakin opopona adugbo ona abule ikorita oja okporo ogbe ahia obodo'.split(
    ' ',
  ),
)
