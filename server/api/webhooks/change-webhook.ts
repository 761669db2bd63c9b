import { and, eq } from 'drizzle-orm'
import { bothKeysFor } from '#domain/api/webhooks.ts'
import { NotFound, RuleBroken } from '#domain/errors.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { after } from '#domain/time/durations.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { webhookMessages, webhooks } from '#server/database/people-schema.ts'
import { identifier } from '#server/input/identifier.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { logInOrganisation } from '#server/plans/organisations/security/organisation-log.ts'
import { newSeed } from './webhook-key.ts'
import { openSetup, sealSetup } from './webhook-setup.ts'

/**
 * Gives a webhook of the actor's own a new key. The old one signs beside it for a day, so that a receiver changes without a gap.
 *
 * @throws SignInNeeded, NotFound also for a webhook of another, RuleBroken 'confirmation-needed'
 */
export const changeWebhookKey = useCase(
  'webhook.change-key',
  async ({ application, actor }, webhookId: string | undefined): Promise<void> => {
    const { vault, randomness, now } = application
    await application.database.queries.transaction(async (queries) => {
      const webhook = await lockOwn(queries, actor.id, webhookId)
      const setup = openSetup(vault, webhook)
      const until = after(now(), bothKeysFor).toISOString()
      const before = setup.keys.slice(0, 1).map(({ seed }) => ({ seed, until }))
      const keys = [{ seed: newSeed(randomness), until: null }, ...before]
      const sealedSetup = sealSetup(vault, webhook.id, { ...setup, keys })
      await queries.update(webhooks).set({ sealedSetup }).where(eq(webhooks.id, webhook.id))
    })
  },
)

/**
 * Puts a message for a trial before a webhook of the actor's own.
 *
 * @throws SignInNeeded, NotFound also for a webhook of another, RuleBroken 'webhook-stopped'
 */
export const tryWebhook = useCase(
  'webhook.try',
  async ({ application, actor }, webhookId: string | undefined): Promise<void> => {
    const { randomness, now } = application
    await application.database.queries.transaction(async (queries) => {
      const { id, stoppedOn } = await lockOwn(queries, actor.id, webhookId)
      if (stoppedOn) throw new RuleBroken('webhook-stopped')
      await queries
        .insert(webhookMessages)
        .values({
          ...{ id: randomness.uuid(), webhookId: id, kind: 'webhook.test', referenceNumber: '' },
          ...{ changedOn: dayInNigeria(now()), writtenAt: now() },
        })
        .onConflictDoNothing()
    })
  },
)

/**
 * Sends again to a webhook of the actor's own that was stopped. What changed meanwhile is not sent: `/changes` has it.
 *
 * @throws SignInNeeded, NotFound also for a webhook of another
 */
export const resumeWebhook = useCase(
  'webhook.try',
  async ({ application, actor }, webhookId: string | undefined): Promise<void> => {
    await application.database.queries.transaction(async (queries) => {
      const { id } = await lockOwn(queries, actor.id, webhookId)
      const again = { failures: 0, nextAt: application.now(), stoppedOn: null, stoppedWhy: null }
      await queries.update(webhooks).set(again).where(eq(webhooks.id, id))
    })
  },
)

/**
 * Deletes a webhook of the actor's own, with its address, its keys and what waited for it.
 *
 * @throws SignInNeeded, NotFound also for a webhook of another
 */
export const removeWebhook = useCase(
  'webhook.remove',
  async ({ application, actor }, webhookId: string | undefined): Promise<void> => {
    await application.database.queries.transaction(async (queries) => {
      const { id } = await lockOwn(queries, actor.id, webhookId)
      await queries.delete(webhooks).where(eq(webhooks.id, id))
      await logInOrganisation(application, queries, actor, 'webhook-removed')
    })
  },
)

async function lockOwn(queries: Transaction, holderId: string, webhookId: string | undefined) {
  const own = and(eq(webhooks.id, identifier(webhookId)), eq(webhooks.holderId, holderId))
  const [webhook] = await queries.select().from(webhooks).where(own).for('update')
  if (!webhook) throw new NotFound()
  return webhook
}
