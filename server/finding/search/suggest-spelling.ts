import { type KnownWord, nearestWord } from '@fitila/names/text/spelling'
import { sql } from 'drizzle-orm'
import { type SearchQuery, writeSearch } from '#domain/finding/search-query.ts'
import type { FoundTerm, Reading } from './question.ts'

const mostCandidates = 200
const shortest = 4

/**
 * What may have been meant: each bare word that is in no public report, in no spelling either, replaced by one of almost the
 * same letters. Null where there is nothing to replace.
 *
 * @param terms the same search as it was looked for
 */
export async function suggestSpelling(
  reading: Reading,
  query: SearchQuery,
  terms: readonly FoundTerm[],
): Promise<string | null> {
  const missing = new Set(terms.filter(({ isThere }) => !isThere).map(({ text }) => text))
  const needed = await Promise.all(
    query.needed.map(async (term) => {
      const isMeant = term.isBareWord && term.text.length >= shortest && missing.has(term.text)
      const better = isMeant ? await betterWord(reading, term.text) : null
      return better === null ? term : { ...term, text: better }
    }),
  )
  const suggestion = writeSearch({ ...query, needed })
  return suggestion === writeSearch(query) ? null : suggestion
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
