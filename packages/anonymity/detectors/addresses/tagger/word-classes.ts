import { bits, lexicon } from '../../../names/lexicon.ts'
import type { Tokens } from '../../../tokens.ts'
import {
  floors,
  homeWords,
  houseWords,
  lookNouns,
  lookWords,
  meetingWords,
  otherSides,
  roadWords,
  sentenceWords,
  spotNouns,
  sureSides,
} from '../address-words.ts'
import { landmarkWords } from '../landmark-at.ts'

/** What a word can be in an address, as bits; a word can be several things. */
export const roles = {
  house: 1,
  road: 2,
  side: 4,
  otherSide: 8,
  home: 16,
  meeting: 32,
  spot: 64,
  look: 128,
  sentence: 256,
  landmark: 512,
  place: 1024,
  name: 2048,
  frequent: 4096,
  ordinary: 8192,
  number: 16_384,
  title: 32_768,
  organization: 65_536,
} as const

const lists: readonly (readonly [ReadonlySet<string>, number])[] = [
  [houseWords, roles.house],
  [roadWords, roles.road],
  [sureSides, roles.side],
  [otherSides, roles.otherSide],
  [homeWords, roles.home],
  [meetingWords, roles.meeting],
  [spotNouns, roles.spot],
  [lookNouns, roles.look],
  [lookWords, roles.look],
  [floors, roles.look],
  [sentenceWords, roles.sentence],
  [landmarkWords, roles.landmark],
]

const inLexicon: readonly (readonly [number, number])[] = [
  [bits.place, roles.place],
  [bits.nigerianName | bits.givenName | bits.familyName, roles.name],
  [bits.frequentWord, roles.frequent],
  [bits.knownWord | bits.localWord, roles.ordinary],
  [bits.title, roles.title],
  [bits.organizationWord, roles.organization],
]

export function rolesOf({ words, kinds }: Tokens, index: number): number {
  if (kinds[index] === 'sign') return 0
  const word = words[index] ?? ''
  if (kinds[index] !== 'word') return /^[a-z]?\d{1,4}[a-z]?$/.test(word) ? roles.number : 0
  const known = remembered.get(word)
  if (known !== undefined) return known
  const found = rolesOfWord(word)
  if (remembered.size > mostRemembered) remembered.clear()
  remembered.set(word, found)
  return found
}

const mostRemembered = 40_000
const remembered = new Map<string, number>()

function rolesOfWord(word: string): number {
  // Igbo writes 'in' at the word: "n'ogige" is 'ogige'.
  const bare = word.startsWith("n'") ? word.slice(2) : word
  let found = 0
  for (const [list, role] of lists) if (list.has(word) || list.has(bare)) found |= role
  const known = lexicon(word)
  for (const [bit, role] of inLexicon) if ((known & bit) !== 0) found |= role
  return found
}

/** The first role of a word in this order is its class; a capital on a word without one, or a number, has its own. */
export function classOf(found: number, shape: number): number {
  for (const [place, role] of order.entries()) if ((found & role) !== 0) return place + 1
  return order.length + 1 + shape
}

const order = [
  roles.number,
  roles.house,
  roles.road,
  roles.side,
  roles.otherSide,
  roles.home,
  roles.spot,
  roles.landmark,
  roles.look,
  roles.sentence,
  roles.title,
  roles.organization,
  roles.meeting,
  roles.frequent,
  roles.place,
  roles.name,
  roles.ordinary,
]
