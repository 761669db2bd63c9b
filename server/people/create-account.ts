import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import { RuleBroken } from '#domain/errors.ts'
import type { Role } from '#domain/people/roles.ts'
import type { Application } from '#server/application.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { credentials, profiles } from '#server/database/schema.ts'
import type { NewAccount } from './account-input.ts'

/**
 * Writes a profile and its password. An administrator's account comes with the enterprise tier.
 *
 * @throws RuleBroken 'account-taken'
 */
export async function createAccount(
  application: Application,
  account: NewAccount,
  role: Role,
  finish: (queries: Transaction, userId: string) => Promise<void> = async () => {},
): Promise<{ id: string; role: Role }> {
  const id = application.randomness.uuid()
  const now = application.now()
  const passwordHash = await hashPassword(account.password)
  const { username, email } = account
  const subscriptionTier = role === 'administrator' ? 'enterprise' : 'free'
  try {
    await application.database.queries.transaction(async (queries) => {
      await queries.insert(profiles).values({ id, username, email, role, subscriptionTier, createdAt: now })
      await queries.insert(credentials).values({ userId: id, passwordHash, changedAt: now })
      await finish(queries, id)
    })
  } catch (error) {
    throw isTaken(error) ? new RuleBroken('account-taken') : error
  }
  return { id, role }
}

function isTaken(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  return cause instanceof pg.DatabaseError && cause.code === '23505'
}
