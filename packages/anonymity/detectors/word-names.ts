import type { Candidate } from '../finding.ts'
import { bits, lexicon } from '../names/lexicon.ts'
import type { Page } from '../page.ts'
import { areTogether, isAllCapitals, isCapital } from './capitals.ts'
import { isToldOfPerson } from './days-as-persons.ts'
import { personAt } from './found-at.ts'
import { isShortTitle, isTitle, nameBits, neverNames } from './name-words.ts'

/**
 * 'Sunday Okon', 'Mr Friday', 'Blessing said': names of people that are also days of the week or virtues. They count where they
 * are used as names, so that a date cannot take the first name and leave the family name in the text.
 */
export function detectWordNames(page: Page): Candidate[] {
  const found: Candidate[] = []
  const { tokens } = page
  let reached = 0
  for (let index = 0; index < tokens.count; index += 1) {
    if (!isWordName(tokens.words[index] ?? '') || !isStandingAsName(page, index)) continue
    const from = startOfName(page, index, reached)
    const to = endOfName(page, index)
    found.push(personAt(page, from, to, 85 + Math.min(5, to - from)))
    reached = to
    index = to - 1
  }
  return found
}

/** A day or a month that is one here, and no part of a name. */
export function isDateHere(page: Page, index: number): boolean {
  return days.has(page.tokens.words[index] ?? '') && !isStandingAsName(page, index)
}

export function isWordName(word: string): boolean {
  return days.has(word) || virtues.has(word)
}

/** A list for those who ask which of the two a word is. */
export function isDayOrVirtue(word: string): 'day' | 'virtue' | undefined {
  if (virtues.has(word)) return 'virtue'
  return days.has(word) ? 'day' : undefined
}

function isStandingAsName(page: Page, index: number): boolean {
  const { words } = page.tokens
  const word = words[index] ?? ''
  if (isIntroduced(page, index)) return isCapital(page, index) || areAllSmall(page, index)
  const before = words[index - 1] ?? ''
  const isDay = days.has(word)
  if (!isCapital(page, index)) return isDay && !beforeDates.has(before) && isSmallFamily(page, index + 1)
  if (isDay && isBesideDay(words, index)) return false
  if (isDay && (beforeDates.has(before) || behindDates.has(words[index + 1] ?? ''))) return false
  if (areTogether(page, index, index + 1) && isNamePart(page, index + 1)) return true
  if (areTogether(page, index - 1, index) && isNamePart(page, index - 1) && isSureName(page, index - 1))
    return true
  const after = words[index + 1] ?? ''
  if (isAllCapitals(page, index)) return false
  if (isDay && isToldOfPerson(page, index)) return true
  if (deedsOfPersons.has(after)) return !isDay || !isCapital(page, index + 1)
  if (!isDay && (after === 'from' || after === 'in') && offices.has(words[index + 2] ?? '')) return true
  return isToldOrAsked(page, index, isDay ? toPersonsOnly : toPersons)
}

/** 'from Sunday go reach Thursday', 'Sunday and Monday': another day is near. */
function isBesideDay(words: readonly string[], index: number): boolean {
  const near = [...words.slice(Math.max(0, index - 4), index), ...words.slice(index + 1, index + 5)]
  return near.some((word) => weekdays.has(word)) && near.some((word) => spans.has(word))
}

const spans = new Set('reach till until to through and'.split(' '))
const weekdays = new Set('monday tuesday wednesday thursday friday saturday sunday'.split(' '))

/** Behind a form of address, or behind the words with which people give a name. */
function isIntroduced({ tokens, ...page }: Page, index: number): boolean {
  const { words } = tokens
  const isBehindDot = words[index - 1] === '.' && isShortTitle(words[index - 2] ?? '')
  const last = isBehindDot || words[index - 1] === ':' ? index - 2 : index - 1
  const before = words[last] ?? ''
  if (isTitle(before) && surelyTitles.has(before)) return areTogether({ tokens, ...page }, index - 1, index)
  return (
    (before === 'is' && words[last - 1] === 'name' && words[last - 2] !== 'the') ||
    (before === 'called' &&
      ['is', 'was', 'man', 'woman', 'guy', 'someone'].includes(words[last - 1] ?? '')) ||
    (before === 'be' && words[last - 1] === 'name') ||
    (before === 'na' && words[last - 1] === 'name')
  )
}

/** 'sunday okon': a family name of the country right behind a day, and no word of any language. */
function isSmallFamily(page: Page, index: number): boolean {
  const known = lexicon(page.tokens.words[index] ?? '')
  return (
    areTogether(page, index - 1, index) &&
    (known & bits.nigerianName) !== 0 &&
    (known & (bits.knownWord | bits.localWord | bits.place)) === 0
  )
}

function areAllSmall(page: Page, index: number): boolean {
  return !isCapital(page, index) && !isCapital(page, index - 1)
}

/** 'told Gift', 'from Blessing', but not at the beginning of a title in capitals. */
function isToldOrAsked(page: Page, index: number, asking: ReadonlySet<string>): boolean {
  const { words } = page.tokens
  return asking.has(words[index - 1] ?? '') && !isCapital(page, index - 1) && !isCapital(page, index + 1)
}

function isNamePart(page: Page, index: number): boolean {
  const { tokens } = page
  const word = tokens.words[index] ?? ''
  if (tokens.kinds[index] !== 'word' || !isCapital(page, index)) return false
  if (word.length === 1 && tokens.words[index + 1] === '.') return true
  if (word.length < 3) return false
  if (isWordName(word)) return true
  if (neverNames.has(word) || isTitle(word) || plainBehind.has(word)) return false
  const known = lexicon(word)
  if ((known & (bits.organizationWord | bits.jobWord)) !== 0) return false
  if ((known & bits.nigerianName) !== 0) return true
  if ((known & bits.place) !== 0 && (known & nameBits) === 0) return false
  return known === 0 || ((known & nameBits) !== 0 && (known & bits.frequentWord) === 0)
}

/** In front of the word, more than a capital is asked: a sentence may begin there. */
function isSureName({ tokens }: Page, index: number): boolean {
  const word = tokens.words[index] ?? ''
  return isWordName(word) || (lexicon(word) & nameBits) !== 0 || lexicon(word) === 0
}

function startOfName(page: Page, index: number, reached: number): number {
  let from = index
  while (
    index - from < 3 &&
    from > reached &&
    areTogether(page, from - 1, from) &&
    isNamePart(page, from - 1)
  )
    from -= 1
  return from
}

function isNameGoingOn(page: Page, first: number, index: number): boolean {
  if (!isCapital(page, first)) return isSmallFamily(page, index)
  const isBehindInitial = isInitialDot(page, index - 1) && isCapital(page, index)
  const dot = page.tokens.words[first - 1] === '.' ? first - 2 : first - 1
  const isTitled = isTitle(page.tokens.words[dot] ?? '')
  if (isTitled && isCapital(page, index) && isPlainCapital(page, index)) return true
  return isNamePart(page, index) || isInitialDot(page, index) || isBehindInitial
}

/** Behind a title and a name that is a word, any word with a capital goes on: 'Mr Innocent Agaba'. */
function isPlainCapital({ tokens }: Page, index: number): boolean {
  const word = tokens.words[index] ?? ''
  const known = lexicon(word)
  const isOther = (known & (bits.organizationWord | bits.jobWord | bits.frequentWord)) !== 0
  return (
    tokens.kinds[index] === 'word' &&
    word.length > 2 &&
    !isOther &&
    !plainBehind.has(word) &&
    !neverNames.has(word)
  )
}

function isInitialDot({ tokens }: Page, index: number): boolean {
  return tokens.words[index] === '.' && (tokens.words[index - 1] ?? '').length === 1
}

function endOfName(page: Page, index: number): number {
  let to = index + 1
  while (to - index < 5 && areTogether(page, to - 1, to) && isNameGoingOn(page, index, to)) to += 1
  while (to > index + 1 && page.tokens.words[to - 1] === '.') to -= 1
  return to
}

const days = new Set(
  'monday tuesday wednesday thursday friday saturday sunday april august june easter christmas'.split(' '),
)

const virtues = new Set(
  'blessing gift peace mercy grace joy patience comfort precious favour favor miracle wisdom prince princess destiny promise success progress justice innocent goodluck godspower godstime godsgift godswill lucky happy glory victory faith hope charity beauty endurance testimony goodness confidence courage divine praise treasure fortune honesty sincere constance prudence charity virtue loveth rejoice thankgod blessed wonder freedom liberty excel bright sunshine believe gladness kindness meekness queen king gospel evidence success perpetual immaculate'.split(
    ' ',
  ),
)

// Behind these a day is a day: 'on Sunday Adamu came'.
const beforeDates = new Set(
  'on last next every each this that since until till past previous coming before after between through good the'.split(
    ' ',
  ),
)

const behindDates = new Set(
  'morning afternoon evening night nights mornings school service mosque market prayer prayers last next the on at january february march may july september october november december'.split(
    ' ',
  ),
)

const plainBehind = new Set(
  'market school service mosque morning afternoon evening night prayer prayers eve day week weekend newspaper punch sun times tribune independent church ministries foundation house hall street road close avenue bank hotel period future monday sunday of'.split(
    ' ',
  ),
)

const surelyTitles = new Set(
  'mr mrs ms miss mister dr prof professor alhaji alh alhaja hajia hajiya chief engr engineer barr barrister hon honourable senator pastor rev reverend sister brother aunty auntie uncle mama papa madam oga comrade evangelist deacon elder bishop nurse sergeant sgt inspector insp corporal cpl constable asp dsp csp sp'.split(
    ' ',
  ),
)

const deedsOfPersons = new Set(
  'said says told tells asked asks signed signs collected collects paid pays took takes gave gives wrote writes called calls sent sends approved approves refused refuses warned threatened confirmed received admitted denied resigned forged stole lied shouted laughed don no go talk carry chop wan dey'.split(
    ' ',
  ),
)

/** 'Gift from audit', 'Charity in procurement'. */
const offices = new Set(
  'procurement audit accounts account admin administration registry finance payroll store stores works transport security hr ict claims records pharmacy'.split(
    ' ',
  ),
)

// A day may follow 'by' and 'from', but not these.
const toPersonsOnly = new Set(
  'told tell with asked ask gave give against knows sacked sack beat dash'.split(' '),
)

const toPersons = new Set(
  'told tell asked ask gave give paid pay called call met meet saw see from by with against to know knows knew for'.split(
    ' ',
  ),
)
