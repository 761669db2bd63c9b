import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import { RuleBroken } from '#domain/errors.ts'
import { roleTraits } from '#domain/people/capacities.ts'
import type { Role } from '#domain/people/roles.ts'
import type { RefusalCode } from '#domain/refusals.ts'
import { beginningOfDay } from '#domain/time/day-in-nigeria.ts'
import type { Place } from '#server/access/lanes.ts'
import { looksOf, refuseLookAlike } from '#server/access/look-alikes/look-alikes.ts'
import { hashPassword, laneOf } from '#server/access/passwords/passwords.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { credentials, profiles } from '#server/database/people-schema.ts'
import { transact, type UnitOfWork } from '#server/events/transact.ts'
import type { Application } from '#server/kernel/application.ts'
import { commitToShown } from '#server/transparency/shown/commit-to-shown.ts'
import type { NewAccount } from './account-input.ts'

type Finish = (unit: UnitOfWork, userId: string) => Promise<void>

/**
 * Writes a profile and its password.
 *
 * @throws RuleBroken 'account-taken'
 */
export async function createAccount(
  application: Application,
  { password, ...account }: NewAccount,
  role: Role,
  finish: Finish = async () => {},
): Promise<{ id: string; role: Role }> {
  const passwordHash = await hashPassword(application, registering(role), password)
  return refuseTaken('account-taken', () =>
    transact(application, async (unit) => {
      await refuseLookAlike(unit.queries, account.username)
      const id = await writeAccount(application, unit.queries, { ...account, passwordHash, role })
      await finish(unit, id)
      return { id, role }
    }),
  )
}

// An invited member waits in the lane of their role. A visitor who registers waits with all who do.
function registering(role: Role): Place {
  return { lane: roleTraits[role].isInvited ? laneOf(role) : 'strangers', of: 'registrations' }
}

type Account = { username: string; email: string; passwordHash: string; role: Role }

/** @returns the new account's id */
export async function writeAccount(
  application: Application,
  queries: Transaction,
  { username, email, passwordHash, role }: Account,
): Promise<string> {
  const id = application.randomness.uuid()
  const now = application.now()
  await queries.insert(profiles).values({
    ...{ id, username, email, role },
    usernameLooks: looksOf(username),
    createdAt: beginningOfDay(now),
  })
  await queries.insert(credentials).values({ userId: id, passwordHash, changedAt: beginningOfDay(now) })
  await commitToShown(application, queries, 'staff', [id])
  return id
}

/** Turns the database's word that a name or an address is taken into the refusal. */
export async function refuseTaken<T>(code: RefusalCode, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    throw isTaken(error) ? new RuleBroken(code) : error
  }
}

function isTaken(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  return cause instanceof pg.DatabaseError && cause.code === '23505'
}
