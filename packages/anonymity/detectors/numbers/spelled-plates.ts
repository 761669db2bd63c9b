import type { Candidate } from '../../finding.ts'
import { bits, lexicon } from '../../names/lexicon.ts'
import type { Page } from '../../page.ts'
import { certainAt } from '../found-at.ts'
import { spelledDigits } from './digit-atoms.ts'

/**
 * Plates as people say or type them: 'K J A four four two X H', 'L S R 5 6 7 A B', 'kja four four two xh', and behind a word for a car
 * also 'bgm 64 fa'.
 */
export function detectSpelledPlates(page: Page): Candidate[] {
  const found: Candidate[] = []
  for (let index = 0; index < page.tokens.count; index += 1) {
    const to = endOfPlate(page, index)
    if (to === undefined) continue
    found.push(certainAt(page, { from: index, to }, 'plate', 93))
    index = to - 1
  }
  return found
}

/** Three letters, three digits and two letters, of which one part at least is not written in one piece; or two, three and three. */
function endOfPlate(page: Page, from: number): number | undefined {
  const head = lettersAt(page, from)
  if (!head || head.count < 2 || head.count > 3) return undefined
  const digits = digitsAt(page, head.to)
  if (!digits) return undefined
  const tail = lettersAt(page, digits.to, 5 - head.count)
  if (!tail || head.count + tail.count !== 5 || isWord(page, tail.to)) return undefined
  const isSpelled = digits.isSpelled || head.to > from + 1 || tail.to > digits.to + 1
  const isPlain = isLetters(page, from) && isLetters(page, digits.to)
  const isNoWords = [from, digits.to].every((index) => !isCommon(page.tokens.words[index] ?? ''))
  if (isSpelled) return digits.count === 3 && (isPlain || isNoWords) ? tail.to : undefined
  const isRare = isNoWords || lexicon(page.tokens.words[from] ?? '') === 0
  return isRare && isBesideCar(page, from) ? tail.to : undefined
}

type Part = { to: number; count: number }

/** Single letters in a row, or one word of two or three letters. */
function lettersAt(page: Page, from: number, most = 3): Part | undefined {
  const { words, kinds } = page.tokens
  let to = from
  while (to < from + most && isLetters(page, to) && isNextTo(page, to, from)) to += 1
  if (to > from) return { to, count: to - from }
  const word = words[from] ?? ''
  return kinds[from] === 'word' && /^[a-z]{2,3}$/.test(word)
    ? { to: from + 1, count: word.length }
    : undefined
}

function isLetters({ tokens }: Page, index: number): boolean {
  return tokens.kinds[index] === 'word' && (tokens.words[index] ?? '').length === 1
}

function isNextTo({ tokens }: Page, index: number, from: number): boolean {
  return (
    index === from ||
    ((tokens.starts[index] ?? 0) - (tokens.ends[index - 1] ?? 0) <= 1 && (tokens.breaks[index] ?? 0) === 0)
  )
}

/** Two or three digits: '442', '4 4 2', 'four four two'. */
function digitsAt(page: Page, from: number): (Part & { isSpelled: boolean }) | undefined {
  const { words, breaks } = page.tokens
  if (/^\d{2,3}$/.test(words[from] ?? ''))
    return { to: from + 1, count: words[from]?.length ?? 0, isSpelled: false }
  let to = from
  while (
    to < from + 3 &&
    (breaks[to] ?? 1) === 0 &&
    /^[a-z]{2,8}$|^\d$/.test(words[to] ?? '') &&
    spelledDigits(words[to] ?? '').length === 1
  )
    to += 1
  return to === from + 3 ? { to, count: 3, isSpelled: true } : undefined
}

/** Behind the plate goes on what is no letter of it. */
function isWord(page: Page, index: number): boolean {
  return isLetters(page, index) && isNextTo(page, index, index - 1)
}

function isCommon(word: string): boolean {
  return word.length > 1 && ((lexicon(word) & (bits.knownWord | bits.localWord)) !== 0 || small.has(word))
}

const small = new Set(
  'a i to no na at of in on or as is it an by my we he so me us up if dey don for wey and the'.split(' '),
)

function isBesideCar({ tokens: { words } }: Page, from: number): boolean {
  for (let index = from - 1; index >= Math.max(0, from - 4); index -= 1)
    if (cars.has(words[index] ?? '')) return true
  return false
}

const cars = new Set(
  'plate hilux hilus corolla camry sienna prado car bus jeep truck trailer lorry tipper tanker mota motar motarsa motarta moto oko ugboala keke okada lambar nomba'.split(
    ' ',
  ),
)
