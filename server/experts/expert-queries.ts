import { asc, eq, sql } from 'drizzle-orm'
import { NotFound } from '#domain/errors.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { expertChecks, expertProfiles } from '#server/database/people-schema.ts'
import { lockPower } from '#server/proposals/staff-members.ts'

export type ExpertRow = typeof expertProfiles.$inferSelect

export async function findExpert(queries: Queries | Transaction, userId: string): Promise<ExpertRow | null> {
  const [row] = await queries.select().from(expertProfiles).where(eq(expertProfiles.userId, userId))
  return row ?? null
}

/** Holds the row until the transaction ends. @throws NotFound */
export async function lockExpert(queries: Transaction, userId: string): Promise<ExpertRow> {
  const [row] = await queries
    .select()
    .from(expertProfiles)
    .where(eq(expertProfiles.userId, userId))
    .for('update')
  if (!row) throw new NotFound()
  return row
}

/** As `lockExpert`, for what two people decide: in the order in which a confirmation locks. @throws NotFound */
export async function lockForDecision(queries: Transaction, userId: string): Promise<ExpertRow> {
  await lockPower(queries)
  return lockExpert(queries, userId)
}

/** The number of the last check of an expert, for `checksAfter`: those so far count no more. */
export function lastCheckOf(expertId: string) {
  return sql`coalesce((select max(${expertChecks.number}) from ${expertChecks} where ${expertChecks.expertId} = ${expertId}), 0)`
}

/** Checks of what the expert sent last, in the order in which they were noted. */
export async function countingChecks(queries: Queries | Transaction, { userId, checksAfter }: ExpertRow) {
  return (await checksOf(queries, userId)).filter(({ number }) => number > checksAfter)
}

/** In the order in which they were noted. */
export function checksOf(queries: Queries | Transaction, expertId: string) {
  return queries
    .select()
    .from(expertChecks)
    .where(eq(expertChecks.expertId, expertId))
    .orderBy(asc(expertChecks.number))
}
