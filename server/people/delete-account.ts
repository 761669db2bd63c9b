import { eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { SignInNeeded } from '#domain/errors.ts'
import { authorise } from '#domain/permissions/can.ts'
import { profiles } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { lockAdministrators, refuseLast } from './lock-administrators.ts'

/**
 * For good, and at once. The foreign keys do what `held-on-people.ts` says: a person's own rows go with the account, and
 * reports stay without an owner.
 *
 * @throws SignInNeeded, RuleBroken 'confirmation-needed' or 'last-administrator'
 */
export async function deleteAccount(application: Application, actor: Actor): Promise<void> {
  authorise(actor, 'account.delete', null)
  if (actor.kind === 'visitor') throw new SignInNeeded()
  await application.database.queries.transaction(async (queries) => {
    refuseLast(await lockAdministrators(queries), actor)
    await queries.delete(profiles).where(eq(profiles.id, actor.id))
  })
}
