import type { Candidate } from '../../finding.ts'
import { bits, lexicon } from '../../names/lexicon.ts'
import type { Page } from '../../page.ts'
import { areTogether, isCapital } from '../capitals.ts'
import { endOfName, personAt } from '../found-at.ts'
import { isShortTitle, isTitle } from '../name-words.ts'
import { makePhrases } from '../phrases.ts'
import { jobs } from './names-behind-jobs.ts'
import { isCapitalStranger } from './told-names.ts'

const mostWords = 3

/**
 * How people and papers present someone: 'one Barika', 'wani Barika ya zo', 'it's Barika from stores', 'his name only as Barika',
 * 'Driver: Barika', 'Opiri Brade (Mrs)'.
 */
export function detectPresentedNames(page: Page): Candidate[] {
  const found: Candidate[] = []
  for (let index = 0; index < page.tokens.count; index += 1) {
    if (!isCapitalStranger(page, index) || isPlace(page, index)) continue
    const to = endOfName(page, index, mostWords, isCapitalStranger)
    const goesOn = areTogether(page, to - 1, to) && isCapital(page, to)
    if (
      isTitleBehind(page, to) ||
      (!goesOn && (isOne(page, index) || isBehindJob(page, index, to) || isSpeaking(page, index, to)))
    )
      found.push(personAt(page, index, to))
    index = to - 1
  }
  return found
}

function isPlace({ tokens }: Page, index: number): boolean {
  return (lexicon(tokens.words[index] ?? '') & bits.place) !== 0
}

/** 'to one Barika', 'wata Barika'. Behind a word for a part, 'one' counts: 'no one', 'this one'. */
function isOne(page: Page, index: number): boolean {
  const { words } = page.tokens
  const before = words[index - 1] ?? ''
  if (!areTogether(page, index - 1, index)) return false
  const isEnglish = (page.spoken[index] ?? 0) <= 2
  if (isEnglish) return before === 'one' && !behindPronouns.has(words[index - 2] ?? '')
  return someone.has(before)
}

const behindPronouns = new Set(
  'no this that the which each every any another other last first day'.split(' '),
)
const someone = new Set(['wani', 'wata'])

/** 'Driver: Barika' up to the end of the line, a comma or a dot. */
function isBehindJob(page: Page, index: number, to: number): boolean {
  const { words, breaks } = page.tokens
  const isLabel = words[index - 1] === ':' && isCapital(page, index - 2) && jobs.has(words[index - 2] ?? '')
  const isEnd = to >= page.tokens.count || (breaks[to] ?? 0) > 0 || ends.has(words[to] ?? '')
  return isLabel && isEnd && (breaks[index] ?? 0) === 0
}

const ends = new Set([',', '.', ';', '('])

/** 'Opiri Brade (Mrs)', as people sign. */
function isTitleBehind({ tokens: { words } }: Page, to: number): boolean {
  const title = words[to + 1] ?? ''
  const close = words[to + 2] === '.' ? words[to + 3] : words[to + 2]
  return words[to] === '(' && close === ')' && isTitle(title) && (isShortTitle(title) || signed.has(title))
}

const signed = new Set('miss alhaji alhaja hajiya hajia chief mallam pastor'.split(' '))

/** 'this is Barika from stores', 'gave his name only as Barika'. */
function isSpeaking({ tokens }: Page, index: number, to: number): boolean {
  const { words } = tokens
  if (words[index - 1] === 'as')
    return [2, 3, 4].some((length) => asNamed.longestAt(tokens, index - length) === length)
  const length = [2, 3].find((one) => presenting.longestAt(tokens, index - one) === one)
  return length !== undefined && from.has(words[to] ?? '')
}

const presenting = makePhrases(["it's", 'it is', 'this is', "it ' s", 'na me be'])
const from = new Set('from of at in speaking here again'.split(' '))
const asNamed = makePhrases(
  ['his', 'her', 'their', 'im', 'my', 'the']
    .flatMap((owner) => ['as', 'only as', 'simply as'].map((as) => `${owner} name ${as}`))
    .concat(
      'himself as|herself as|themselves as|him as|her as|identified as|introduced as|named as'.split('|'),
    ),
)
