import { and, eq, inArray, sql } from 'drizzle-orm'
import { rolesWith } from '#domain/people/capacities.ts'
import type { Member } from '#domain/people/second-person.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { profiles } from '#server/database/people-schema.ts'

const columns = {
  id: profiles.id,
  role: profiles.role,
  status: profiles.status,
  secondStepSince: profiles.secondStepSince,
  broughtBy: profiles.broughtThrough,
} as const

/** Everyone whom the rule of two people counts, those who are suspended too. */
export function staffMembers(queries: Queries | Transaction): Promise<Member[]> {
  return queries
    .select(columns)
    .from(profiles)
    .where(inArray(profiles.role, rolesWith('second-person')))
}

/**
 * Acts of power are decided one after the other, until the transaction ends. With two confirmations at once, or a confirmation
 * and a suspension, the second then sees what the first did. Take it after the lock of a report.
 */
export async function lockPower(queries: Transaction): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended('power', 2))`)
}

/** Whether this member acts as one of the staff at this moment. */
export async function isActiveMember(queries: Queries | Transaction, id: string): Promise<boolean> {
  const found = await queries
    .select({ id: profiles.id })
    .from(profiles)
    .where(
      and(
        eq(profiles.id, id),
        eq(profiles.status, 'active'),
        inArray(profiles.role, rolesWith('second-person')),
      ),
    )
  return found.length === 1
}
