import { and, asc, eq, lt, notExists, sql } from 'drizzle-orm'
import { clock } from '#domain/actor.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { conversations, correctionRequests, events } from '#server/database/schema.ts'
import { transact } from '#server/events/transact.ts'
import type { Application } from '#server/kernel/application.ts'

/**
 * Writes an event for each request of the days that have ended, so that none can disappear in silence. Not at once: an event has a
 * moment and a place among the others, and of a request no more than its day is held.
 */
export async function noteReceivedRequests(application: Application): Promise<void> {
  await transact(application, async ({ queries, record }) => {
    await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended('received-requests', 4))`)
    const noted = queries
      .select({ id: events.id })
      .from(events)
      .where(and(eq(events.subjectId, correctionRequests.id), eq(events.kind, 'correction_request.received')))
    // In the order of their numbers, which are drawn by chance.
    const received = await queries
      .select({ id: correctionRequests.id })
      .from(correctionRequests)
      .innerJoin(conversations, eq(conversations.id, correctionRequests.id))
      .where(and(lt(conversations.openedOn, dayInNigeria(application.now())), notExists(noted)))
      .orderBy(asc(correctionRequests.id))
    const happened = received.map(
      ({ id }) => ({ kind: 'correction_request.received', subjectId: id, detail: {} }) as const,
    )
    await record(clock, ...happened)
  })
}
