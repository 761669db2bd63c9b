import { and, eq } from 'drizzle-orm'
import { NotFound } from '#domain/errors.ts'
import { apiKeys } from '#server/database/people-schema.ts'
import { transact } from '#server/events/transact.ts'
import { identifier } from '#server/input/identifier.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { logInOrganisation } from '#server/plans/organisations/security/organisation-log.ts'
import { enqueue } from '#server/schedule/enqueue.ts'

/**
 * Deletes a key of the actor's own. The next request with it is refused. Its holder gets a letter.
 *
 * @throws SignInNeeded, NotFound also for a key of another
 */
export const revokeKey = useCase(
  'key.revoke',
  async ({ application, actor }, keyId: string | undefined): Promise<void> => {
    const own = and(eq(apiKeys.id, identifier(keyId)), eq(apiKeys.holderId, actor.id))
    await transact(application, async ({ queries, record }) => {
      const [revoked] = await queries.delete(apiKeys).where(own).returning({ id: apiKeys.id })
      if (!revoked) throw new NotFound()
      await logInOrganisation(application, queries, actor, 'key-revoked')
      await record(actor, { kind: 'key.revoked', subjectId: revoked.id, detail: {} })
      const data = { to: actor.email, notice: 'api-key-revoked' } as const
      await enqueue(application, queries, { kind: 'account-notice', data })
    })
  },
)
