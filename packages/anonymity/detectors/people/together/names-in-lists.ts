import type { Candidate } from '../../../finding.ts'
import type { Page } from '../../../page.ts'
import { tokenFrom } from '../../../tokens.ts'
import { areTogether, isCapital } from '../../capitals.ts'
import { isTitle } from '../../name-words.ts'
import { mayBePart } from './rows-of-people.ts'

const fewestItems = 3
const fewestPeople = 2
const mostWords = 3
const weight = 53

/** From the token `from` up to `to`: the words with capitals between two signs, behind a title. */
type Item = { from: number; to: number; isPerson: boolean }

/**
 * 'Minaibim 6, Furo 3, Owanari 10, Asitonka 2': where half of what commas part on a line are people, the others are too.
 */
export function namesInLists(page: Page, found: readonly Candidate[]): Candidate[] {
  const ends = new Map(
    found
      .filter(({ kind, tier }) => kind === 'person' && tier === 'certain')
      .map(({ start, end }) => [start, end]),
  )
  if (ends.size < fewestPeople) return []
  return listsOf(page, ends).flatMap((list) => {
    const people = list.filter(({ isPerson }) => isPerson).length
    if (list.length < fewestItems || people < fewestPeople || people * 2 < list.length) return []
    return list
      .filter(({ isPerson, from, to }) => !isPerson && isNameLike(page, from, to))
      .map(
        ({ from, to }): Candidate => ({
          start: page.tokens.starts[from] ?? 0,
          end: page.tokens.ends[to - 1] ?? 0,
          kind: 'person',
          tier: 'certain',
          weight,
        }),
      )
  })
}

/** Runs of items with one sign between them, on one line. An item that is no name ends its run. */
function listsOf(page: Page, ends: ReadonlyMap<number, number>): Item[][] {
  const { tokens } = page
  const lists: Item[][] = []
  let list: Item[] = []
  const close = () => {
    if (list.length >= fewestItems) lists.push(list)
    list = []
  }
  let index = 0
  while (index < tokens.count) {
    const item = itemAt(page, index, ends)
    if (item === undefined) {
      close()
      index += 1
      continue
    }
    list.push(item)
    const next = behindNumber(page, item.to)
    const behind = behindParting(page, item.to, item.to) ?? behindParting(page, next, item.to)
    if (behind !== undefined) index = behind
    else {
      close()
      index = Math.max(next, index + 1)
    }
  }
  close()
  return lists
}

/** The token behind '6', '10k' or '450,000' that an item may end with. */
function behindNumber({ tokens }: Page, index: number): number {
  let at = index
  while (
    at < index + 3 &&
    isOnLine(tokens, at) &&
    tokens.kinds[at] !== 'word' &&
    !isSign(tokens.words[at] ?? '')
  )
    at += 1
  return at
}

/** The token behind a sign, behind '2.' within a row, or behind the dot of '800k.'. */
function behindParting({ tokens }: Page, index: number, end: number): number | undefined {
  const { words, kinds } = tokens
  if (!isOnLine(tokens, index) || !isOnLine(tokens, index + 1)) return undefined
  if (parting.has(words[index] ?? '') || (words[index] === '.' && index > end)) return index + 1
  const isNumbered = kinds[index] === 'number' && (words[index + 1] === '.' || words[index + 1] === ')')
  return isNumbered && isOnLine(tokens, index + 2) ? index + 2 : undefined
}

function isOnLine({ breaks }: Page['tokens'], index: number): boolean {
  return (breaks[index] ?? 1) === 0
}

function isSign(word: string): boolean {
  return parting.has(word) || word === '.'
}

const parting = new Set([',', ';', '/', '|'])

function itemAt(page: Page, index: number, ends: ReadonlyMap<number, number>): Item | undefined {
  const { tokens } = page
  let from = index
  if (isTitle(tokens.words[from] ?? '') && areTogether(page, from, from + 1))
    from += tokens.words[from + 1] === '.' ? 2 : 1
  const end = ends.get(tokens.starts[from] ?? -1) ?? ends.get(tokens.starts[index] ?? -1)
  if (end !== undefined) return { from, to: tokenFrom(tokens, end), isPerson: true }
  if (tokens.kinds[from] !== 'word' || !isCapital(page, from)) return undefined
  let to = from + 1
  while (
    to < from + mostWords &&
    areTogether(page, to - 1, to) &&
    tokens.kinds[to] === 'word' &&
    isCapital(page, to)
  )
    to += 1
  return tokens.kinds[to] === 'word' && (tokens.breaks[to] ?? 1) === 0
    ? undefined
    : { from, to, isPerson: false }
}

function isNameLike(page: Page, from: number, to: number): boolean {
  for (let index = from; index < to; index += 1) {
    const word = page.tokens.words[index] ?? ''
    if (word.length < 3 || isTitle(word) || !mayBePart(page, index)) return false
  }
  return true
}
