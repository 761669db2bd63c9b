import { sql } from 'drizzle-orm'
import type { SearchQuery } from '#domain/reports/search-query.ts'
import { type KnownWord, nearestWord } from '#domain/reports/spelling.ts'
import type { Reading } from './question.ts'

const mostCandidates = 200

/** What may have been meant: each word that stands in no public report replaced by one of almost the same letters. */
export async function suggestSpelling(reading: Reading, { needed }: SearchQuery): Promise<string | null> {
  const words = needed.join(' ').split(' ')
  const better = await Promise.all(words.map((word) => betterWord(reading, word)))
  const suggestion = better.map((word, position) => word ?? words[position]).join(' ')
  return suggestion === words.join(' ') ? null : suggestion
}

async function betterWord(reading: Reading, word: string): Promise<string | null> {
  const letters = Array.from(word).length
  if (letters < 4 || letters > 40) return null
  const { rows } = await reading.execute<KnownWord>(sql`
    select word, ndoc from (
      select word, ndoc, cardinality(array(select unnest(grams) intersect select unnest(search_grams(${word})))) as shared
      from search_lexicon
      where grams && (select array_agg(gram) from unnest(search_grams(${word})) gram where length(gram) = 3)
        and length(word) between ${letters - 2} and ${letters + 2} and ndoc > 0
    ) near order by shared desc, ndoc desc limit ${mostCandidates}`)
  return nearestWord(word, rows)
}
