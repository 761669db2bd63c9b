import { and, desc, eq, gt, lte, sql } from 'drizzle-orm'
import { isEmailAddress } from '#domain/people/accounts.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { profiles, registrations } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'

export type Registration = typeof registrations.$inferSelect

/** The newest that waits under this user name or email address; capitals make no difference. */
export async function findRegistration(
  application: Application,
  identifier: string,
): Promise<Registration | null> {
  const column = isEmailAddress(identifier) ? registrations.email : registrations.username
  const [registration] = await application.database.queries
    .select()
    .from(registrations)
    .where(
      and(
        eq(sql`lower(${column})`, sql`lower(${identifier})`),
        gt(registrations.expiresAt, application.now()),
      ),
    )
    .orderBy(desc(registrations.createdAt))
    .limit(1)
  return registration ?? null
}

export async function isUsernameOfSomebody(
  queries: Queries | Transaction,
  username: string,
): Promise<boolean> {
  const rows = await queries
    .select({ id: profiles.id })
    .from(profiles)
    .where(eq(sql`lower(${profiles.username})`, sql`lower(${username})`))
  return rows.length > 0
}

export async function isEmailOfSomebody(queries: Queries | Transaction, email: string): Promise<boolean> {
  const rows = await queries
    .select({ id: profiles.id })
    .from(profiles)
    .where(eq(sql`lower(${profiles.email})`, sql`lower(${email})`))
  return rows.length > 0
}

/** Takes the user name from a registration that has expired and that the sweep has not deleted yet. */
export async function releaseExpiredName(queries: Transaction, username: string, now: Date): Promise<void> {
  await queries
    .delete(registrations)
    .where(
      and(
        eq(sql`lower(${registrations.username})`, sql`lower(${username})`),
        lte(registrations.expiresAt, now),
      ),
    )
}
