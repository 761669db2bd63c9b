import type { Candidate } from '../../../finding.ts'
import { isFunctionWord } from '../../../names/languages.ts'
import { bits, lexicon } from '../../../names/lexicon.ts'
import { newsTitles } from '../../../names/word-lists.ts'
import type { Page } from '../../../page.ts'
import { tokenFrom } from '../../../tokens.ts'
import { areTogether, isAllCapitals, isCapital } from '../../capitals.ts'
import { isTitle, nameBits, neverNames } from '../../name-words.ts'
import { nounsInFront } from '../../things/thing-words.ts'
import { isWordName } from '../../word-names.ts'
import { jobs } from '../names-behind-jobs.ts'

const mostWords = 4
// More than a day or a title has.
const weight = 91

/**
 * 'Duniya Shekarau, Zamani', '- Oko Sunday 450k', 'Audu Zakari / Sabo Gwamna.': a capital right beside a sure person, where
 * no sentence begins, is a part of the name, though it is a word of every day or the day that someone is called after.
 */
export function capitalsBeside(page: Page, chosen: readonly Candidate[]): Candidate[] {
  return chosen.flatMap((one, index) => {
    if (one.kind !== 'person' || one.tier !== 'certain') return []
    const from = tokenFrom(page.tokens, one.start)
    const to = tokenFrom(page.tokens, one.end)
    if (to - from >= mostWords || !isCapital(page, from)) return []
    const before = chosen[index - 1]
    const behind = chosen[index + 1]
    const first = isFree(before, page, from - 1) && isPartBefore(page, from) ? from - 1 : from
    const last = isFree(behind, page, to) && isPartBehind(page, from, to) ? to + 1 : to
    if (first === from && last === to) return []
    const { starts, ends } = page.tokens
    return [{ ...one, start: starts[first] ?? one.start, end: ends[last - 1] ?? one.end, weight }]
  })
}

/** Whether no other finding is there, but for a day. */
function isFree(other: Candidate | undefined, { tokens }: Page, index: number): boolean {
  const isThere =
    other !== undefined &&
    other.start <= (tokens.starts[index] ?? -1) &&
    other.end > (tokens.starts[index] ?? -1)
  return !isThere || (other.kind === 'date' && isWordName(tokens.words[index] ?? ''))
}

function isPartBefore(page: Page, from: number): boolean {
  const index = from - 1
  const { words } = page.tokens
  if (!areTogether(page, index, from) || !isPart(page, index)) return false
  const word = words[index] ?? ''
  const known = lexicon(word)
  const isRow = isItem(page, index)
  if (isTitle(word) || newsTitles.has(word) || jobs.has(word) || (known & bits.title) !== 0) return false
  // 'a Yamai Sule': the place ends, and the person begins.
  if ((known & bits.place) !== 0 && !isRow) return false
  return (
    isRow || (areTogether(page, index - 1, index) && !isCapital(page, index - 1) && isWord(page, index - 1))
  )
}

function isPartBehind(page: Page, from: number, to: number): boolean {
  if (!areTogether(page, to - 1, to) || !isPart(page, to) || isCapital(page, to + 1)) return false
  const word = page.tokens.words[to] ?? ''
  // A day and a title belong to the name only where the item ends with them.
  const mayBeOther = isWordName(word) || isTitle(word) || jobs.has(word) || (lexicon(word) & bits.place) !== 0
  return !mayBeOther || (isItem(page, from) && isEndOfItem(page, to + 1))
}

/** A word with a capital that no list has as a body, a thing or a small word. */
function isPart(page: Page, index: number): boolean {
  const word = page.tokens.words[index] ?? ''
  const known = lexicon(word)
  if (!isWord(page, index) || !isCapital(page, index) || isAllCapitals(page, index) || word.length < 2)
    return false
  if (
    (neverNames.has(word) && !isWordName(word) && !isTitle(word)) ||
    (isFunctionWord(word) && !isTitle(word)) ||
    nounsInFront.has(word)
  )
    return false
  if ((known & bits.organizationWord) !== 0 || notNames.has(word)) return false
  return (known & bits.frequentWord) === 0 || (known & nameBits) !== 0 || isWordName(word) || isTitle(word)
}

function isWord({ tokens }: Page, index: number): boolean {
  return tokens.kinds[index] === 'word'
}

/** Behind a sign that parts items, or behind the number of a row. */
function isItem({ tokens: { words, kinds, breaks } }: Page, index: number): boolean {
  const before = words[index - 1] ?? ''
  if ((breaks[index] ?? 0) > 0) return false
  return (
    parting.has(before) ||
    (kinds[index - 1] === 'number' && before.length < 4 && (breaks[index - 1] ?? 1) > 0) ||
    ((before === '.' || before === ')') && kinds[index - 2] === 'number' && (breaks[index - 2] ?? 1) > 0)
  )
}

function isEndOfItem({ tokens: { words, kinds, breaks, count } }: Page, index: number): boolean {
  return index >= count || (breaks[index] ?? 0) > 0 || kinds[index] !== 'word' || words[index] === 'and'
}

const parting = new Set([',', ';', '/', '|', '-', '\u2013', '\u2014', '\u2022', '*', ':', '('])

/** Words of every day in front of a name. */
const notNames = new Set(
  'late former ex retired young old poor dear acting deputy assistant vice new sole then when while after before present absent from to by for re hello hi good yours sincerely faithfully signed copy attention attn subject'.split(
    ' ',
  ),
)
