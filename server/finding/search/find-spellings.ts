import { isSpelledAlike, waysToSpell } from '@fitila/names/spelled-alike'
import { sql } from 'drizzle-orm'
import type { SearchTerm } from '#domain/finding/search-query.ts'
import type { Reading } from './question.ts'

export type KnownSpelling = { word: string; ndoc: number }

/**
 * For each bare word: the words of public reports that are other spellings of the same name. Those in which the word itself
 * is found are left out, because every word that contains it fits already.
 */
export async function findSpellings(
  reading: Reading,
  terms: readonly SearchTerm[],
): Promise<Map<string, KnownSpelling[]>> {
  const asked = terms
    .filter(({ isBareWord }) => isBareWord)
    .map(({ text }) => ({ text, ...waysToSpell(text) }))
  if (asked.length === 0) return new Map()
  const words = [...new Set(asked.flatMap((each) => each.words))]
  const keys = [...new Set(asked.flatMap((each) => each.keys))]
  const { rows } = await reading.execute<KnownSpelling>(sql`
    select word, ndoc from search_lexicon where word = any(${sql.param(words)}::text[]) and ndoc > 0
    union select word, ndoc from search_lexicon where letters = any(${sql.param(keys)}::text[]) and ndoc > 0
    order by word`)
  return new Map(
    asked.map(({ text }) => [
      text,
      rows.filter(({ word }) => !word.includes(text) && isSpelledAlike(text, word)),
    ]),
  )
}
