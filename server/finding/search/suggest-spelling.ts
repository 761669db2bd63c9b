import { sql } from 'drizzle-orm'
import type { SearchQuery } from '#domain/finding/search-query.ts'
import { type KnownWord, nearestWord } from '#domain/text/spelling.ts'
import type { Reading } from './question.ts'

const mostCandidates = 200

/** What may have been meant: each word that stands in no public report replaced by one of almost the same letters. */
export async function suggestSpelling(reading: Reading, { needed }: SearchQuery): Promise<string | null> {
  const words = needed.join(' ').split(' ')
  const unknown = await unknownWords(reading, words)
  const better = await Promise.all(
    words.map((word) => (unknown.has(word) ? betterWord(reading, word) : null)),
  )
  const suggestion = better.map((word, position) => word ?? words[position]).join(' ')
  return suggestion === words.join(' ') ? null : suggestion
}

async function unknownWords(reading: Reading, words: readonly string[]): Promise<Set<string>> {
  const { rows } = await reading.execute<{ word: string }>(sql`
    select asked.word from unnest(${sql.param([...words])}::text[]) asked (word)
    where length(asked.word) between 4 and 40 and not exists (
      select from search_lexicon known
      where known.grams @> needed_grams(asked.word) and strpos(known.word, asked.word) > 0 and known.ndoc > 0)`)
  return new Set(rows.map(({ word }) => word))
}

async function betterWord(reading: Reading, word: string): Promise<string | null> {
  const letters = Array.from(word)
  const grams = sql.param([
    ...new Set(letters.slice(2).map((_, start) => letters.slice(start, start + 3).join(''))),
  ])
  const { rows } = await reading.execute<KnownWord>(sql`
    select word, ndoc from search_lexicon
    where grams && ${grams}::text[] and length(word) between ${letters.length - 2} and ${letters.length + 2} and ndoc > 0
    order by (select count(*) from unnest(${grams}::text[]) gram where gram = any(grams)) desc, ndoc desc
    limit ${mostCandidates}`)
  return nearestWord(word, rows)
}
