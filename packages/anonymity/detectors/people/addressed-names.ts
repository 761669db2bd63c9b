import type { Candidate } from '../../finding.ts'
import { bits, lexicon } from '../../names/lexicon.ts'
import type { Page } from '../../page.ts'
import { areTogether, isCapital } from '../capitals.ts'
import { endOfName, personAt } from '../found-at.ts'
import { neverNames } from '../name-words.ts'
import { makePhrases } from '../phrases.ts'
import { isCapitalStranger } from './told-names.ts'

const mostWords = 3
const mostOfMyself = 4

/** 'Good morning Barika.', 'me and Barika', 'Barika im wife', and 'I, Barika Tombo of Kono' with every capital behind it. */
export function detectAddressedNames(page: Page): Candidate[] {
  const found: Candidate[] = []
  for (let index = 0; index < page.tokens.count; index += 1) {
    if (!isCapitalStranger(page, index)) continue
    const to = isMyself(page, index)
      ? endOfName(page, index, mostOfMyself, isAnyCapital)
      : endOfOther(page, index)
    if (to === undefined) continue
    found.push(personAt(page, index, to))
    index = to - 1
  }
  return found
}

/** Someone greeted, beside the writer or with kin; no place. */
function endOfOther(page: Page, index: number): number | undefined {
  const to = endOfName(page, index, mostWords, isCapitalStranger)
  const isPlace = (lexicon(page.tokens.words[index] ?? '') & bits.place) !== 0
  if (isPlace || (areTogether(page, to - 1, to) && isCapital(page, to))) return undefined
  return isGreeted(page, index, to) || isBesideMe(page, index, to) || hasKin(page, to) ? to : undefined
}

/** 'I, Barika Tombo' and 'ni Barika Tombo' of Hausa: two words with capitals at least. */
function isMyself(page: Page, index: number): boolean {
  const { words, spoken } = { words: page.tokens.words, spoken: page.spoken }
  if (!areTogether(page, index, index + 1) || !isAnyCapital(page, index + 1)) return false
  if (words[index - 1] === ',') return words[index - 2] === 'i' && isCapital(page, index - 2)
  const before = words[index - 2]
  const begins = before === undefined || [',', '.', ':', '"'].includes(before)
  return spoken[index] === hausa && words[index - 1] === 'ni' && begins
}

const hausa = 3

function isAnyCapital(page: Page, index: number): boolean {
  const word = page.tokens.words[index] ?? ''
  return (
    page.tokens.kinds[index] === 'word' && isCapital(page, index) && word.length > 2 && !neverNames.has(word)
  )
}

/** The greeting goes straight to the name, and nothing but a sign follows. */
function isGreeted({ tokens }: Page, index: number, to: number): boolean {
  const { words, breaks } = tokens
  const isEnd = to >= tokens.count || (breaks[to] ?? 0) > 0 || ends.has(words[to] ?? '')
  return isEnd && [1, 2, 3].some((length) => greetings.longestAt(tokens, index - length) === length)
}

const ends = new Set([',', '.', '!', '?'])
const greetings = makePhrases(
  'hello|hi|hey|dear|good morning|good afternoon|good evening|good day|thank you|thanks|sorry|well done|how far|i greet you|sannu|barka da safiya|barka da yamma|na gode|ndewo|nnoo|i boola chi|daalu|e kaaro|e kaasan|e kaale|bawo ni|e se|biko|jowo|e jowo|abeg|haba|kai|don allah|ewoo|oya|ndo|pele|e pele|my dear|my brother|my sister|nwanne|omo iya mi|shout out to|tell'.split(
    '|',
  ),
)

/** 'me and Barika', 'Barika and I', 'ni da Barika', 'mu na Barika', 'emi ati Barika'. */
function isBesideMe({ tokens: { words }, spoken }: Page, index: number, to: number): boolean {
  const language = spoken[index] ?? 0
  const pair = `${words[index - 2] ?? ''} ${words[index - 1] ?? ''}`
  const behind = `${words[to] ?? ''} ${words[to + 1] ?? ''}`
  if (language <= 2)
    return pair === 'me and' || pair === 'me with' || behind === 'and i' || behind === 'and me'
  return withMe[language]?.has(pair) === true
}

const withMe: Record<number, ReadonlySet<string>> = {
  3: new Set(['ni da', 'shi da', 'ita da', 'tare da']),
  4: new Set(['mu na', 'gi na']),
  5: new Set(['emi ati', 'oun ati', 'pelu ati']),
}

/** 'Barika im wife', 'Barika wife': kin right behind a name, as Pidgin says it. */
function hasKin(page: Page, to: number): boolean {
  const { words } = page.tokens
  if (!areTogether(page, to - 1, to) || (page.spoken[to] ?? 0) !== pidgin) return false
  const at = owners.has(words[to] ?? '') ? to + 1 : to
  return kin.has(words[at] ?? '')
}

const pidgin = 2
const owners = new Set('im him her dia'.split(' '))
const kin = new Set('wife husband brother broda sister sista pikin mama papa junior padi inlaw'.split(' '))
