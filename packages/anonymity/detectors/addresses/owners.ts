import type { Page } from '../../page.ts'
import { sentenceWords } from './address-words.ts'
import { looseEnds, officeWords } from './clause-words.ts'
import { articles } from './parts.ts'

const mostWords = 6

/**
 * The first word of a house with its owner and its look: 'his mother's compound', 'the uncompleted building', 'her senior wife's kitchen',
 * 'wani gida', and without an article 'abandoned warehouse'. No word of it begins before `lowest`.
 */
export function withOwner({ tokens, spoken }: Page, head: number, lowest: number): number {
  const { words, kinds, starts, breaks } = tokens
  if ((spoken[head] ?? 0) > pidgin) return someone.has(words[head - 1] ?? '') ? head - 1 : head
  let look = head
  for (let index = head - 1; index >= Math.max(0, head - mostWords); index -= 1) {
    const word = words[index] ?? ''
    const isOwn = word === "'" && words[index + 1] === 's'
    if ((kinds[index] !== 'word' && !isOwn) || (starts[index] ?? 0) < lowest) break
    if ((breaks[index + 1] ?? 0) > 0) break
    if (publicWords.has(word)) return head
    if (articles.has(word)) return index
    if (sentenceWords.has(word) || looseEnds.has(word) || officeWords.has(word) || verbs.has(word)) break
    if (looks.has(word) && look === index + 1) look = index
  }
  return look
}

/** The same; 'a' or 'one' alone tells nothing of the house. */
export function withLook(page: Page, head: number, lowest: number): number {
  const first = withOwner(page, head, lowest)
  return first === head - 1 && anyOne.has(page.tokens.words[first] ?? '') ? head : first
}

const pidgin = 2

const anyOne = new Set(['a', 'an', 'one'])

/** 'The state store' is what a report is about. */
const publicWords = new Set(
  'state federal national public local government council committee party company'.split(' '),
)

/** 'Im get shop' has an owner and no house of his. */
const verbs = new Set(
  'get got go goes went come came see saw build built buy bought rent rented owns sell sold'.split(' '),
)

const someone = new Set(['wani', 'wata', 'otu'])

const looks = new Set(
  'uncompleted unfinished abandoned empty old new mud zinc wooden thatched white blue green yellow red brown pink last first second third'.split(
    ' ',
  ),
)
