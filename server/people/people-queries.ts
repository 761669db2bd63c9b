import { eq, inArray, sql } from 'drizzle-orm'
import { leastStanding, type Person, type Standing } from '#domain/actor.ts'
import { isEmailAddress } from '#domain/people/accounts.ts'
import { type PlanTime, subscriptionOf } from '#domain/plans/subscription-of.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { credentials, profiles } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'

export type Account = { person: Person; passwordHash: string | null }

/** Without their plan, which a session looks up. By email address where the identifier holds an @, by user name otherwise; capitals make no difference. */
export async function findAccount(queries: Queries, identifier: string): Promise<Account | null> {
  const column = isEmailAddress(identifier) ? profiles.email : profiles.username
  const [row] = await queries
    .select({ profile: profiles, passwordHash: credentials.passwordHash })
    .from(profiles)
    .leftJoin(credentials, eq(credentials.userId, profiles.id))
    .where(eq(sql`lower(${column})`, sql`lower(${identifier})`))
  return row ? { person: presentPerson(row.profile), passwordHash: row.passwordHash } : null
}

/** Without their plan and their standing. */
export async function findPerson(queries: Queries | Transaction, id: string): Promise<Person | null> {
  const [profile] = await queries.select().from(profiles).where(eq(profiles.id, id))
  return profile ? presentPerson(profile) : null
}

/** As the database compares names, so that no spelling of a name is counted apart from it. */
export async function lowered({ database }: Application, identifier: string): Promise<string> {
  const { rows } = await database.queries.execute<{ name: string }>(sql`select lower(${identifier}) as name`)
  return rows[0]?.name ?? identifier
}

/** Names of people by id, for pages that tell staff who did what. A person who left has none. */
export async function usernamesOf(queries: Queries, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await queries
    .select({ id: profiles.id, username: profiles.username })
    .from(profiles)
    .where(inArray(profiles.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, username }) => [id, username]))
}

export function presentPerson(
  profile: typeof profiles.$inferSelect,
  standing: Standing = leastStanding,
  planTime: PlanTime = { running: null, hadTime: false, isPastDue: false },
): Person {
  const { id, username, email, role, status } = profile
  const subscription = subscriptionOf(role, planTime)
  return { kind: 'person', id, username, email, role, status, subscription, ...standing }
}
