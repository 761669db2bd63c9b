import { type SQL, sql } from 'drizzle-orm'
import type { AccountStatus } from '#domain/people/accounts.ts'
import type { Role } from '#domain/people/roles.ts'
import { hasFeature } from '#domain/plans/features.ts'
import { subscriptionOf } from '#domain/plans/subscription-of.ts'
import type { Day } from '#domain/time/day-in-nigeria.ts'
import { planTimeOf } from '#server/access/plans/plan-time.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { profiles } from '#server/database/people-schema.ts'

type Holder = { role: Role; status: AccountStatus } & Parameters<typeof subscriptionOf>[1]

/** Whether the keys of this account work: it is active, and its plan has the API today. */
export function mayUseApi({ role, status, ...time }: Holder): boolean {
  return status === 'active' && hasFeature(subscriptionOf(role, time), 'api-access')
}

/** As `mayUseApi`, of an account that has to be found first. */
export async function hasApiAccess(
  queries: Queries | Transaction,
  account: SQL,
  today: Day,
): Promise<boolean> {
  const [holder] = await queries
    .select({ role: profiles.role, status: profiles.status, ...planTimeOf(sql`profiles.id`, today) })
    .from(profiles)
    .where(account)
  return holder !== undefined && mayUseApi(holder)
}
