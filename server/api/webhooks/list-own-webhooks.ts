import { asc, count, eq } from 'drizzle-orm'
import { mostWebhooks, type StopReason } from '#domain/api/webhooks.ts'
import { type Day, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { hasApiAccess } from '#server/access/api-keys/key-queries.ts'
import { profiles, webhookMessages, webhooks } from '#server/database/people-schema.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { publicKeyOf } from './webhook-key.ts'
import { openSetup, seedsAt } from './webhook-setup.ts'

export type OwnWebhook = {
  id: string
  name: string
  address: string
  /** The newest first. A second one signs for a day after a change. */
  publicKeys: string[]
  madeOn: Day
  lastTakenOn: Day | null
  /** Failures in a row. */
  failures: number
  waiting: number
  stopped: { on: Day; why: StopReason } | null
}

export type OwnWebhooks = { webhooks: OwnWebhook[]; hasAccess: boolean; isOff: boolean; canMake: boolean }

/** The actor's webhooks, the oldest first. @throws SignInNeeded */
export const listOwnWebhooks = useCase(
  'webhook.see',
  async ({ application, actor }): Promise<OwnWebhooks> => {
    const { database, vault, now, operator } = application
    const rows = await database.queries
      .select({ webhook: webhooks, waiting: count(webhookMessages.id) })
      .from(webhooks)
      .leftJoin(webhookMessages, eq(webhookMessages.webhookId, webhooks.id))
      .where(eq(webhooks.holderId, actor.id))
      .groupBy(webhooks.id)
      .orderBy(asc(webhooks.madeOn), asc(webhooks.id))
    const hasAccess = await hasApiAccess(database.queries, eq(profiles.id, actor.id), dayInNigeria(now()))
    const isOff = !operator.hasWebhooks
    return {
      webhooks: rows.map(({ webhook, waiting }) => {
        const { id, name, madeOn, lastTakenOn, failures, stoppedOn, stoppedWhy } = webhook
        const setup = openSetup(vault, webhook)
        return {
          ...{ id, name, madeOn, lastTakenOn, failures, waiting, address: setup.address },
          publicKeys: seedsAt(setup, now()).map(publicKeyOf),
          stopped: stoppedOn && stoppedWhy ? { on: stoppedOn, why: stoppedWhy } : null,
        }
      }),
      ...{ hasAccess, isOff, canMake: hasAccess && !isOff && rows.length < mostWebhooks },
    }
  },
)
