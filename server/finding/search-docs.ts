import { eq } from 'drizzle-orm'
import { searchText } from '#domain/finding/search-text.ts'
import type { ReportText } from '#domain/reports/report.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { searchDocs } from '#server/database/schema.ts'

/** Puts an approved report where it is found. The words' counts follow by themselves, in the same transaction. */
export async function listReport(
  queries: Transaction,
  { id, words, credibility, at }: { id: string; words: ReportText; credibility: number; at: Date },
): Promise<void> {
  const { sector, state } = words
  await queries.insert(searchDocs).values({
    ...{ id, kind: 'report', reportId: id, listedAt: at },
    ...{ sector, state, credibility, doc: searchText(words) },
  })
}

/** The words of a corrected report are found, and those that they replaced no longer are. Its place in the list stays. */
export async function relistReport(queries: Transaction, id: string, words: ReportText): Promise<void> {
  const { sector, state } = words
  await queries
    .update(searchDocs)
    .set({ sector, state, doc: searchText(words) })
    .where(eq(searchDocs.id, id))
}

/** Leaves the place in the list, and nothing by which it could be found. */
export async function listTombstone(queries: Transaction, id: string): Promise<void> {
  await queries
    .update(searchDocs)
    .set({ sector: null, state: null, credibility: 0, doc: null })
    .where(eq(searchDocs.id, id))
}

export async function listRating(queries: Transaction, id: string, credibility: number): Promise<void> {
  await queries.update(searchDocs).set({ credibility }).where(eq(searchDocs.id, id))
}
