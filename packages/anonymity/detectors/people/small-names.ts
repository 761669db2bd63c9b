import type { Candidate } from '../../finding.ts'
import { isFunctionWord } from '../../names/languages.ts'
import { bits, lexicon } from '../../names/lexicon.ts'
import type { Page } from '../../page.ts'
import { areTogether, isCapital } from '../capitals.ts'
import { personAt } from '../found-at.ts'
import { isTitle, neverNames } from '../name-words.ts'
import { makePhrases } from '../phrases.ts'

// Heavier than what the rest of a text may take back.
const weight = 57

/**
 * Names of those who write without capitals: 'malam ilu', 'my manager rosemary', 'yarda da lauratu', 'ore mi ife gba', and the family name
 * behind a first name, 'temitope falohun-bassey'.
 */
export function detectSmallNames(page: Page): Candidate[] {
  const found: Candidate[] = []
  const { tokens } = page
  for (let index = 0; index + 1 < tokens.count; index += 1) {
    const from = behindTitle(page, index) ?? behindRelation(page, index) ?? behindReceiver(page, index)
    if (from === undefined) continue
    const to = isFurther(page, from + 1) ? from + 2 : from + 1
    found.push(personAt(page, from, to, weight))
    index = to - 1
  }
  return found
}

/** A word in small letters of three letters at least, right behind the one before it. */
function isSmall(page: Page, index: number): boolean {
  const word = page.tokens.words[index] ?? ''
  return (
    page.tokens.kinds[index] === 'word' &&
    word.length >= 3 &&
    !isCapital(page, index) &&
    areTogether(page, index - 1, index) &&
    !neverNames.has(word) &&
    !isFunctionWord(word)
  )
}

/** 'malam ilu', 'wurin alhaji tanimu': behind a title that only people have, in a language where a capital would be there. */
function behindTitle(page: Page, index: number): number | undefined {
  const { words } = page.tokens
  const title = words[index] ?? ''
  const from = index + 1
  if (isCapital(page, index) || !isSmall(page, from)) return undefined
  const known = lexicon(words[from] ?? '')
  if (titles.has(title)) {
    const isName = (known & bits.nigerianName) !== 0 && (known & bits.frequentWord) === 0
    const isStranger =
      (known & ~bits.localWord) === 0 && (words[from] ?? '').length >= 3 && isEndOrVerb(page, from + 1)
    return isName || isStranger ? from : undefined
  }
  // 'wurin baba pada': kin are spoken of without a name too, so the word must be no word.
  const isKin = kin.has(title) && toPersons.has(words[index - 1] ?? '') && (known & ~bits.localWord) === 0
  if (isKin && (page.spoken[from] !== yoruba || isEndOrVerb(page, from + 1))) return from
  // 'dr majekodunmi-cole'.
  return isTitle(title) && known === 0 && isDouble(words[from] ?? '') ? from : undefined
}

const yoruba = 5

function isDouble(word: string): boolean {
  return /^[a-z]{3,16}-[a-z]{3,16}$/.test(word)
}

const titles = new Set('malam mallam malama alhaji alhaja hajiya hajia alfa ustaz'.split(' '))
const kin = new Set('baba iya mama papa'.split(' '))
const toPersons = new Set("wurin wajen gun hannun wa gidan lowo odo nipase n'aka na-agwa nye".split(' '))

/** 'my manager rosemary', 'ore mi ife gba': a name that may be a word too where a verb follows it. */
function behindRelation(page: Page, index: number): number | undefined {
  const length = relations.longestAt(page.tokens, index)
  const from = index + length
  if (length === 0 || !isSmall(page, from)) return undefined
  const known = lexicon(page.tokens.words[from] ?? '')
  if ((known & (bits.frequentWord | bits.jobWord | bits.title)) !== 0 && (known & bits.nigerianName) === 0)
    return undefined
  const isOnlyName = (known & bits.nigerianName) !== 0 && (known & (bits.knownWord | bits.localWord)) === 0
  const mayBeName = known === 0 || (known & (bits.nigerianName | bits.givenName | bits.localWord)) !== 0
  return isOnlyName || (mayBeName && isVerb(page, from + 1)) ? from : undefined
}

const relations = makePhrases(
  [
    'manager',
    'boss',
    'oga',
    'supervisor',
    'hod',
    'landlord',
    'landlady',
    'neighbour',
    'neighbor',
    'roommate',
    'classmate',
    'teacher',
    'lecturer',
    'friend',
    'colleague',
    'cousin',
  ]
    .flatMap((one) => ['my', 'his', 'her', 'our', 'im', 'him', 'their'].map((owner) => `${owner} ${one}`))
    .concat(
      'ore mi|ore re|ore wa|aburo mi|aburo wa|egbon mi|egbon wa|oga mi|oga wa|iyawo wa|enyi m|oga m|onye oru m|abokina|kawata|ogana|makwabcina|shugabana'.split(
        '|',
      ),
    ),
)

/** 'kar ka yarda da lauratu', 'gwara chimamkpa': behind a verb that people have done to them, what is a name alone. */
function behindReceiver(page: Page, index: number): number | undefined {
  const length = receivers.longestAt(page.tokens, index)
  const from = index + length
  if (length === 0 || !isSmall(page, from)) return undefined
  const known = lexicon(page.tokens.words[from] ?? '')
  const isName =
    (known & bits.nigerianName) !== 0 &&
    (known & ~(bits.nigerianName | bits.givenName | bits.familyName)) === 0
  const isStranger = known === 0 && conditional.has(page.tokens.words[from + 1] ?? '')
  return isName || isStranger ? from : undefined
}

const receivers = makePhrases(
  "yarda da|tare da|wurin|hannun|na kira|suka kira|ya kira|ta kira|gaya wa|gwara|n'aka|pelu|lowo|mo pe|mo fun|won fun|i call|i tell|dem call|i told|i called|i met".split(
    '|',
  ),
)

const conditional = new Set('idan in'.split(' '))

/** A sign, a new line or the end of the text, or a verb that people are in front of. */
export function isEndOrVerb(page: Page, index: number): boolean {
  const { kinds, breaks, count } = page.tokens
  return index >= count || (breaks[index] ?? 0) > 0 || kinds[index] === 'sign' || isVerb(page, index)
}

function isVerb({ tokens: { words } }: Page, index: number): boolean {
  return verbs.has(words[index] ?? '')
}

const verbs = new Set(
  [
    'said says told asked took collected signed came went gave knows refused called saw chop collect talk dey don sabi tell carry',
    'ya ta yace tace yana tana zai za ce ne da',
    'gwara si siri kwuru nara nyere biara na',
    'gba so ri fun lo ko mu pe ni lo n ti maa',
  ].flatMap((list) => list.split(' ')),
)

/** 'simon agbor', 'temitope falohun-bassey': the next small word, in no list or with two parts. */
function isFurther(page: Page, index: number): boolean {
  const word = page.tokens.words[index] ?? ''
  const known = lexicon(word)
  const isName = (known & bits.nigerianName) !== 0 && (known & (bits.knownWord | bits.localWord)) === 0
  return isSmall(page, index) && (isName || (known === 0 && isDouble(word)))
}
