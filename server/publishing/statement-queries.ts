import { eq } from 'drizzle-orm'
import type { LabelledStatement } from '#domain/publishing/statements.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { publicStatements } from '#server/database/schema.ts'

/** None for a report that was approved before statements were labelled, and for one that is not public. */
export function statementsOf(queries: Queries | Transaction, reportId: string): Promise<LabelledStatement[]> {
  const { place, label, source, seenOn } = publicStatements
  return queries
    .select({ place, label, source, seenOn })
    .from(publicStatements)
    .where(eq(publicStatements.reportId, reportId))
}

export async function publishStatements(
  queries: Transaction,
  reportId: string,
  statements: readonly LabelledStatement[],
): Promise<void> {
  await queries.insert(publicStatements).values(statements.map((statement) => ({ ...statement, reportId })))
}

export async function emptyStatements(queries: Transaction, reportId: string): Promise<void> {
  await queries.delete(publicStatements).where(eq(publicStatements.reportId, reportId))
}
