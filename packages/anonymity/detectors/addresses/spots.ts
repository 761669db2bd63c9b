import { isUpper } from '../../characters.ts'
import type { Page } from '../../page.ts'
import { tokenFrom } from '../../tokens.ts'
import { isCapital } from '../capitals.ts'
import { isTitle, neverNames } from '../name-words.ts'
import { houseWords, lookWords, sentenceWords, spotNouns, sureSides } from './address-words.ts'
import { endOfFurtherParts, endOfPhrase, endOfSide, withoutN } from './further-parts.ts'
import { endOfUnit } from './units.ts'

export type Span = { start: number; end: number }

/** 'gidan malamai, daki na biyu', 'quarters ndi nkuzi', 'staff quarters, block C': small words to the comma, and what goes on. */
export function endOfSpot(page: Page, first: number, isHome: boolean): number | undefined {
  const { words } = page.tokens
  let noun = first
  while (noun < first + 2 && lookWords.has(words[noun] ?? '')) noun += 1
  const unit = endOfUnit(page, first)
  const isSpot = spotNouns.has(withoutN(words[noun] ?? ''))
  const phrase = isSpot ? endOfPhrase(page, first) : undefined
  const end = unit ?? phrase
  if (end === undefined) return undefined
  const whole = endOfFurtherParts(page, end)
  const last = tokenFrom(page.tokens, end)
  const isLong = isHome && last > first + 1
  const isWhole = whole > end || (isLong && (unit !== undefined || isDwelling(page, noun)))
  return isWhole || hasSide(page, noun + 1, last) ? whole : undefined
}

function hasSide({ tokens }: Page, from: number, to: number): boolean {
  for (let index = from; index < to; index += 1) if (sureSides.has(tokens.words[index] ?? '')) return true
  return false
}

/** 'Block C, room 214', 'Phase 2 site B': two units in a row. */
export function unitsAt(page: Page, index: number, word: string): Span | undefined {
  const end = houseWords.has(word) ? endOfUnit(page, index) : undefined
  const whole = end === undefined ? undefined : endOfFurtherParts(page, end)
  return end !== undefined && whole !== undefined && whole > end
    ? { start: page.tokens.starts[index] ?? 0, end: whole }
    : undefined
}

/** 'Quarters na Asibiti, Block B', 'the buka opposite the second gate', 'ile Alagbede, legbee kanga': without a word for home. */
export function spotAt(page: Page, index: number, word: string): Span | undefined {
  if (!spotNouns.has(word)) return undefined
  const { tokens } = page
  const end = endOfPhrase(page, index)
  if (end === undefined) return undefined
  const last = tokenFrom(tokens, end)
  const side = firstSide(page, index + 1, last)
  const whole = endOfFurtherParts(page, end)
  const isBeside = side !== undefined && side > index && side - index <= mostBetween && last > side + 1
  if (!isBeside && !(whole > end && last - index <= mostBack)) return undefined
  const article = ['the', 'di'].includes(tokens.words[index - 1] ?? '') ? index - 1 : index
  return { start: tokens.starts[article] ?? 0, end: whole }
}

const mostBetween = 4

function firstSide({ tokens }: Page, from: number, to: number): number | undefined {
  for (let index = from; index < to; index += 1) if (sureSides.has(tokens.words[index] ?? '')) return index
  return undefined
}

/** Not every house is one that people live in: 'the house was sold', 'gidan mai'. */
function isDwelling({ tokens }: Page, first: number): boolean {
  return dwellings.has(withoutN(tokens.words[first] ?? '')) && !noDwellings.has(tokens.words[first + 1] ?? '')
}

/** 'shagon mai shayi, gaban Rima Hotel', "Umuosu, n'ihu osisi udara": a place, a comma and what it is beside. */
export function besideAt(page: Page, comma: number): Span | undefined {
  const { tokens } = page
  if (tokens.words[comma] !== ',' || (tokens.breaks[comma + 1] ?? 1) > 0) return undefined
  if (!sureSides.has(tokens.words[comma + 1] ?? '')) return undefined
  const first = beginningOfSpot(page, comma)
  const side = first === undefined ? undefined : endOfSide(page, comma + 1, 'behind a comma')
  if (first === undefined || side === undefined) return undefined
  return { start: tokens.starts[first] ?? 0, end: endOfFurtherParts(page, side) }
}

const mostBack = 4

/** The first word of the place that ends before the comma: a noun for a place, or one to three words with capitals. */
function beginningOfSpot(page: Page, comma: number): number | undefined {
  const { tokens } = page
  for (let index = comma - 1; index >= Math.max(0, comma - mostBack); index -= 1) {
    const word = tokens.words[index] ?? ''
    if (tokens.kinds[index] === 'sign' || (sentenceWords.has(word) && !isCapital(page, index)))
      return undefined
    if (spotNouns.has(withoutN(word))) return index
    const before = tokens.words[index - 1] ?? ''
    if (/^n'./.test(word) && isUpper(page.reading.plain.charCodeAt((tokens.starts[index] ?? 0) + 2)))
      return index
    if (isCapital(page, index) && !isCapital(page, index - 1) && !neverNames.has(word))
      return spotLeads.has(before) && !isTitle(before) ? index : undefined
    if ((tokens.breaks[index] ?? 1) > 0) return undefined
  }
  return undefined
}

const spotLeads = new Set("a ni na bu wa di n' at in for inside around , is dake".split(' '))

const dwellings = new Set(
  'quarters qtrs hostel barracks lodge estate bungalow duplex bq boys kwatas kwata bariki barikin kotasi bareke kwotas gidan masaukin unguwar anguwar layin rugar agbole agboole adugbo abule ojule'.split(
    ' ',
  ),
)

const noDwellings = new Set('mai man burodi waya wuta yari radio jarida abinci'.split(' '))
