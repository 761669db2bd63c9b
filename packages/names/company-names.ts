import { lookUpName } from './name-book.ts'
import { foldText } from './text/fold.ts'

export type CompanyName = { key: string; shown: string }

const legal = ['Limited', 'Ltd', 'Plc', 'PLC', 'GTE', 'LIMITED', 'LTD']
const trades = [
  'Enterprises',
  'Enterprise',
  'Ventures',
  'Holdings',
  'Investments',
  'Investment',
  'Industries',
  'Foundation',
  'Farms',
  'Consult',
  'Consulting',
  'Resources',
  'Services',
  'Company',
  'Group',
  'Properties',
]
const pattern = new RegExp(
  String.raw`(?<![\p{L}\d])((?:[\p{Lu}\d][\p{L}\p{M}\d&’'.-]{0,30}\s+|(?:and|&|of)\s+){1,6})(${[...legal, ...trades].join('|')})\b\.?`,
  'gu',
)
/** What a company's name is written with or without. */
const droppedWords = new Set(
  'limited ltd plc gte nigeria nig company co and of international intl the'.split(' '),
)
/** A sentence may begin before the name. */
const notTheFirst = new Set(
  'through his her he she they it its a an in at from to by with for under via called named owns owner director directors contract contracts account our my this that'.split(
    ' ',
  ),
)

/** Companies by the words that they end in. Two writings of one company have one key: Misali Works Ltd, Misali Works Nigeria Limited. */
export function companiesIn(text: string): CompanyName[] {
  return [...text.matchAll(pattern)].flatMap(([shown, name = '', ending = '']) => {
    const words = wordsOf(`${name} ${ending}`)
    return isTelling(words) ? [{ key: words.join(' '), shown: shown.trim() }] : []
  })
}

const endings = new Set([...legal, ...trades].map((word) => word.toLowerCase()))

/** The key of a text that is the name of a company; null for one that does not end as such names do. */
export function companyKeyOf(text: string): string | null {
  const last = foldText(text)
    .split(/[^\p{L}\d]+/u)
    .findLast((word) => word !== '')
  const words = wordsOf(text)
  return last !== undefined && endings.has(last) && isTelling(words) ? words.join(' ') : null
}

function wordsOf(name: string): string[] {
  const words = foldText(name)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '' && !droppedWords.has(word))
  const first = words.findIndex((word) => !notTheFirst.has(word))
  return first < 0 ? [] : words.slice(first)
}

// A family's name alone, with Ltd behind it, is many companies.
function isTelling(words: readonly string[]): boolean {
  const [only = '', second] = words
  return words.length > 0 && (second !== undefined || (only.length >= 5 && !lookUpName(only).isCommon))
}
