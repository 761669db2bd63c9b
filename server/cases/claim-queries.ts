import { and, eq, gt, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { rolesWith } from '#domain/people/capacities.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { profiles } from '#server/database/people-schema.ts'
import { reportClaims } from '#server/database/schema.ts'

export type Claim = { holderId: string; holder: string; claimedAt: Date; expiresAt: Date }

/** Joined where a claim counts; named apart, since a query may ask for the owner's profile too. */
export const claimHolders = alias(profiles, 'claim_holders')

/** A claim counts until it runs out, and only while its holder judges reports and is not suspended. */
export function claimCounts(now: Date) {
  return gt(reportClaims.expiresAt, now)
}

export function holderCounts() {
  return and(
    eq(claimHolders.id, reportClaims.holderId),
    inArray(claimHolders.role, rolesWith('judges')),
    eq(claimHolders.status, 'active'),
  )
}

export async function claimOf(
  queries: Queries | Transaction,
  reportId: string,
  now: Date,
): Promise<Claim | null> {
  const [row] = await queries
    .select({
      holderId: reportClaims.holderId,
      holder: claimHolders.username,
      claimedAt: reportClaims.claimedAt,
      expiresAt: reportClaims.expiresAt,
    })
    .from(reportClaims)
    .innerJoin(claimHolders, holderCounts())
    .where(and(eq(reportClaims.reportId, reportId), claimCounts(now)))
  return row ?? null
}

export async function endClaim(queries: Transaction, reportId: string): Promise<void> {
  await queries.delete(reportClaims).where(eq(reportClaims.reportId, reportId))
}
