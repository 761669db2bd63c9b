import type { ListFilters } from '#domain/reports/list-filters.ts'
import type { SearchQuery } from '#domain/reports/search-query.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import type { Cursor } from '../cursor.ts'

export type Reading = Queries | Transaction

/** What somebody wants of the public list: narrowed so, holding this, after this place. */
export type Question = { query: SearchQuery; filters: ListFilters; after: Cursor | null }

/** A needed text, or a set of choices: what a document has to have, and at most how many have it. */
export type TextPart = {
  kind: 'text'
  text: string
  /** One set of words a piece; a document has one of each. Null where they are too many to name. */
  words: readonly (readonly string[] | null)[]
  atMost: number
  /** Having the words is not yet having the text. */
  needsReading: boolean
}
export type ChoicePart = { kind: 'choice'; facets: readonly string[]; atMost: number }
export type Part = TextPart | ChoicePart

/** A question with what the lexicon knows about it. */
export type Weighed = Question & {
  parts: readonly Part[]
  /** Every row of the list, without filters. */
  all: number
  /** How many rows there would be if the parts knew nothing of each other. */
  expected: number
}

export type Hit = { id: string; listedAt: Date; credibility: number }
