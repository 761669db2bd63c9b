import type { Candidate } from '../../../finding.ts'
import { bits, lexicon } from '../../../names/lexicon.ts'
import type { Page } from '../../../page.ts'
import { tokenFrom } from '../../../tokens.ts'
import { isCapital } from '../../capitals.ts'
import { kindOfHeading } from '../../headings.ts'
import { linesIn } from '../../lines-in.ts'
import { isTitle, nameBits, neverNames } from '../../name-words.ts'

const weight = 53
const fewestRows = 3
const fewestPeople = 2
const mostWords = 4

/** 'Kunle Ade / 31 / paid', 'Mgbafor Eze - 150,000', '3 Dabit 12,000 sgd': the first cell of a row. */
type Row = { start: number; end: number; isPerson: boolean }

/** Where rows of one form begin with people, the others do too, also with words of every day: 'Ada Chukwu - 500', 'Oyibo / 0'. */
export function rowsOfPeople(page: Page, found: readonly Candidate[]): Candidate[] {
  const people = found.filter(({ kind, tier }) => kind === 'person' && tier === 'certain')
  return listsOf(page, people).flatMap((list) => {
    const count = list.filter(({ isPerson }) => isPerson).length
    if (list.length < fewestRows || count < fewestPeople || count * 2 < list.length) return []
    return list
      .filter((row) => !row.isPerson && isNameLike(page, row))
      .map(({ start, end }): Candidate => ({ start, end, kind: 'person', tier: 'certain', weight }))
  })
}

/** The rows of the text by what is behind their first cell. */
function listsOf(page: Page, people: readonly Candidate[]): Row[][] {
  const lists = new Map<string, Row[]>()
  const { plain } = page.reading
  const starts = new Map(people.map((one) => [one.start, one]))
  for (const { start, end } of linesIn(plain)) {
    const [, before = '', name = '', sign = ''] =
      row.exec(plain.slice(start, Math.min(end, start + 64))) ?? []
    if (name !== '') {
      const at = start + before.length
      const person = starts.get(at)
      const isPerson = person !== undefined && person.end >= at + name.length
      const list = lists.get(sign) ?? []
      list.push({ start: at, end: at + name.length, isPerson })
      lists.set(sign, list)
    }
  }
  return [...lists.values()]
}

const row =
  /^(\s{0,4}(?:(?:\d{1,3}|[ivx]{1,4}|[a-h])(?:[.),:]|\/(?! ))? ?|[-*~\u2022] ?)?)([A-Za-z][A-Za-z'-]{1,20}(?: [A-Za-z][A-Za-z'-]{0,20}\.?){0,3})( ?[|\t]| ?\/(?= )| [-\u2013\u2014]{1,2}(?= )|, ?(?=\d)| (?=\d))/

/** Each word has a capital and is no label; or it is a small one that a list of names has. */
function isNameLike(page: Page, { start, end }: Row): boolean {
  const { words, starts } = page.tokens
  const first = tokenFrom(page.tokens, start)
  if (kindOfHeading(page.reading.lower.slice(start, end)) !== undefined) return false
  let to = first
  for (; (starts[to] ?? end) < end; to += 1) if (!mayBePart(page, to)) return false
  return to - first <= mostWords && (words[first] ?? '').length > 2 && !isTitle(words[first] ?? '')
}

/** A word of a name among people: with a capital, in a list of names or in no list of words; a small one only as a name and nothing else. */
export function mayBePart(page: Page, index: number): boolean {
  const word = page.tokens.words[index] ?? ''
  if (page.tokens.kinds[index] === 'sign') return true
  if (page.tokens.kinds[index] !== 'word' || neverNames.has(word)) return false
  const known = lexicon(word)
  const isName = (known & nameBits) !== 0
  const others = bits.knownWord | bits.frequentWord | bits.jobWord | bits.organizationWord | bits.place
  if (isCapital(page, index)) return isName || (known & others) === 0
  return isName && (known & (others | bits.localWord)) === 0
}
