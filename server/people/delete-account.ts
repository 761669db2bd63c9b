import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#server/database/open-database.ts'
import { profiles } from '#server/database/people-schema.ts'
import { endExpert } from '#server/experts/end-expert.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { endOrganisationOf } from '#server/plans/organisations/leave-organisation.ts'
import { commitToShown } from '#server/transparency/shown/commit-to-shown.ts'
import { type Holding, holdings, valueFor } from './held-on-people.ts'
import { lockAdministrators, refuseLast } from './lock-administrators.ts'

/**
 * For good, and at once. What `held-on-people.ts` says is done by the foreign keys, and here where a row holds a mark of the account: a
 * person's own rows go with the account, and reports stay without an owner.
 *
 * @throws SignInNeeded, RuleBroken 'confirmation-needed' or 'last-administrator'
 */
export const deleteAccount = useCase('account.delete', async ({ application, actor }): Promise<void> => {
  await application.database.queries.transaction(async (queries) => {
    refuseLast(await lockAdministrators(queries), actor)
    // The people in its seats keep no day of it.
    await endOrganisationOf(application, queries, actor.id)
    // Of an expert: what they were given to read goes with them.
    await endExpert(application, queries, actor.id)
    for (const holding of holdings) if (holding.marked) await forget(application, queries, holding, actor.id)
    await queries.delete(profiles).where(eq(profiles.id, actor.id))
    await commitToShown(application, queries, 'staff', [actor.id])
  })
})

async function forget(
  application: Application,
  queries: Transaction,
  holding: Holding,
  accountId: string,
): Promise<void> {
  const [table, column] = [sql.identifier(holding.table), sql.identifier(holding.column)]
  const isTheirs = sql`${column} = ${valueFor(application, holding, accountId)}`
  await queries.execute(
    holding.atDeletion === 'deleted'
      ? sql`delete from ${table} where ${isTheirs}`
      : sql`update ${table} set ${column} = null where ${isTheirs}`,
  )
}
