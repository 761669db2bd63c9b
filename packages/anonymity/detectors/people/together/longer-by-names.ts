import type { Candidate } from '../../../finding.ts'
import { isFunctionWord } from '../../../names/languages.ts'
import { bits, lexicon } from '../../../names/lexicon.ts'
import { newsTitles } from '../../../names/word-lists.ts'
import type { Page } from '../../../page.ts'
import { tokenFrom } from '../../../tokens.ts'
import { areTogether, isAllCapitals, isCapital } from '../../capitals.ts'
import { neverNames } from '../../name-words.ts'
import { isStranger } from '../told-names.ts'

/**
 * 'Sani Direba', 'Audu Gwamna', 'Gambo mai shanu': a single name with what people add to tell one Sani from the other.
 */
export function longerByNames(page: Page, found: readonly Candidate[]): Candidate[] {
  const { tokens } = page
  return found.flatMap((one, index) => {
    if (one.kind !== 'person' || one.tier !== 'certain') return []
    const from = tokenFrom(tokens, one.start)
    const next = tokenFrom(tokens, one.end)
    if (!isCapital(page, from) && tokens.words[next] !== 'mai') return []
    const first = !isBehindPlace(found[index - 1], one) && isNameBefore(page, from) ? from - 1 : from
    const last = endOf(page, from, next)
    if (first === from && last === next) return []
    return [{ ...one, start: tokens.starts[first] ?? one.start, end: tokens.ends[last - 1] ?? one.end }]
  })
}

/** 'a Yamai Sule Baram': the place ends, and the person begins. */
function isBehindPlace(before: Candidate | undefined, { start }: Candidate): boolean {
  return before?.kind === 'place' && before.tier === 'certain' && before.end === start - 1
}

/** 'Obed' in front of 'Danjuma Saminaka'. Where a sentence begins, a capital tells nothing. */
function isNameBefore(page: Page, from: number): boolean {
  const { words, breaks } = page.tokens
  if (!areTogether(page, from - 1, from) || !isCapital(page, from - 1) || !isStranger(page, from - 1))
    return false
  const word = words[from - 1] ?? ''
  const known = lexicon(word)
  // 'Shugaba' is a name too, and here it is what Buhari is.
  if ((known & bits.title) !== 0 || newsTitles.has(word) || isInHeadline(page, from - 1)) return false
  const isFirst = (breaks[from - 1] ?? 0) > 0 || ['.', '!', '?', ':', undefined].includes(words[from - 2])
  return !isFirst || (known & bits.nigerianName) !== 0
}

/** 'Neman A Mika Mata Hama Amadou': where two words in a row have capitals in Hausa, Igbo or Yoruba, the next capital tells nothing. */
function isInHeadline(page: Page, index: number): boolean {
  const isLocal = (page.spoken[index] ?? 0) > 2
  return (
    isLocal && areTogether(page, index - 1, index) && isCapital(page, index) && isCapital(page, index - 1)
  )
}

function endOf(page: Page, from: number, next: number): number {
  if (!areTogether(page, next - 1, next)) return next
  if (page.tokens.words[next] === 'mai')
    return next === from + 1 && isTrade(page, next + 1) ? endOfTrade(page, next) : next
  const linked = endOfLinked(page, from, next)
  if (linked > next) return linked
  if (next - from > 2 || !isCapital(page, next)) return next
  // In Hausa, Igbo and Yoruba only names have capitals within a sentence.
  const isLocal =
    (page.spoken[from] ?? 0) > 2 &&
    next === from + 1 &&
    isAddedWord(page, next) &&
    !isInHeadline(page, next + 1)
  return isLocal || isStranger(page, next) ? next + 1 : next
}

/** 'Usaini Ɗan Fulani', 'Bunmi Omo Alagbede': a word that ties a name to the next, and what has a capital behind it. */
function endOfLinked(page: Page, from: number, next: number): number {
  const link = links.has(page.tokens.words[next - 1] ?? '') && next - 1 > from ? next - 1 : next
  if (!links.has(page.tokens.words[link] ?? '') || !isCapital(page, link) || next - from > 3) return next
  let to = link + 1
  while (to < link + 3 && areTogether(page, to - 1, to) && isAddedWord(page, to)) to += 1
  return to > link + 1 ? to : next
}

const links = new Set('dan yar omo nwa ibn bin abu'.split(' '))

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
    !neverNames.has(word) &&
    !isFunctionWord(word)
  )
}
