import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { ShownKind } from '#domain/events/what-is-shown.ts'
import { shownDocuments } from '#server/database/log-tree-schema.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'

export type ShownRow = typeof shownDocuments.$inferSelect

/** What the log last committed to, of each of these subjects. */
export async function newestShown(
  queries: Queries | Transaction,
  kind: ShownKind,
  ids: readonly string[],
): Promise<Map<string, ShownRow>> {
  const rows = await queries
    .selectDistinctOn([shownDocuments.subjectId])
    .from(shownDocuments)
    .where(and(eq(shownDocuments.subjectKind, kind), inArray(shownDocuments.subjectId, [...ids])))
    .orderBy(asc(shownDocuments.subjectId), desc(shownDocuments.id))
  return new Map(rows.map((row) => [row.subjectId, row]))
}

/** Every subject that the log ever committed to. */
export async function everyShownId(queries: Queries | Transaction, kind: ShownKind): Promise<string[]> {
  const rows = await queries
    .selectDistinct({ id: shownDocuments.subjectId })
    .from(shownDocuments)
    .where(eq(shownDocuments.subjectKind, kind))
    .orderBy(asc(shownDocuments.subjectId))
  return rows.map(({ id }) => id)
}
