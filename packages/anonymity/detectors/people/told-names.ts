import type { Candidate } from '../../finding.ts'
import { bits, lexicon } from '../../names/lexicon.ts'
import type { Page } from '../../page.ts'
import { isAllCapitals, isCapital } from '../capitals.ts'
import { endOfName, personAt } from '../found-at.ts'
import { isTitle, nameBits, neverNames } from '../name-words.ts'

const mostWords = 3
const mostBack = 7

/**
 * Names by the sentence around them: 'Onye na-abia bu Bonaventure', 'Wanda ya karba Mukhtari ne', 'the one wey collect am na Ejiro',
 * "ta hannun Nafi'u", "n'aka Chinecherem", 'nipase Fitilayo'.
 */
export function detectToldNames(page: Page): Candidate[] {
  const found: Candidate[] = []
  for (let index = 1; index < page.tokens.count; index += 1) {
    if (!isCapitalStranger(page, index)) continue
    const to = endOfName(page, index, mostWords, isCapitalStranger)
    if (isInHand(page, index) || isWho(page, index, to)) found.push(personAt(page, index, to))
    index = to - 1
  }
  return found
}

/** A stranger with a capital: what a name is made of where a place calls for one. */
export function isCapitalStranger(page: Page, index: number): boolean {
  return isCapital(page, index) && isStranger(page, index)
}

/** In no list, or in a list of names; no place and no office. */
export function isStranger(page: Page, index: number): boolean {
  const word = page.tokens.words[index] ?? ''
  if (page.tokens.kinds[index] !== 'word' || word.length < 3 || neverNames.has(word) || isTitle(word))
    return false
  if (isAllCapitals(page, index)) return false
  const known = lexicon(word)
  if (
    (known & (bits.place | bits.organizationWord | bits.jobWord)) !== 0 &&
    (known & bits.nigerianName) === 0
  )
    return false
  return known === 0 || ((known & nameBits) !== 0 && (known & bits.frequentWord) === 0)
}

function isInHand({ tokens: { words } }: Page, index: number): boolean {
  const before = words[index - 1] ?? ''
  const isHand = hands.has(before) || (before === 'of' && words[index - 2] === 'hands')
  return isHand && !(before === 'hannun' && words[index - 2] === 'sa')
}

/** 'who comes is X' and, in Hausa, 'who took it X ne'. */
function isWho({ tokens: { words } }: Page, index: number, to: number): boolean {
  const isHim =
    (words[index - 1] === 'ne' && words[index - 2] === 'shi') ||
    (words[index - 1] === 'ce' && words[index - 2] === 'ita')
  if (isHim) return true
  const isBehindCopula = copulas.has(words[index - 1] ?? '')
  const isBeforeCopula = closings.has(words[to] ?? '')
  if (!isBehindCopula && !isBeforeCopula) return false
  for (let at = index - 1; at >= Math.max(0, index - mostBack); at -= 1) {
    const word = words[at] ?? ''
    if (word === '.' || word === '?' || word === '!') return false
    if (
      whos.has(word) ||
      (word === 'to' && words[at - 1] === 'awon') ||
      (word === 'one' && words[at - 1] === 'the')
    )
      return true
  }
  return false
}

const hands = new Set("hannun n'aka nipase nipasee lowo through thru via hannunsa".split(' '))

const copulas = new Set('bu ni na is was shine itace lo'.split(' '))

const closings = new Set('ne ce'.split(' '))

const whos = new Set('wanda wadda waɗanda wadanda onye eni eniti pesin wey person whose'.split(' '))
