import type { Candidate } from '../finding.ts'
import type { Page } from '../page.ts'
import { areTogether, isAllCapitals, isCapital } from './capitals.ts'
import { sectorWords } from './office-words.ts'
import { makePhrases, type Phrases } from './phrases.ts'
import { positionNames, rankNames, shortTitles } from './position-words.ts'

/** Job titles and ranks, with what they are of: 'acting director of finance and supply', 'Grade Level 14 officer'. */
export function detectPositions(page: Page): Candidate[] {
  names ??= makePhrases([...positionNames, ...rankNames])
  const found: Candidate[] = []
  const { tokens } = page
  for (let index = 0; index < tokens.count; index += 1) {
    const length = names.longestAt(tokens, index)
    const isShort = length === 0 && shortTitles.has(tokens.words[index] ?? '') && isAllCapitals(page, index)
    if (length === 0 && !isShort) continue
    const from = startWithModifiers(page, index)
    const to = endWithSubject(page, index + Math.max(1, length))
    found.push({
      start: tokens.starts[from] ?? 0,
      end: tokens.ends[to - 1] ?? 0,
      kind: 'position',
      tier: 'certain',
      weight: 55 + Math.min(6, to - from),
    })
    index = to - 1
  }
  return found
}

let names: Phrases | undefined

const modifiers = new Set(
  'acting deputy assistant asst senior snr junior principal chief former ex ex- vice associate lead head executive general managing technical special personal private regional zonal state district area divisional permanent higher first second project site field account accounts finance financial human resources resource procurement audit internal external legal medical sales marketing admin administrative security payroll planning protocol press public relations information it ict operations logistics transport store stores revenue tax customs immigration police program programme branch monitoring evaluation research works welfare desk budget civil mechanical electrical health education quality compliance risk'.split(
    ' ',
  ),
)

function startWithModifiers(page: Page, index: number): number {
  let first = index
  while (
    index - first < 4 &&
    first > 0 &&
    areTogether(page, first - 1, first) &&
    modifiers.has(page.tokens.words[first - 1] ?? '')
  )
    first -= 1
  return first
}

function endWithSubject(page: Page, end: number): number {
  const { words } = page.tokens
  if (!['of', 'for'].includes(words[end] ?? '') && words[end] !== ',') return end
  if (words[end] === ',') return end
  let last = end + 1
  while (last < end + 8 && isSubject(page, last)) last += 1
  while (last > end + 1 && ['and', '&', ','].includes(words[last - 1] ?? '')) last -= 1
  return last > end + 1 ? last : end
}

function isSubject(page: Page, index: number): boolean {
  const { words, breaks } = page.tokens
  const word = words[index] ?? ''
  if ((breaks[index] ?? 0) > 0) return false
  if (['and', '&'].includes(word)) return sectorWords.has(words[index + 1] ?? '')
  return sectorWords.has(word) || (isCapital(page, index) && sectorWords.has(word))
}
