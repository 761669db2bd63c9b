import type { Candidate } from '../../finding.ts'
import { bits, lexicon } from '../../names/lexicon.ts'
import type { Page } from '../../page.ts'
import { tokenFrom } from '../../tokens.ts'
import { areTogether, isAllCapitals, isCapital } from '../capitals.ts'
import { neverNames } from '../name-words.ts'
import { isStranger } from './told-names.ts'

/**
 * 'Sani Direba', 'Audu Gwamna', 'Gambo mai shanu': a single name with what people add to tell one Sani from the other.
 */
export function longerByNames(page: Page, found: readonly Candidate[]): Candidate[] {
  const { tokens } = page
  return found.flatMap((one) => {
    if (one.kind !== 'person' || one.tier !== 'certain') return []
    const from = tokenFrom(tokens, one.start)
    const next = tokenFrom(tokens, one.end)
    if (!isCapital(page, from)) return []
    const first = isNameBefore(page, from) ? from - 1 : from
    const last = endOf(page, from, next)
    if (first === from && last === next) return []
    return [{ ...one, start: tokens.starts[first] ?? one.start, end: tokens.ends[last - 1] ?? one.end }]
  })
}

/** 'Obed' in front of 'Danjuma Saminaka'. Where a sentence begins, a capital tells nothing. */
function isNameBefore(page: Page, from: number): boolean {
  const { words, breaks } = page.tokens
  if (!areTogether(page, from - 1, from) || !isCapital(page, from - 1) || !isStranger(page, from - 1))
    return false
  const isFirst = (breaks[from - 1] ?? 0) > 0 || ['.', '!', '?', ':', undefined].includes(words[from - 2])
  return !isFirst || (lexicon(words[from - 1] ?? '') & bits.nigerianName) !== 0
}

function endOf(page: Page, from: number, next: number): number {
  if (!areTogether(page, next - 1, next)) return next
  if (page.tokens.words[next] === 'mai') return isTrade(page, next + 1) ? endOfTrade(page, next) : next
  if (next - from > 2 || !isCapital(page, next)) return next
  // In Hausa, Igbo and Yoruba only names have capitals within a sentence.
  const isLocal = (page.spoken[from] ?? 0) > 2 && next === from + 1 && isAddedWord(page, next)
  return isLocal || isStranger(page, next) ? next + 1 : next
}

/** 'mai shanu' sells cattle; 'mai shekara 30' is an age, and 'mai suna' says a name. */
function isTrade(page: Page, index: number): boolean {
  const word = page.tokens.words[index] ?? ''
  return page.tokens.kinds[index] === 'word' && areTogether(page, index - 1, index) && !noTrades.has(word)
}

/** 'Mai Kano Line' has more words with capitals. */
function endOfTrade(page: Page, mai: number): number {
  let to = mai + 2
  while (isCapital(page, mai) && to < mai + 4 && areTogether(page, to - 1, to) && isCapital(page, to)) to += 1
  return to
}

const noTrades = new Set(
  'suna sunan shekara shekaru lamba lambar kula ba bada bayar hannu hakuri girma ritaya aiki aikin martaba dauke zaman kudi ne ce da'.split(
    ' ',
  ),
)

function isAddedWord(page: Page, index: number): boolean {
  const word = page.tokens.words[index] ?? ''
  return (
    page.tokens.kinds[index] === 'word' &&
    word.length > 2 &&
    isCapital(page, index) &&
    !isAllCapitals(page, index) &&
    !neverNames.has(word)
  )
}
