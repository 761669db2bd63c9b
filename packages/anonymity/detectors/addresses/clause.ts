import { bits, lexicon } from '../../names/lexicon.ts'
import type { Page } from '../../page.ts'
import { isCapital } from '../capitals.ts'
import { makePhrases } from '../phrases.ts'
import { sentenceWords } from './address-words.ts'
import { allSides, groundWords, looseEnds, ownerWords, timeWords } from './clause-words.ts'
import { withoutN } from './further-parts.ts'

/** A run of words that may say where: up to the sign, the line or the word that begins another clause. */
export type Clause = {
  from: number
  /** The token behind it. */
  to: number
  /** How many of its words say what is on the ground, and on which side of it. */
  grounds: number
  sides: number
  /** Whether nothing of its sentence is left that could make another thing of it. */
  isWhole: boolean
}

const mostWords = 14

/** The clause that begins at a token, without what only leads to the next one. */
export function clauseAt(page: Page, from: number): Clause {
  const { tokens } = page
  let grounds = 0
  let sides = 0
  let hasBetween = false
  let index = from
  while (index < from + mostWords && !isEnd(page, index, from)) {
    const word = tokens.words[index] ?? ''
    const relative = relatives.longestAt(tokens, index)
    if (relative === 0 && isOther(page, index, from, hasBetween)) break
    hasBetween ||= word === 'between'
    if (allSides.has(word)) sides += 1
    else if (isGround(word)) grounds += 1
    index += Math.max(1, relative)
  }
  const isWhole = isEnd(page, index, from) || starters.has(tokens.words[index] ?? '')
  let to = index
  while (to > from && (looseEnds.has(tokens.words[to - 1] ?? '') || tokens.kinds[to - 1] === 'sign')) to -= 1
  return { from, to, grounds, sides, isWhole: isWhole && to === index }
}

/** They begin another clause. */
const starters = new Set(
  'and but because so when while until since i we they he she make abeg amma kuma sai domin saboda mana maka ka sugbon ati nitori nigba please biko jowo today yesterday now every'.split(
    ' ',
  ),
)

export function isGround(word: string): boolean {
  return groundWords.has(word) || groundWords.has(withoutN(word))
}

/** A sign, a new line or the end of the text. An apostrophe, a hyphen and the dot of 'St.' are within. */
export function isEnd({ tokens }: Page, index: number, from: number): boolean {
  if (index >= tokens.count || (index > from && (tokens.breaks[index] ?? 0) > 0)) return true
  if (tokens.kinds[index] !== 'sign') return false
  const word = tokens.words[index] ?? ''
  const isWithin =
    word === "'" || word === '-' || (word === '.' && shortened.has(tokens.words[index - 1] ?? ''))
  return !isWithin || index === from
}

/** A word that only a sentence has, a time, or a number that is none of a house. */
function isOther(page: Page, index: number, from: number, hasBetween: boolean): boolean {
  const { words, kinds } = page.tokens
  const word = words[index] ?? ''
  const before = words[index - 1] ?? ''
  if (kinds[index] === 'number' || kinds[index] === 'mixed') return !/^[a-z]?\d{1,4}[a-z]{0,2}$/.test(word)
  if ((word === 'and' && hasBetween) || (word === 'saw' && words[index + 1] === 'mill')) return false
  if (isTime(page, index)) return true
  if (!sentenceWords.has(word)) return deeds.has(word)
  if (isCapital(page, index) && (lexicon(word) & bits.nigerianName) !== 0) return false
  // 'her uncle's house' at the beginning or behind a side, 'ulo m' behind the house.
  // 'be nwunye pasta' is her house.
  if (word === 'be' && index === from && page.spoken[index] === igbo) return false
  const isOwner = ownerWords.has(word)
  return !(
    isOwner &&
    (index === from || kin.has(before) || allSides.has(before) || looseEnds.has(before) || isGround(before))
  )
}

/** 'for ten years', 'from Monday', 'at night'. */
function isTime({ tokens: { words } }: Page, index: number): boolean {
  const next = words[index + 1] ?? ''
  return leads.has(words[index] ?? '') && (timeWords.has(next) || /^(?:19|20)\d\d$/.test(next))
}

const igbo = 4

/** 'nne ya', 'egbon mi': whose they are stands behind them. */
const kin: ReadonlySet<string> = new Set(
  'nne nna nwanne nwunye ogo enyi nwaanyi iya baba egbon aburo ore anti buroda'.split(' '),
)

const leads = new Set('for from on at in since till fun'.split(' '))

const shortened = new Set('st rd no dr mr mrs opp'.split(' '))

/** Verbs and the like that the words of sentences do not have. */
const deeds = new Set(
  'says say saying collects collected demands refuses opened built bought went goes going gone pay pays paying took take takes takes call calls called gave give gives giving come coming comes work works working eat chop cry crying carry know knows knew want wants with-out without please abeg never always everyday daily today yesterday tomorrow tonight again every instruction instructions order orders request advice behalf purpose reason matter salary money job je lafiya kullum'.split(
    ' ',
  ),
)

/** What ties a look or another place to the one before. */
const relatives = makePhrases(
  'wey dey|wey get|wey no get|wey be|wey face|that is|that has|that have|that faces|which is|which has|where the|where di|where they sell|who sells|who sell|who repairs|who fixes|who makes|that sells|that repairs|wey dey sell|wey dey repair|wey dey fix|where dem dey sell|with|da ke|dake|da yake|da take|mai|masu|wanda yake|wadda take|inda ake sayar da|nke di|di|nke nwere|nwere|nke no|no|nke na-eche|na-eche ihu|to wa|to ni|to koju si|to kọju si|to koju|ti o wa|ti o ni|ti o koju si|nibi ti won ti n ta|ebe a na|ebe ana|ebe ndi'.split(
    '|',
  ),
)
