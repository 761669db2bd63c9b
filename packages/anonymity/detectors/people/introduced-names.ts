import type { Candidate } from '../../finding.ts'
import { bits, lexicon } from '../../names/lexicon.ts'
import type { Page } from '../../page.ts'
import { areTogether, isCapital } from '../capitals.ts'
import { endOfName, personAt } from '../found-at.ts'
import { isTitle, nameBits, neverNames } from '../name-words.ts'
import { makePhrases } from '../phrases.ts'
import { isNamedThing } from '../things/named-in-hausa.ts'

const mostWords = 3

/** 'the boy they call skippo', 'dem dey call am Ajasco', 'a man named Dauda': how people give a name, also in small letters. */
export function detectIntroducedNames(page: Page): Candidate[] {
  const found: Candidate[] = []
  const { tokens } = page
  for (let index = 0; index < tokens.count; index += 1) {
    const from =
      behindIntroduction(page, index) ??
      behindPhrase(page, index) ??
      behindDoubtful(page, index) ??
      behindNamed(page, index)
    if (from !== undefined && isTitledSmall(page, from)) {
      found.push(personAt(page, from, from + 2))
      index = from + 1
      continue
    }
    if (from === undefined || !isNameHere(page, from)) continue
    const to = endOfName(
      page,
      from,
      mostWords,
      (_, at) => goesOn(page, from, at) && (isNameHere(page, at) || isTown(page, at)),
    )
    found.push(
      isCapital(page, from) || behindPhrase(page, index) === undefined
        ? personAt(page, from, to)
        : personAt(page, from, to, weightOfSmall),
    )
    index = to - 1
  }
  return found
}

// Heavier than what the rest of a text may take back: who says 'sunana danjummai' has no capitals.
const weightOfSmall = 57

/** 'agbor' of 'my name na simon agbor' is a town too. */
function isTown(page: Page, index: number): boolean {
  const word = page.tokens.words[index] ?? ''
  return !isCapital(page, index) && word.length >= 4 && lexicon(word) === bits.place
}

/** A name in small letters goes on with a name of the country only. */
function goesOn(page: Page, from: number, index: number): boolean {
  if (isCapital(page, index)) return true
  const known = lexicon(page.tokens.words[index] ?? '')
  if (isCapital(page, from)) return false
  // 'my name na simon agbor.': the family name ends what is said.
  const isEnd = page.tokens.kinds[index + 1] !== 'word' || nextClauses.has(page.tokens.words[index + 1] ?? '')
  if ((known === 0 || known === bits.place) && isEnd) return true
  return (known & bits.nigerianName) !== 0 && (known & bits.knownWord) === 0
}

/** 'my name na simon agbor and i dey fear'. */
const nextClauses = new Set('and but i we na so ni ne ce da ati mo sugbon mana ma m'.split(' '))

/** The token behind 'my name is' in five languages. */
function behindPhrase({ tokens }: Page, index: number): number | undefined {
  const length = introductions.longestAt(tokens, index)
  if (length === 0) return undefined
  const next = index + length
  return tokens.words[next] === ':' ? next + 1 : next
}

const introductions = makePhrases(
  'surname|my surname is|my name na|him name na|her name na|im name na|the name na|wey dem dey call|sunana|sunana shi ne|sunana ita ce|sunansa|sunanta|ana kirana|aha m bu|aha ya bu|nwoke aha ya|nwaanyi aha ya|onye aha ya|aha onye ahu bu|a na-akpo ya|ana-akpo ya|a na-akpo|onye a na-akpo|oruko mi ni|oruko re ni|oruko mi nje|oruko re nje|ti won n pe ni|ti won pe ni|ti a n pe ni'.split(
    '|',
  ),
)

/** Behind these a small word must be in a list of names, and 'mai suna' may name a body too. */
function behindDoubtful(page: Page, index: number): number | undefined {
  const { tokens } = page
  const length = doubtful.longestAt(tokens, index)
  if (length === 0) return undefined
  const from = tokens.words[index + length] === ':' ? index + length + 1 : index + length
  const known = lexicon(tokens.words[from] ?? '')
  const isName = (known & bits.nigerianName) !== 0 || (known === 0 && tokens.words[index] === 'sunan')
  return isCapital(page, from) || (isName && !isKin(tokens.words[from] ?? '')) ? from : undefined
}

/** 'wani mai suna Zhao', 'wata bagwariya mai suna Nyizo'. A firm or a town may be named so too. */
function behindNamed(page: Page, index: number): number | undefined {
  const { words } = page.tokens
  if (words[index] !== 'mai' || words[index + 1] !== 'suna') return undefined
  const from = words[index + 2] === ':' ? index + 3 : index + 2
  return isNamedThing(words, index) || !isCapital(page, from) ? undefined : from
}

function isKin(word: string): boolean {
  return /(?:nsa|nta|ata|ina|ana)$/.test(word)
}

const doubtful = makePhrases(
  'ni ne|ni ce|nine|abu m|abum|aham bu|emi ni|account name|acct name|the name on it|name of the account|name for the account|sunan|sunan asusun|aha akauntu|oruko akanti'.split(
    '|',
  ),
)

/** The token behind 'they call', 'dey call am', 'named'. */
function behindIntroduction({ tokens: { words } }: Page, index: number): number | undefined {
  const before = words[index - 1] ?? ''
  switch (words[index]) {
    case 'call':
    case 'calls':
      if (!callers.has(before)) return undefined
      return called.has(words[index + 1] ?? '') ? index + 2 : index + 1
    case 'called':
    case 'named':
    case 'nicknamed':
      return isPerson(before) || before === 'is' || before === 'was' ? index + 1 : undefined
    default:
      return undefined
  }
}

function isPerson(word: string): boolean {
  return people.has(word) || (lexicon(word) & bits.jobWord) !== 0
}

function isNameHere(page: Page, index: number): boolean {
  const word = page.tokens.words[index] ?? ''
  if (page.tokens.kinds[index] !== 'word' || word.length < 3 || neverNames.has(word)) return false
  const known = lexicon(word)
  if ((known & (bits.title | bits.jobWord | bits.organizationWord)) !== 0) return false
  if (isCapital(page, index)) return (known & bits.frequentWord) === 0 || (known & nameBits) !== 0
  return (
    known === 0 || ((known & (bits.nigerianName | bits.givenName)) !== 0 && (known & bits.localWord) === 0)
  )
}

/** 'they call madam potopoto', 'dem dey call mama strict': in small letters the form of address is a part of what people say. */
function isTitledSmall(page: Page, index: number): boolean {
  const { words, kinds } = page.tokens
  const next = words[index + 1] ?? ''
  return (
    isTitle(words[index] ?? '') &&
    !isCapital(page, index) &&
    areTogether(page, index, index + 1) &&
    kinds[index + 1] === 'word' &&
    next.length > 3 &&
    !neverNames.has(next) &&
    (lexicon(next) & bits.frequentWord) === 0
  )
}

const callers = new Set('they dem we people dey everybody'.split(' '))

const called = new Set('am him her'.split(' '))

const people = new Set(
  'man woman boy girl guy lady person someone somebody one chap fellow student friend brother sister pikin'.split(
    ' ',
  ),
)
