import { eq } from 'drizzle-orm'
import { searchText } from '#domain/finding/search-text.ts'
import type { ReportText } from '#domain/reports/fields.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { searchDocs } from '#server/database/schema.ts'

/** Puts an approved report into the search index. Triggers update the lexicon's counts in the same transaction. */
export async function indexReport(
  queries: Transaction,
  { id, words, credibility, at }: { id: string; words: ReportText; credibility: number; at: Date },
): Promise<void> {
  const { wrongKind, sector, state } = words
  await queries.insert(searchDocs).values({
    ...{ id, kind: 'report', reportId: id, listedAt: at },
    ...{ wrongKind, sector, state, credibility, doc: searchText(words) },
  })
}

/** Replaces the searched text of a corrected report. Its place in the list stays. */
export async function reindexReport(queries: Transaction, id: string, words: ReportText): Promise<void> {
  const { wrongKind, sector, state } = words
  await queries
    .update(searchDocs)
    .set({ wrongKind, sector, state, doc: searchText(words) })
    .where(eq(searchDocs.id, id))
}

/** Keeps the place in the list, and removes everything that a search could find. */
export async function emptyIndexEntry(queries: Transaction, id: string): Promise<void> {
  await queries
    .update(searchDocs)
    .set({ wrongKind: null, sector: null, state: null, credibility: 0, doc: null })
    .where(eq(searchDocs.id, id))
}

export async function indexRating(queries: Transaction, id: string, credibility: number): Promise<void> {
  await queries.update(searchDocs).set({ credibility }).where(eq(searchDocs.id, id))
}
