import { asc, eq } from 'drizzle-orm'
import type { Consequence } from '#domain/publishing/consequences.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { publicConsequences } from '#server/database/schema.ts'

/** Those of one report, the first day first. */
export function consequencesOf(queries: Queries | Transaction, reportId: string): Promise<Consequence[]> {
  const { id, kind, happenedOn, source } = publicConsequences
  return queries
    .select({ id, kind, happenedOn, source })
    .from(publicConsequences)
    .where(eq(publicConsequences.reportId, reportId))
    .orderBy(asc(happenedOn), asc(id))
}

export async function publishConsequences(
  queries: Transaction,
  reportId: string,
  consequences: readonly Consequence[],
): Promise<void> {
  if (consequences.length === 0) return
  await queries.insert(publicConsequences).values(consequences.map((each) => ({ ...each, reportId })))
}

export async function emptyConsequences(queries: Transaction, reportId: string): Promise<void> {
  await queries.delete(publicConsequences).where(eq(publicConsequences.reportId, reportId))
}
