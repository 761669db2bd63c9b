import type { Candidate } from '../finding.ts'
import { organizationWords } from '../names/word-lists.ts'
import type { Page } from '../page.ts'
import { areTogether, isAllCapitals, isCapital } from './capitals.ts'
import { certainAt } from './found-at.ts'
import { agencyNames, bankNames, sectorWords } from './office-words.ts'
import { makePhrases, type Phrases } from './phrases.ts'

/** Ministries, agencies, banks and companies by their words. Others come from the tagger. */
export function detectOrganizations(page: Page): Candidate[] {
  known ??= makePhrases([...agencyNames, ...bankNames])
  const found: Candidate[] = []
  const { tokens } = page
  for (let index = 0; index < tokens.count; index += 1) {
    const length = known.longestAt(tokens, index)
    const isKnown =
      length > 0 && (length > 1 || isAllCapitals(page, index) || sureSmall.has(tokens.words[index] ?? ''))
    const end = isKnown ? index + length : (endOfMinistry(page, index) ?? endOfCompany(page, index))
    if (end === undefined) continue
    const start = isKnown ? index : startOfName(page, index)
    found.push(certainAt(page, { from: start, to: end }, 'organization', 56))
    index = end - 1
  }
  return found
}

let known: Phrases | undefined

const heads = new Set('ministry bureau commission board authority agency directorate council'.split(' '))

/** 'Ministry of Works and Housing', also in small letters where the words are those of a ministry. */
function endOfMinistry(page: Page, index: number): number | undefined {
  const { words } = page.tokens
  if (!heads.has(words[index] ?? '') || !['of', 'for', 'on'].includes(words[index + 1] ?? ''))
    return undefined
  let end = index + 2
  if (words[end] === 'the') end += 1
  const first = end
  while (end < first + 8 && isSubject(page, end)) end += 1
  while (end > first && joints.has(words[end - 1] ?? '')) end -= 1
  return end > first ? end : undefined
}

const joints = new Set(['and', '&', ',', 'of'])

function isSubject(page: Page, index: number): boolean {
  const word = page.tokens.words[index] ?? ''
  if ((page.tokens.breaks[index] ?? 0) > 0) return false
  if (joints.has(word)) return sectorWords.has(page.tokens.words[index + 1] ?? '')
  return (
    sectorWords.has(word) ||
    (isCapital(page, index) && !joints.has(word) && page.tokens.kinds[index] === 'word')
  )
}

const endings = new Set(
  'ltd limited plc inc llc gmbh university polytechnic hospital ventures enterprises bank holdings microfinance academy clinic ministry'.split(
    ' ',
  ),
)

/** 'Sunrise Global Resources Ltd': one word of a company behind words with capitals. */
function endOfCompany(page: Page, index: number): number | undefined {
  const { words } = page.tokens
  const isEnding =
    endings.has(words[index] ?? '') &&
    (isCapital(page, index) || ['ltd', 'plc', 'limited'].includes(words[index] ?? ''))
  if (!isEnding || startOfName(page, index) === index) return undefined
  return words[index + 1] === '.' &&
    ['ltd', 'inc', 'co'].includes(words[index] ?? '') &&
    areTogether(page, index, index + 1)
    ? index + 1
    : index + 1
}

function startOfName(page: Page, index: number): number {
  let first = index
  while (index - first < 6 && first > 0 && areTogether(page, first - 1, first) && isNameWord(page, first - 1))
    first -= 1
  while (first < index && ['&', 'and', 'of', 'the'].includes(page.tokens.words[first] ?? '')) first += 1
  return first
}

function isNameWord(page: Page, index: number): boolean {
  const word = page.tokens.words[index] ?? ''
  if (word === '&' || (['and', 'of'].includes(word) && isCapital(page, index - 1))) return true
  return isCapital(page, index) && !starters.has(word)
}

const starters = new Set(
  'the a an at in on from for by our my their his her this that when while since i we he she it they and but so to is was of'.split(
    ' ',
  ),
)

const sureSmall = new Set([
  ...organizationWords.filter((word) =>
    /^(?:efcc|icpc|nnpc|firs|nimc|inec|frsc|nafdac|ndlea|tetfund|ubec|subeb|nhis|npa|nimasa|nerc|nscdc|nysc|nddc|gtbank|uba|fcmb|ecobank|opay)$/.test(
      word,
    ),
  ),
])
