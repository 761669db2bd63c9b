import type { ListFilters } from '#domain/finding/list-filters.ts'
import type { SearchQuery } from '#domain/finding/search-query.ts'
import type { SearchedField } from '#domain/finding/search-text.ts'
import type { Cursor } from '#server/database/cursor.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import type { Count } from './rounding.ts'

export type Reading = Queries | Transaction

/** What a person wants from the public list: narrowed so, holding this, after this place. */
export type Question = { query: SearchQuery; filters: ListFilters; after: Cursor | null }

/** What is within one word of a needed text: the words that have it, null where they are too many to name. */
export type Piece = { words: readonly string[] | null; atMost: number }

/** A needed text, or a set of choices: what a document has to have, and at most how many have it. */
export type TextPart = {
  kind: 'text'
  text: string
  /** Other words that are taken for the same name. A document that has one of them fits too. */
  spellings: readonly string[]
  /** A document that has the text has a word of each piece. */
  pieces: readonly Piece[]
  atMost: number
  /** Having the words is not yet having the text. */
  needsReading: boolean
  /** Texts of which one is enough, in place of `text`. */
  oneOf?: readonly string[]
  /** Where it has to be, if not anywhere. */
  field?: SearchedField
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
  /** Its rows are on several servers. What these send costs most, so they send no texts. */
  isDistributed: boolean
}

/** A term as it was looked for: which other spellings were found with it, and whether any report has one of them. */
export type FoundTerm = { text: string; spellings: readonly string[]; isThere: boolean }

export type Hit = { id: string; listedAt: Date; credibility: number }

export type Collected = {
  hits: Hit[]
  /** How far was looked, when the looking ended before the list did. */
  lookedTo: Hit | null
  /** How many hits the whole question has, where the looking told it. */
  count: Count | null
}
