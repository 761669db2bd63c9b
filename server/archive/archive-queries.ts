import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { archiveStanding } from '#domain/archive/archive-record.ts'
import { archiveText, convictionMoment } from '#domain/archive/archive-text.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { archiveRecords, searchDocs } from '#server/database/schema.ts'

export type ArchiveRow = typeof archiveRecords.$inferSelect
export type NewArchiveRow = typeof archiveRecords.$inferInsert

export async function insertConvictions(queries: Transaction, rows: readonly NewArchiveRow[]): Promise<void> {
  const inserted = await queries
    .insert(archiveRecords)
    .values([...rows])
    .returning()
  await listConvictions(queries, inserted)
}

/** Puts the records that are not in the public list yet where they are found: those of the time before there was a search. */
export async function listUnlistedConvictions(queries: Transaction): Promise<void> {
  const rows = await queries
    .select({ record: archiveRecords })
    .from(archiveRecords)
    .leftJoin(searchDocs, eq(searchDocs.archiveReference, archiveRecords.referenceNumber))
    .where(and(isNull(searchDocs.id), isNull(archiveRecords.withdrawnOn)))
  if (rows.length > 0)
    await listConvictions(
      queries,
      rows.map(({ record }) => record),
    )
}

/** Its entry in the public list says what it says now. */
export async function relistConviction(queries: Transaction, row: ArchiveRow): Promise<void> {
  await queries.delete(searchDocs).where(eq(searchDocs.archiveReference, row.referenceNumber))
  await listConvictions(queries, [row])
}

async function listConvictions(queries: Transaction, rows: readonly ArchiveRow[]): Promise<void> {
  await queries.insert(searchDocs).values(
    rows.map((row) => ({
      id: row.id,
      kind: 'archive' as const,
      archiveReference: row.referenceNumber,
      listedAt: convictionMoment(row.convictionDate),
      state: row.state,
      credibility: archiveStanding.credibilityRating,
      doc: archiveText(row),
    })),
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
