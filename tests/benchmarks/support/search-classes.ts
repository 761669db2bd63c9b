import type pg from 'pg'
import { fastDraws } from '#server/database/seed/bulk/fast-draws.ts'

const termsInClass = 20

const classNames = [
  ...['very common word', 'common word', 'middling word', 'rare word', 'inside a word', 'no hit'],
  ...['one letter', 'two letters', 'two words side by side', 'a full name', 'several words in any order'],
  ...['a name in other spellings', 'a number', 'part of a number', 'a misspelt name'],
] as const
export type SearchClass = (typeof classNames)[number]

/** Terms of each class, drawn from what the database holds, the same each time. */
export async function searchClasses(
  pool: pg.Pool,
  reports: number,
): Promise<{ name: SearchClass; terms: string[] }[]> {
  const draws = fastDraws(7)
  const between = (least: number, most: number) => wordsBetween(pool, least * reports, most * reports)
  const [veryCommon, common, middling, rare, texts, numbers] = await Promise.all([
    between(0.25, 2),
    between(0.03, 0.25),
    between(0.001, 0.02),
    wordsBetween(pool, 1, 20),
    someTexts(pool),
    someNumbers(pool),
  ])
  const pick = (words: readonly string[]) => draws.pick(words)
  const pieceOf = (word: string, length: number) => {
    const start = draws.below(Math.max(1, word.length - length))
    return word.slice(start, start + length)
  }
  const makers: Record<SearchClass, () => string> = {
    'very common word': () => pick(veryCommon),
    'common word': () => pick(common),
    'middling word': () => pick(middling),
    'rare word': () => pick(rare),
    'inside a word': () => pieceOf(pick(rare), 4),
    'no hit': () => `${pick(rare)}xqz${draws.below(90)}`,
    'one letter': () => pieceOf(pick(rare), 1),
    'two letters': () => pieceOf(pick(rare), 2),
    'two words side by side': () => `"${sideBySide(pick(texts), draws.below(1_000))}"`,
    'a full name': () => pick(texts).split('\n')[0] ?? '',
    'several words in any order': () => `${pick(common)} ${pick(middling)} ${pick(common)}`,
    'a name in other spellings': () => `${pick(spelled)} ${pick(middling)}`,
    'a number': () => pick(numbers),
    'part of a number': () => pick(numbers).slice(-5),
    'a misspelt name': () => misspelt(pick(rare)),
  }
  return classNames.map((name) => ({ name, terms: Array.from({ length: termsInClass }, makers[name]) }))
}

async function wordsBetween(pool: pg.Pool, least: number, most: number): Promise<string[]> {
  const { rows } = await pool.query<{ word: string }>(
    `select word from search_lexicon where ndoc between $1::float8 and $2::float8 and word ~ '^[a-z]{3,}$'
     order by md5(word) limit 200`,
    [least, most],
  )
  return rows.map(({ word }) => word)
}

async function someTexts(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ doc: string }>(
    `select doc from search_docs where kind = 'report' and doc is not null order by md5(id::text) limit 200`,
  )
  return rows.map(({ doc }) => doc)
}

async function someNumbers(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ number: string }>(
    'select reference_number as number from public_reports order by md5(report_id::text) limit 200',
  )
  return rows.map(({ number }) => number)
}

const spelled = [
  'muhammad',
  'mohammed',
  'osman',
  'umaru',
  'abdulahi',
  'yusufu',
  'aishat',
  'hadiza',
  'olarewaju',
]

function misspelt(word: string): string {
  return `${word.slice(0, 2)}${word.charAt(3)}${word.charAt(2)}${word.slice(4)}`
}

function sideBySide(text: string, drawn: number): string {
  const words = (text.split('\n').find((field) => field.split(' ').length > 8) ?? text).split(' ')
  const start = drawn % Math.max(1, words.length - 2)
  return words.slice(start, start + 2).join(' ')
}
