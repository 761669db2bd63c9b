import type { Candidate } from '../finding.ts'
import type { Page } from '../page.ts'
import { areTogether, isCapital } from './capitals.ts'
import { sectorWords, unitModifiers } from './office-words.ts'

/** Departments, units and teams: 'the audit unit', 'Department of Finance', 'Procurement' behind 'in'. */
export function detectDepartments(page: Page): Candidate[] {
  const found: Candidate[] = []
  for (let index = 0; index < page.tokens.count; index += 1) {
    const range = departmentAt(page, index)
    if (!range) continue
    const [from, to] = range
    found.push({
      start: page.tokens.starts[from] ?? 0,
      end: page.tokens.ends[to - 1] ?? 0,
      kind: 'department',
      tier: 'certain',
      weight: 54,
    })
    index = Math.max(index, to - 1)
  }
  return found
}

function departmentAt(page: Page, index: number): [number, number] | undefined {
  const { words } = page.tokens
  const word = words[index] ?? ''
  if (unitWords.has(word)) return ofSomething(page, index) ?? behindItsName(page, index)
  if (alone.has(word) && (isCapital(page, index) || word.length > 3)) {
    const isIntroduced = ['in', 'at', 'from'].includes(words[index - 1] ?? '')
    if (word === 'human' && words[index + 1] === 'resources') return unitAfter(page, index, index + 2)
    if (
      word !== 'human' &&
      isIntroduced &&
      (isCapital(page, index) || word === 'procurement' || word === 'payroll')
    )
      return unitAfter(page, index, index + 1)
  }
  if (word === 'hr' && (isCapital(page, index) || words[index - 1] === 'the' || words[index - 1] === 'in'))
    return unitAfter(page, index, index + 1)
  return undefined
}

const unitWords = new Set(
  'department dept departments unit units division section sections team teams directorate desk taskforce faculty registry bursary'.split(
    ' ',
  ),
)
const alone = new Set(
  'procurement audit accounts payroll human works bursary registry admissions logistics pharmacy finance'.split(
    ' ',
  ),
)

function unitAfter({ tokens }: Page, from: number, to: number): [number, number] {
  return unitWords.has(tokens.words[to] ?? '') ? [from, to + 1] : [from, to]
}

function ofSomething(page: Page, index: number): [number, number] | undefined {
  const { words } = page.tokens
  if (words[index + 1] !== 'of') return standsForItself(words[index] ?? '') ? [index, index + 1] : undefined
  let end = index + 2
  while (end < index + 9 && isSubject(page, end)) end += 1
  while (['and', ',', '&'].includes(words[end - 1] ?? '')) end -= 1
  return end > index + 2 ? [index, end] : undefined
}

function standsForItself(word: string): boolean {
  return word === 'registry' || word === 'bursary'
}

function isSubject(page: Page, index: number): boolean {
  const { words, breaks } = page.tokens
  const word = words[index] ?? ''
  if ((breaks[index] ?? 0) > 0) return false
  if (['and', '&', ','].includes(word))
    return sectorWords.has(words[index + 1] ?? '') || isCapital(page, index + 1)
  return sectorWords.has(word) || isCapital(page, index)
}

function behindItsName(page: Page, index: number): [number, number] | undefined {
  const { words } = page.tokens
  let first = index
  while (index - first < 5 && first > 0 && areTogether(page, first - 1, first) && isModifier(page, first - 1))
    first -= 1
  while (first < index && ['and', '&', 'of'].includes(words[first] ?? '')) first += 1
  if (first < index) return [first, index + 1]
  const isOwn = ['my', 'our', 'his', 'her', 'their', 'your'].includes(words[index - 1] ?? '')
  return isOwn && ['department', 'unit', 'team', 'division', 'section', 'dept'].includes(words[index] ?? '')
    ? [index, index + 1]
    : undefined
}

function isModifier(page: Page, index: number): boolean {
  const { words, kinds } = page.tokens
  const word = words[index] ?? ''
  if (word === '&' || word === 'and')
    return unitModifiers.has(words[index - 1] ?? '') && unitModifiers.has(words[index + 1] ?? '')
  return unitModifiers.has(word) || (isCapital(page, index) && kinds[index] === 'word' && !plain.has(word))
}

const plain = new Set(
  'the a an my our his her their your this that in at of for from when since and but i we he she they it'.split(
    ' ',
  ),
)
