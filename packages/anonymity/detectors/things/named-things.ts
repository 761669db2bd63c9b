import type { Candidate } from '../../finding.ts'
import { languages } from '../../names/languages.ts'
import type { Page } from '../../page.ts'
import { tokenFrom } from '../../tokens.ts'
import { areTogether, isCapital } from '../capitals.ts'
import { isNamedThing } from './named-in-hausa.ts'
import {
  calledThings,
  grounds,
  houses,
  linksOfNouns,
  nounsInFront,
  pairsInFront,
  smallGrounds,
  smallHouses,
} from './thing-words.ts'

/**
 * Things that are called after people: 'Felix Ogbu Farms', 'Isaac Park', 'asibitin Murtala', 'the canteen called Mama Ojo'. They stay
 * hidden, as organizations and places, and lend no name to the rest of the text.
 */
export function asThings(page: Page, candidates: readonly Candidate[]): Candidate[] {
  return candidates.map((one) => (one.kind === 'person' ? (asThing(page, one) ?? one) : one))
}

function asThing(page: Page, one: Candidate): Candidate | undefined {
  const { tokens } = page
  const from = tokenFrom(tokens, one.start)
  const to = tokenFrom(tokens, one.end)
  const noun = nounOf(page, from, to)
  if (noun !== undefined) {
    const word = tokens.words[noun] ?? ''
    return { ...one, end: tokens.ends[noun] ?? one.end, kind: grounds.has(word) ? 'place' : 'organization' }
  }
  const partners = endOfPartners(page, to)
  if (partners !== undefined) return { ...one, end: partners, kind: 'organization' }
  if (isNamedThing(tokens.words, from - 2)) return { ...one, kind: 'organization' }
  return isCalledThing(page, from) || isBehindNoun(page, from) || isBehindEnglish(page, from)
    ? { ...one, kind: 'organization' }
    : undefined
}

/** 'Tochukwu and Bros', 'Osayande & Co.'. */
function endOfPartners({ tokens }: Page, to: number): number | undefined {
  const isJoined = tokens.words[to] === '&' || tokens.words[to] === 'and'
  return isJoined && partners.has(tokens.words[to + 1] ?? '') ? tokens.ends[to + 1] : undefined
}

const partners = new Set('co sons bros brothers associates partners company'.split(' '))

/** 'Girls Secondary School Maimuna Gwarzo', 'MV "Stella Maria"'. */
function isBehindEnglish(page: Page, from: number): boolean {
  const { words } = page.tokens
  const at = words[from - 1] === '"' ? from - 2 : from - 1
  const isShip = ships.has(words[at] ?? '') && isCapital(page, at)
  return isShip || (schools.has(words[at] ?? '') && areTogether(page, at, from) && isCapital(page, at))
}

const ships = new Set('mv mt vessel'.split(' '))
const schools = new Set('school college hospital'.split(' '))

/** The noun that ends the name, or is right behind it. 'Mr Hall' is a person. */
function nounOf(page: Page, from: number, to: number): number | undefined {
  const { words } = page.tokens
  const last = to - 1
  if (last > from && isThingAt(page, last, isCapital(page, from)) && !isPersonBefore(page, from)) return last
  const isNext = to > from && areTogether(page, last, to) && isThingAt(page, to, isCapital(page, from))
  if (!isNext || (families.has(words[to] ?? '') && isPersonBefore(page, from))) return undefined
  return to
}

function isThingAt(page: Page, index: number, hasCapital: boolean): boolean {
  const word = page.tokens.words[index] ?? ''
  if (isCapital(page, index)) return hasCapital && (houses.has(word) || grounds.has(word))
  return smallHouses.has(word) || smallGrounds.has(word)
}

const families = new Set(
  'hall ward chambers church house park field lodge tower bridge way lane street'.split(' '),
)

function isPersonBefore({ tokens: { words } }: Page, from: number): boolean {
  const before = words[from - 1] === '.' ? words[from - 2] : words[from - 1]
  return titles.has(before ?? '')
}

const titles = new Set('mr mrs ms miss dr prof madam sir'.split(' '))

function isCalledThing({ tokens: { words } }: Page, from: number): boolean {
  const quoted = words[from - 1] === '"' ? from - 1 : from
  return (
    ['called', 'named', 'tagged'].includes(words[quoted - 1] ?? '') &&
    calledThings.has(words[quoted - 2] ?? '')
  )
}

const mostLinks = 3

/** In Hausa, Igbo and Yoruba the noun comes first. */
function isBehindNoun({ tokens, spoken }: Page, from: number): boolean {
  if ((spoken[from] ?? 0) <= languages.indexOf('pcm') + 1) return false
  const { words, breaks } = tokens
  let at = from - 1
  while (at > from - 1 - mostLinks && linksOfNouns.has(words[at] ?? '') && (breaks[at + 1] ?? 0) === 0)
    at -= 1
  if ((breaks[at + 1] ?? 1) > 0) return false
  return nounsInFront.has(words[at] ?? '') || pairsInFront.has(`${words[at - 1] ?? ''} ${words[at] ?? ''}`)
}
