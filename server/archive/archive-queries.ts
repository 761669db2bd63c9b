import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { archiveStanding } from '#domain/archive/archive-record.ts'
import { archiveText, convictionMoment } from '#domain/archive/archive-text.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { archiveRecords, searchDocs } from '#server/database/schema.ts'
import { changeIndex, type Indexing, takeFromIndex } from '#server/finding/change-index.ts'

export type ArchiveRow = typeof archiveRecords.$inferSelect
export type NewArchiveRow = typeof archiveRecords.$inferInsert

export async function insertConvictions(
  indexing: Indexing,
  queries: Transaction,
  rows: readonly NewArchiveRow[],
): Promise<void> {
  const inserted = await queries
    .insert(archiveRecords)
    .values([...rows])
    .returning()
  await listConvictions(indexing, queries, inserted)
}

/** Puts the records that are not in the public list yet where they are found: those of the time before there was a search. */
export async function listUnlistedConvictions(indexing: Indexing, queries: Transaction): Promise<void> {
  // Apart, so that where the index is on several servers they send the convictions alone.
  const listed = queries
    .select({ id: searchDocs.id, reference: searchDocs.archiveReference })
    .from(searchDocs)
    .where(isNotNull(searchDocs.archiveReference))
    .as('listed')
  const rows = await queries
    .select({ record: archiveRecords })
    .from(archiveRecords)
    .leftJoin(listed, eq(listed.reference, archiveRecords.referenceNumber))
    .where(and(isNull(listed.id), isNull(archiveRecords.withdrawnOn)))
  if (rows.length > 0)
    await listConvictions(
      indexing,
      queries,
      rows.map(({ record }) => record),
    )
}

/** Its entry in the public list says what it says now. */
export async function relistConviction(
  indexing: Indexing,
  queries: Transaction,
  row: ArchiveRow,
): Promise<void> {
  await unlistConviction(indexing, queries, row.id)
  await listConvictions(indexing, queries, [row])
}

/** Nothing of it is found any more. */
export async function unlistConviction(indexing: Indexing, queries: Transaction, id: string): Promise<void> {
  await takeFromIndex(indexing, queries, [id], () => queries.delete(searchDocs).where(eq(searchDocs.id, id)))
}

async function listConvictions(
  indexing: Indexing,
  queries: Transaction,
  rows: readonly ArchiveRow[],
): Promise<void> {
  const ids = rows.map(({ id }) => id)
  await changeIndex(indexing, queries, ids, () =>
    queries.insert(searchDocs).values(
      rows.map((row) => ({
        id: row.id,
        kind: 'archive' as const,
        archiveReference: row.referenceNumber,
        listedAt: convictionMoment(row.convictionDate),
        state: row.state,
        credibility: archiveStanding.credibilityRating,
        doc: archiveText(row),
      })),
    ),
  )
}

export async function knownIdentities(
  queries: Queries | Transaction,
  identities: readonly string[],
): Promise<Map<string, string>> {
  const rows = await queries
    .select({ identity: archiveRecords.identity, referenceNumber: archiveRecords.referenceNumber })
    .from(archiveRecords)
    .where(inArray(archiveRecords.identity, [...identities]))
  return new Map(rows.flatMap((row) => (row.identity ? [[row.identity, row.referenceNumber]] : [])))
}

/** The highest running number of each year that has one. */
export async function lastNumbers(queries: Transaction): Promise<Map<number, number>> {
  const rows = await queries
    .select({
      year: archiveRecords.year,
      last: sql<number>`max(right(${archiveRecords.referenceNumber}, 4)::int)`,
    })
    .from(archiveRecords)
    .groupBy(archiveRecords.year)
  return new Map(rows.map(({ year, last }) => [year, last]))
}

/** Without those that were withdrawn. */
export function allConvictions(queries: Queries): Promise<ArchiveRow[]> {
  return queries
    .select()
    .from(archiveRecords)
    .where(isNull(archiveRecords.withdrawnOn))
    .orderBy(asc(archiveRecords.referenceNumber))
}
