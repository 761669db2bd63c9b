import { and, asc, eq, sql } from 'drizzle-orm'
import { outcomeOf, pauseAfter, type StopReason } from '#domain/api/webhooks.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { after, hours, seconds } from '#domain/time/durations.ts'
import { hasApiAccess } from '#server/access/api-keys/key-queries.ts'
import { profiles, webhookMessages, webhooks } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { enqueue } from '#server/schedule/enqueue.ts'
import { signMessage } from './sign-message.ts'
import { openSetup, seedsAt } from './webhook-setup.ts'

type Webhook = typeof webhooks.$inferSelect

const atOnce = 16
const mostOfOne = 20
/** Longer than one message takes. It is renewed before each, so that another process takes over soon from one that died. */
const lease = seconds(30)
const longestRun = seconds(60)

/**
 * Sends what waits, the oldest first, to sixteen webhooks side by side: a receiver that is slow or does not answer delays none but its
 * own. Those of one host are asked one after the other. Any number of processes may call it at once.
 */
export async function deliverWebhooks(application: Application): Promise<void> {
  const end = performance.now() + longestRun
  while (performance.now() < end && !application.stopping.aborted) {
    const taken = await takeDue(application)
    if (taken.length === 0) return
    await Promise.all(byHost(application, taken).map((group) => inTurn(application, group)))
  }
}

async function takeDue({ database, now }: Application): Promise<Webhook[]> {
  const moment = now()
  const at = moment.toISOString()
  const due = sql`(
    select w.id from webhooks w
    where w.stopped_on is null and w.next_at <= ${at} and (w.leased_until is null or w.leased_until < ${at})
      and exists (select from webhook_messages m where m.webhook_id = w.id)
    order by w.next_at limit ${atOnce} for update skip locked
  )`
  return database.queries
    .update(webhooks)
    .set({ leasedUntil: after(moment, lease) })
    .where(sql`id in ${due}`)
    .returning()
}

function byHost({ vault }: Application, taken: readonly Webhook[]): Webhook[][] {
  const groups = Map.groupBy(taken, (webhook) => new URL(openSetup(vault, webhook).address).host)
  return [...groups.values()]
}

async function inTurn(application: Application, group: readonly Webhook[]): Promise<void> {
  for (const webhook of group) await deliverTo(application, webhook)
}

async function deliverTo(application: Application, taken: Webhook): Promise<void> {
  const { database, now } = application
  let held = await renew(application, taken)
  // It waited for others of its host, and another process has it.
  if (!held) return
  const webhook = held
  const holder = eq(profiles.id, webhook.holderId)
  if (!(await hasApiAccess(database.queries, holder, dayInNigeria(now()))))
    // The plan is over, or the account is suspended. What waits is deleted after its days.
    return change(application, webhook, { nextAt: after(now(), hours(1)) })
  const waiting = await database.queries
    .select()
    .from(webhookMessages)
    .where(eq(webhookMessages.webhookId, webhook.id))
    .orderBy(asc(webhookMessages.place))
    .limit(mostOfOne)
  const setup = openSetup(application.vault, webhook)
  const sofar = { failures: webhook.failures, lastTakenOn: webhook.lastTakenOn }
  for (const message of waiting) {
    held = await renew(application, held)
    if (!held) return
    const signed = signMessage(message, seedsAt(setup, now()), now())
    const answer = await application.outgoing.post(setup.address, signed)
    const outcome = 'status' in answer ? outcomeOf(answer.status) : 'failed'
    if (outcome === 'gone') return stop(application, webhook, 'gone')
    else if (outcome === 'failed') return noteFailure(application, { ...webhook, ...sofar })
    else {
      await database.queries.delete(webhookMessages).where(eq(webhookMessages.id, message.id))
      Object.assign(sofar, { failures: 0, lastTakenOn: dayInNigeria(now()) })
    }
  }
  await change(application, webhook, { ...sofar, nextAt: now() })
}

/** Null where the lease ran out and another process has taken it since. */
async function renew({ database, now }: Application, webhook: Webhook): Promise<Webhook | null> {
  const { id, leasedUntil } = webhook
  const rows = await database.queries
    .update(webhooks)
    .set({ leasedUntil: after(now(), lease) })
    .where(
      and(
        eq(webhooks.id, id),
        sql`${webhooks.leasedUntil} = ${leasedUntil?.toISOString() ?? null}::timestamptz`,
      ),
    )
    .returning()
  return rows[0] ?? null
}

async function noteFailure(application: Application, webhook: Webhook): Promise<void> {
  const failures = webhook.failures + 1
  const pause = pauseAfter(failures)
  if (pause === null) await stop(application, webhook, 'failing')
  else {
    const nextAt = after(application.now(), pause)
    await change(application, webhook, { failures, nextAt, lastTakenOn: webhook.lastTakenOn })
  }
}

async function change(
  { database }: Application,
  { id }: Webhook,
  values: Partial<Pick<Webhook, 'failures' | 'nextAt' | 'lastTakenOn'>>,
): Promise<void> {
  await database.queries
    .update(webhooks)
    .set({ ...values, leasedUntil: null })
    .where(eq(webhooks.id, id))
}

/** Its holder gets a letter, and what waited is deleted: `/changes` has it. */
async function stop(application: Application, { id, holderId }: Webhook, why: StopReason): Promise<void> {
  await application.database.queries.transaction(async (queries) => {
    const stopped = { stoppedOn: dayInNigeria(application.now()), stoppedWhy: why, leasedUntil: null }
    const rows = await queries
      .update(webhooks)
      .set(stopped)
      .where(eq(webhooks.id, id))
      .returning({ id: webhooks.id })
    // It was removed while it was asked.
    if (rows.length === 0) return
    await queries.delete(webhookMessages).where(eq(webhookMessages.webhookId, id))
    const [holder] = await queries
      .select({ to: profiles.email })
      .from(profiles)
      .where(eq(profiles.id, holderId))
    if (!holder) return
    await enqueue(application, queries, {
      kind: 'account-notice',
      data: { ...holder, notice: 'webhook-stopped' },
    })
  })
}
