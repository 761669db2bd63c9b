import { isDigit, isLetter, isUpper } from '../characters.ts'
import type { Candidate } from '../finding.ts'
import { matchAt } from '../match-at.ts'
import type { Page } from '../page.ts'
import { endOfFurtherParts } from './addresses/further-parts.ts'
import { isCapital } from './capitals.ts'

/** Houses, streets, post boxes and postal codes. */
export function detectStreets(page: Page): Candidate[] {
  const found: Candidate[] = []
  const { reading, tokens } = page
  for (let index = 0; index < tokens.count; index += 1) {
    const start = tokens.starts[index] ?? 0
    const street = streetEndingAt(page, index)
    if (street) found.push(withFurtherParts(page, street, 63))
    const local = localStreetAt(page, index)
    if (local !== undefined) found.push(withFurtherParts(page, { start, end: local }, 61))
    const first = reading.plain.charCodeAt(start)
    const house = isLetter(first) ? matchAt(housePattern, reading.lower, start) : undefined
    if (house !== undefined) found.push(withFurtherParts(page, { start, end: house }, 61))
    const code = isUpper(first) ? matchAt(codePattern, reading.plain, start) : undefined
    if (code !== undefined)
      found.push({ ...codeSpan(reading.plain, start, code), kind: 'postcode', tier: 'certain', weight: 64 })
  }
  return [...found, ...codesAfterPlaces(page)]
}

/** The whole address is heavier than a company or a person in it. */
function withFurtherParts(page: Page, street: { start: number; end: number }, weight: number): Candidate {
  const end = endOfFurtherParts(page, street.end)
  return { start: street.start, end, kind: 'street', tier: 'certain', weight: end > street.end ? 88 : weight }
}

/** 'titin Zaria', 'Opopona Agbe', 'okporo ama Agbani': streets and quarters with the word in front. */
function localStreetAt(page: Page, index: number): number | undefined {
  const { tokens } = page
  const word = tokens.words[index] ?? ''
  const first = word === 'okporo' && tokens.words[index + 1] === 'ama' ? index + 2 : index + 1
  if (!localStreetWords.has(word) || !isCapital(page, first) || !isNear(page, first - 1)) return undefined
  const isLonger = isCapital(page, first + 1) && isNear(page, first) && tokens.breaks[first + 1] === 0
  return tokens.ends[isLonger ? first + 1 : first]
}

const localStreetWords = new Set(
  'titin layin unguwar anguwar angwan unguwan opopona adugbo okporo'.split(' '),
)

/** 'plot 12, block B', 'flat 3', 'house no 7', 'P.O. Box 1234', 'km 12'. */
const housePattern =
  /(?:p\.? ?o\.? ?box|p\.? ?m\.? ?b\.?|private mail bag|plot|flat|house|block|suite|shop|apartment|apt|room|km|kilomet(?:er|re))\.? ?(?:no\.?|number)? ?#?[a-z]?\d{1,6}[a-z]?(?:, ?(?:block|flat|house|phase|zone) ?[a-z0-9]{1,4}|,? cadastral zone [a-z]\d{1,3})?(?![\w%])/y

/** British codes, and American ones behind the letters of a state. */
const codePattern =
  /[A-Z]{1,2}\d[A-Z\d]? ?\d[ABD-HJLNP-UW-Z]{2}(?!\w)|(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]) \d{5}(?:-\d{4})?(?![\w-])/y

function codeSpan(plain: string, start: number, end: number): { start: number; end: number } {
  return plain.charAt(start + 2) === ' ' &&
    isDigit(plain.charCodeAt(start + 3)) &&
    isDigit(plain.charCodeAt(start + 4))
    ? { start: start + 3, end }
    : { start, end }
}

/** Six digits behind a place and a comma or a space: 'Ikeja 100271'. */
function codesAfterPlaces({ reading, tokens }: Page): Candidate[] {
  const found: Candidate[] = []
  for (let index = 1; index < tokens.count; index += 1) {
    const word = tokens.words[index] ?? ''
    if (tokens.kinds[index] !== 'number' || word.length !== 6 || !/^[1-9]\d{4}[0-9]$/.test(word)) continue
    const before = tokens.words[index - 1] === ',' || tokens.words[index - 1] === '-' ? index - 2 : index - 1
    if (cities.has(tokens.words[before] ?? '')) {
      const start = tokens.starts[index] ?? 0
      found.push({ start, end: start + 6, kind: 'postcode', tier: 'certain', weight: 66 })
    }
  }
  return reading.plain === '' ? [] : found
}

const cities = new Set(
  'lagos ikeja abuja kano ibadan kaduna enugu harcourt jos maiduguri sokoto calabar uyo warri onitsha aba ilorin abeokuta osogbo akure zaria owerri umuahia awka asaba yenagoa lekki surulere yaba apapa ikoyi island garki wuse maitama state nigeria bauchi gombe yola lafia lokoja minna makurdi katsina gusau dutse'.split(
    ' ',
  ),
)

function streetEndingAt(page: Page, index: number): { start: number; end: number } | undefined {
  const { tokens } = page
  const word = tokens.words[index] ?? ''
  if (!streetWords.has(word)) return undefined
  const isSure = sureStreetWords.has(word)
  let first = index
  let names = 0
  while (first > 0 && index - first < 5 && isStreetName(page, first - 1) && isNear(page, first - 1)) {
    first -= 1
    names += 1
  }
  const number = numberBefore(page, first, index)
  if (number === undefined && !isCapital(page, index) && !isSure) return undefined
  if (names === 0 && number === undefined) return undefined
  const isNamed = names > 0 && (isCapital(page, first) || page.tokens.kinds[first] === 'mixed')
  if (number === undefined && !isNamed) return undefined
  const end = tokens.ends[index] ?? 0
  return { start: tokens.starts[number ?? first] ?? 0, end }
}

function isStreetName(page: Page, index: number): boolean {
  const word = page.tokens.words[index] ?? ''
  if (/^\d{1,2}(?:st|nd|rd|th)$/.test(word)) return true
  if (page.tokens.kinds[index] !== 'word' || stopWords.has(word)) return false
  return isCapital(page, index) || smallNumberWithin(page, index)
}

/** In small letters a street is only believed behind its number: '12 aminu kano crescent'. */
function smallNumberWithin({ tokens }: Page, index: number): boolean {
  for (let before = index - 1; before >= index - 3 && before >= 0; before -= 1) {
    if (/^\d{1,4}[a-z]?$/.test(tokens.words[before] ?? '')) return true
    if (tokens.kinds[before] !== 'word' || stopWords.has(tokens.words[before] ?? '')) return false
  }
  return false
}

function isNear({ tokens }: Page, index: number): boolean {
  return (tokens.starts[index + 1] ?? 0) - (tokens.ends[index] ?? 0) <= 1
}

/** The number of the house before the name, with 'No', 'Plot' and a comma. */
function numberBefore({ tokens }: Page, first: number, streetWord: number): number | undefined {
  let index = first - 1
  if (tokens.words[index] === ',' || tokens.words[index] === '-') index -= 1
  if (streetWord === first && streetWord - index > 1) return undefined
  // 'In 2019, Bello Way': a year is no house.
  if (first - index > 1 && !/^\d{1,3}[a-z]?$/.test(tokens.words[index] ?? '')) return undefined
  const isNumber = /^\d{1,5}[a-z]?$/.test(tokens.words[index] ?? '')
  if (!isNumber || (tokens.starts[index + 1] ?? 0) - (tokens.ends[index] ?? 0) > 2) return undefined
  let begin = index
  if (tokens.words[begin - 1] === '.' && houseWords.has(tokens.words[begin - 2] ?? '')) begin -= 2
  else if (houseWords.has(tokens.words[begin - 1] ?? '')) begin -= 1
  return begin
}

const houseWords = new Set('no number plot house block flat suite km'.split(' '))

const stopWords = new Set(
  'the a an in on at to of and or from my his her our their this that along by near with for i he she they we it is was live lives lived stay stays dey per every'.split(
    ' ',
  ),
)

const sureStreetWords = new Set('street road avenue crescent expressway highway boulevard'.split(' '))

const streetWords = new Set(
  'street st road rd avenue ave close crescent cres way lane ln drive dr estate layout boulevard blvd expressway highway bypass terrace square quarters roundabout junction plaza court place hill extension'.split(
    ' ',
  ),
)
