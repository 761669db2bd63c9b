import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { EventKind } from '#domain/events/event.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { eventCursors, events } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import type { HearMany } from './consumer.ts'
import { type CursorConsumer, consumers } from './consumers.ts'

const atOnce = 200

/**
 * Lets a consumer hear of what was committed since it last heard. Any number of processes may call it at once, and be killed: its
 * cursor moves in the transaction of its effect, so that each event has its effect once.
 */
export function hearEvents(application: Application, name: CursorConsumer): Promise<void> {
  return hearAs(application, name, consumers[name])
}

/** As `hearEvents`, for whatever hears in this way. */
export async function hearAs(application: Application, name: string, hearer: Hearer): Promise<void> {
  const some = (queries: Transaction) => hearSome(application, queries, name, hearer)
  while (await application.database.queries.transaction(some)) {
    // There may be more.
  }
}

type Hearer = { hears: readonly EventKind[]; hear: HearMany }

/** @returns whether there may be more */
async function hearSome(
  application: Application,
  queries: Transaction,
  name: string,
  { hears, hear }: Hearer,
): Promise<boolean> {
  const last = await lockCursor(queries, name)
  const settled = await settledEvents(queries)
  if (settled <= last) return false
  // After the question what is settled: all of that is seen from here on.
  const heard = await queries
    .select({ id: events.id, kind: events.kind, subjectId: events.subjectId })
    .from(events)
    .where(and(gt(events.id, last), lte(events.id, settled), inArray(events.kind, [...hears])))
    .orderBy(asc(events.id))
    .limit(atOnce)
  if (heard.length > 0) await hear(application, queries, heard)
  const isFull = heard.length === atOnce
  const lastEvent = isFull ? (heard.at(-1)?.id ?? settled) : settled
  await queries.update(eventCursors).set({ lastEvent }).where(eq(eventCursors.consumer, name))
  return isFull
}

/** One process at a time moves a cursor. A new consumer begins with the first event, unless its migration says otherwise. */
async function lockCursor(queries: Transaction, consumer: string): Promise<number> {
  const find = () =>
    queries.select().from(eventCursors).where(eq(eventCursors.consumer, consumer)).for('update')
  const [row] = await find()
  if (row) return row.lastEvent
  await queries.insert(eventCursors).values({ consumer, lastEvent: 0 }).onConflictDoNothing()
  const [made] = await find()
  if (!made) throw new Error(`the consumer ${consumer} has no cursor`)
  return made.lastEvent
}

async function settledEvents(queries: Transaction): Promise<number> {
  const { rows } = await queries.execute<{ settled: string }>(sql`select settled_events() as settled`)
  return Number(rows[0]?.settled ?? 0)
}
