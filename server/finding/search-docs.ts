import { eq } from 'drizzle-orm'
import { searchText } from '#domain/finding/search-text.ts'
import type { ReportText } from '#domain/reports/fields.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { searchDocs } from '#server/database/schema.ts'
import { changeIndex, type Indexing, takeFromIndex } from './change-index.ts'

/** Puts an approved report into the search index. */
export async function indexReport(
  indexing: Indexing,
  queries: Transaction,
  { id, words, credibility, at }: { id: string; words: ReportText; credibility: number; at: Date },
): Promise<void> {
  const { wrongKind, sector, state } = words
  await changeIndex(indexing, queries, [id], () =>
    queries.insert(searchDocs).values({
      ...{ id, kind: 'report', reportId: id, listedAt: at },
      ...{ wrongKind, sector, state, credibility, doc: searchText(words) },
    }),
  )
}

/** Replaces the searched text of a corrected report. Its place in the list stays. */
export async function reindexReport(
  indexing: Indexing,
  queries: Transaction,
  id: string,
  words: ReportText,
): Promise<void> {
  const { wrongKind, sector, state } = words
  const changed = { wrongKind, sector, state, doc: searchText(words) }
  // What a correction takes out of a text must not be suggested to readers either.
  await takeFromIndex(indexing, queries, [id], () =>
    queries.update(searchDocs).set(changed).where(eq(searchDocs.id, id)),
  )
}

/** Keeps the place in the list, and removes everything that a search could find. */
export async function emptyIndexEntry(indexing: Indexing, queries: Transaction, id: string): Promise<void> {
  const emptied = { wrongKind: null, sector: null, state: null, credibility: 0, doc: null }
  await takeFromIndex(indexing, queries, [id], () =>
    queries.update(searchDocs).set(emptied).where(eq(searchDocs.id, id)),
  )
}

export async function indexRating(
  indexing: Indexing,
  queries: Transaction,
  id: string,
  credibility: number,
): Promise<void> {
  await changeIndex(indexing, queries, [id], () =>
    queries.update(searchDocs).set({ credibility }).where(eq(searchDocs.id, id)),
  )
}
