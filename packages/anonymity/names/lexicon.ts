import { commonWords } from '../gazetteers/common-words.ts'
import { countryWords } from '../gazetteers/country-words.ts'
import { familyNames } from '../gazetteers/family-names.ts'
import { frequentWords } from '../gazetteers/frequent-words.ts'
import { furtherNames } from '../gazetteers/further-names.ts'
import { furtherWords } from '../gazetteers/further-words.ts'
import { givenNames } from '../gazetteers/given-names.ts'
import { localWords } from '../gazetteers/local-words.ts'
import { nigerianNames } from '../gazetteers/nigerian-names.ts'
import { places } from '../gazetteers/places.ts'
import { states } from '../gazetteers/states.ts'
import { worldPlaces } from '../gazetteers/world-places.ts'
import { hashedList } from './hashed-words.ts'
import { jobWords, organizationWords, titleWords } from './word-lists.ts'

/** What the lists know about a word, as bits; a word can be several things. */
export const bits = {
  nigerianName: 1,
  givenName: 2,
  familyName: 4,
  frequentWord: 8,
  knownWord: 16,
  place: 32,
  title: 64,
  organizationWord: 128,
  jobWord: 256,
  /** An ordinary word of Pidgin, Hausa, Igbo or Yoruba. */
  localWord: 512,
} as const

export type Lexicon = (word: string) => number

/** All lists in one map, made at the first question: 30,000 words take about ten milliseconds. */
export const lexicon: Lexicon = (word) => {
  entries ??= makeEntries()
  return entries.get(word) ?? rememberedBits(word)
}

/** The rules ask for the same words many times, and a hash costs more than a look into a map. */
function rememberedBits(word: string): number {
  const known = remembered.get(word)
  if (known !== undefined) return known
  if (remembered.size > mostRemembered) remembered.clear()
  const found = hashedBits(word)
  remembered.set(word, found)
  return found
}

const mostRemembered = 20_000
const remembered = new Map<string, number>()

function hashedBits(word: string): number {
  if (!hasLetters.test(word)) return 0
  if (isFurtherName(word)) return bits.nigerianName
  return isFurtherWord(word) ? bits.localWord : 0
}

const isFurtherName = hashedList(furtherNames)
const isFurtherWord = hashedList(furtherWords)

/** Other tokens are not looked for: a hash may fit by chance. */
const hasLetters = /^[a-z][a-z'-]{2,23}$/

let entries: Map<string, number> | undefined

function makeEntries(): Map<string, number> {
  const map = new Map<string, number>()
  const mark = (bit: number, words: readonly string[]) => {
    for (const word of words) map.set(word, (map.get(word) ?? 0) | bit)
  }
  mark(bits.frequentWord | bits.knownWord, frequentWords.split('|'))
  mark(bits.knownWord, commonWords.split('|'))
  mark(bits.localWord, localWords.split('|'))
  mark(bits.nigerianName, nigerianNames.split('|'))
  mark(bits.givenName, givenNames.split('|'))
  mark(bits.familyName, familyNames.split('|'))
  for (const list of [places, states, worldPlaces]) mark(bits.place, list.split('|').flatMap(wordsOfPlace))
  mark(bits.place, countryWords.split('|'))
  mark(bits.title, titleWords)
  mark(bits.organizationWord, organizationWords)
  mark(bits.jobWord, jobWords)
  return map
}

function wordsOfPlace(place: string): string[] {
  return place.split(/[ /]/).filter((word) => word.length > 2 && !directions.has(word))
}

const directions = new Set('north south east west central and the road city island new'.split(' '))
