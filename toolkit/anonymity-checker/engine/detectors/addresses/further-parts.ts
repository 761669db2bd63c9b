import { matchAt } from '../../match-at.ts'
import type { Page } from '../../page.ts'
import { tokenFrom } from '../../tokens.ts'
import { areTogether, isCapital } from '../capitals.ts'
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
  sureSides,
} from './address-words.ts'
import { endOfLandmark, endOfWhereItIs } from './landmark-at.ts'

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
      (first > next
        ? (endOfLook(page, first) ?? endOfRoad(page, first) ?? endOfUnit(page, first))
        : undefined)
    if (partEnd === undefined || partEnd <= reached) return reached
    reached = partEnd
  }
  return reached
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
  const small = sureSides.has(word) ? endOfPhrase(page, first) : undefined
  if (landmark !== undefined) return Math.max(endOfWhereItIs(page, landmark), small ?? 0)
  const named = endOfName(page, first)
  if (named === undefined) return small
  const isTime = word === 'after' || word === 'before'
  return isTime && (position === 'alone' || !endsHere(page, tokenFrom(tokens, named))) ? undefined : named
}

/** Small words to the next comma or the end, without one that only a sentence has. */
function endOfPhrase(page: Page, first: number): number | undefined {
  const { tokens } = page
  let index = first
  while (index < first + mostWords && isPhraseWord(page, index, first)) index += 1
  return index > first && endsHere(page, index) ? tokens.ends[index - 1] : undefined
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
  if (localRoads.has(tokens.words[first] ?? '')) return endOfName(page, first + 1)
  for (let index = first + 1; index < first + 5; index += 1) {
    if ((tokens.breaks[index] ?? 1) > 0) return undefined
    const word = tokens.words[index] ?? ''
    const isRoad = roadWords.has(word) && (isCapital(page, index - 1) || endsHere(page, index + 1))
    if (isRoad) return tokens.ends[index]
    if (word !== "'" && !isCapital(page, index - 1)) return undefined
  }
  return undefined
}

/** 'block B', 'flat 2', 'gida na 4'. */
function endOfUnit({ reading, tokens }: Page, first: number): number | undefined {
  return matchAt(unit, reading.lower, tokens.starts[first] ?? 0)
}

const unit =
  /(?:(?:block|blk|phase|zone|flat|shop|layin|row|line) [a-z]|(?:flat|room|rm|block|blk|shop|phase|zone|unit|suite|house|row|gida|daki|shago|ulo|ile|yara)(?: (?:no|number|na|lamba|nke|nomba))?\.? ?\d{1,4}[a-z]?)(?![\w-])/y

/** Whether an address may end before this token: a sign, a new line or the end of the text. */
function endsHere({ tokens }: Page, index: number): boolean {
  return (
    index >= tokens.count ||
    (tokens.breaks[index] ?? 1) > 0 ||
    (tokens.kinds[index] === 'sign' && tokens.words[index] !== "'")
  )
}

const leads = new Set('for at dey just directly right immediately dab ni na a ta da'.split(' '))

const localRoads = new Set('titin layin hanyar unguwar anguwar angwan unguwan opopona adugbo'.split(' '))
