import type { Candidate } from '../../finding.ts'
import { bits, lexicon } from '../../names/lexicon.ts'
import type { Page } from '../../page.ts'
import { areTogether, isAllCapitals, isCapital } from '../capitals.ts'
import { endOfName, personAt } from '../found-at.ts'
import { isTitle, neverNames } from '../name-words.ts'
import { isCapitalStranger } from './told-names.ts'

const mostGiven = 4
const weight = 60

/** 'OQUA, Ita O.' and '6. Ntui, Agbor;': a family name, a comma, and given names, as lists have them. */
export function detectFamilyFirst(page: Page): Candidate[] {
  const found: Candidate[] = []
  const { tokens } = page
  for (let index = 0; index + 2 < tokens.count; index += 1) {
    if (tokens.words[index + 1] !== ',' || !isGiven(page, index + 2)) continue
    if (!isFamily(page, index) && !isItem(page, index)) continue
    if (!areTogether(page, index, index + 1) || !areTogether(page, index + 1, index + 2)) continue
    const to = endOfName(page, index + 2, mostGiven, isGiven)
    found.push(personAt(page, index, to, weight))
    index = to - 1
  }
  return found
}

/** In capitals, in no list but one of names, at the beginning of a line or a cell. */
function isFamily(page: Page, index: number): boolean {
  const { words, breaks, kinds } = page.tokens
  const word = words[index] ?? ''
  const isFirst = index === 0 || (breaks[index] ?? 0) > 0 || kinds[index - 1] !== 'word'
  const known = lexicon(word)
  const isOther =
    (known & (bits.knownWord | bits.place | bits.organizationWord | bits.jobWord | bits.localWord)) !== 0 &&
    (known & bits.nigerianName) === 0
  return (
    isFirst &&
    kinds[index] === 'word' &&
    word.length > 2 &&
    isAllCapitals(page, index) &&
    !isOther &&
    !neverNames.has(word) &&
    !isTitle(word)
  )
}

/** '6. Ntui, Agbor, of Ikom' and 'Igho, Matthew; Ntui, Agbor;': an item of a list, of one word before the comma and one behind it. */
function isItem(page: Page, index: number): boolean {
  const { words, breaks } = page.tokens
  const before = words[index - 1]
  const isBegun =
    before === ';' ||
    (before === '.' && /^\d{1,3}$/.test(words[index - 2] ?? '') && (breaks[index - 2] ?? 0) > 0)
  const isEnded = [';', ',', '.', undefined].includes(words[index + 3])
  return isBegun && isEnded && isCapitalStranger(page, index) && isCapitalStranger(page, index + 2)
}

function isGiven(page: Page, index: number): boolean {
  const { words, kinds } = page.tokens
  const word = words[index] ?? ''
  if (kinds[index] !== 'word' || !isCapital(page, index) || neverNames.has(word)) return false
  if (word.length === 1) return true
  const known = lexicon(word)
  return !isAllCapitals(page, index) && (known & (bits.jobWord | bits.organizationWord)) === 0
}
