import { eq, isNull, sql } from 'drizzle-orm'
import { type MessageKind, mostWaiting } from '#domain/api/webhooks.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { mayUseApi } from '#server/access/api-keys/key-queries.ts'
import { planTimeOf } from '#server/access/plans/plan-time.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { profiles, webhookMessages, webhooks } from '#server/database/people-schema.ts'
import type { HeardEvent } from '#server/events/consumer.ts'
import type { Application } from '#server/kernel/application.ts'
import { type Change, changedBetween, changesIn } from '../changed-between.ts'

/** Puts a message before each webhook for what these events changed in public. A subject that waits already takes its newest state. */
export async function tellWebhooks(
  application: Application,
  queries: Transaction,
  heard: readonly HeardEvent[],
): Promise<void> {
  const ids = heard.map(({ id }) => id)
  const webhookIds = await listTold(application, queries)
  if (webhookIds.length === 0) return
  // No more rows than events were heard: each event has one subject.
  const span = { from: Math.min(...ids) - 1, to: Math.max(...ids), atMost: heard.length }
  const changes = changesIn(await changedBetween(queries, span))
  if (changes.length === 0) return
  for (const id of webhookIds) await tellOne(application, queries, id, changes)
}

/** Those that are not stopped, and whose holder has the API today. */
async function listTold({ now }: Application, queries: Transaction): Promise<string[]> {
  const rows = await queries
    .select({
      id: webhooks.id,
      ...{ role: profiles.role, status: profiles.status },
      ...planTimeOf(sql`profiles.id`, dayInNigeria(now())),
    })
    .from(webhooks)
    .innerJoin(profiles, eq(profiles.id, webhooks.holderId))
    .where(isNull(webhooks.stoppedOn))
  return rows.filter(mayUseApi).map(({ id }) => id)
}

async function tellOne(
  { randomness, now }: Application,
  queries: Transaction,
  webhookId: string,
  changes: readonly Change[],
): Promise<void> {
  const ofThis = eq(webhookMessages.webhookId, webhookId)
  const isTooMuch = (await queries.$count(webhookMessages, ofThis)) + changes.length > mostWaiting
  if (isTooMuch) await queries.delete(webhookMessages).where(ofThis)
  const wanted = isTooMuch ? [manyChanges(changes)] : changes.map(messageOf)
  const written = { webhookId, writtenAt: now() }
  await queries
    .insert(webhookMessages)
    .values(wanted.map((message) => ({ ...message, ...written, id: randomness.uuid() })))
    .onConflictDoUpdate({
      target: [webhookMessages.webhookId, webhookMessages.referenceNumber],
      // With its own number: a receiver leaves out what it has seen, and this says something else.
      set: {
        id: sql`excluded.id`,
        kind: sql`excluded.kind`,
        changedOn: sql`excluded.changed_on`,
        writtenAt: sql`excluded.written_at`,
      },
    })
}

function messageOf({ subject, copy, referenceNumber, on }: Change) {
  const kind: MessageKind = `${subject}.${copy}d`
  return { kind, referenceNumber, changedOn: on }
}

function manyChanges(changes: readonly Change[]) {
  const kind: MessageKind = 'changes.many'
  const changedOn =
    changes
      .map(({ on }) => on)
      .toSorted()
      .at(-1) ?? ''
  return { kind, referenceNumber: '', changedOn }
}
