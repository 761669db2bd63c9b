import { eq } from 'drizzle-orm'
import { profiles } from '#server/database/people-schema.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { lockAdministrators, refuseLast } from './lock-administrators.ts'

/**
 * For good, and at once. The foreign keys do what `held-on-people.ts` says: a person's own rows go with the account, and
 * reports stay without an owner.
 *
 * @throws SignInNeeded, RuleBroken 'confirmation-needed' or 'last-administrator'
 */
export const deleteAccount = useCase('account.delete', async ({ application, actor }): Promise<void> => {
  await application.database.queries.transaction(async (queries) => {
    refuseLast(await lockAdministrators(queries), actor)
    await queries.delete(profiles).where(eq(profiles.id, actor.id))
  })
})
