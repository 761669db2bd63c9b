import type { Person } from '#domain/actor.ts'
import type { ReportEvent } from '#domain/events/report-events.ts'
import { type NotificationDraft, notificationsFor } from '#domain/notifications/from-event.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { events } from '#server/database/schema.ts'
import { listDeclarations } from '#server/declarations/declaration-queries.ts'
import type { Application } from '#server/kernel/application.ts'
import type { Announcement } from './hub.ts'
import { tellPeople } from './tell-people.ts'

export type UnitOfWork = {
  queries: Transaction
  /** Writes the event and all that derives from it, in the same transaction. */
  record(actor: Person, event: ReportEvent): Promise<void>
}

/** One transaction for one use case. Listeners hear of its events after the commit, and not at all without one. */
export async function transact<T>(
  application: Application,
  work: (unit: UnitOfWork) => Promise<T>,
): Promise<T> {
  const recorded: Announcement[] = []
  const result = await application.database.queries.transaction((queries) =>
    work({
      queries,
      record: async (actor, event) => {
        recorded.push(await recordEvent(application, queries, actor, event))
      },
    }),
  )
  for (const announcement of recorded) application.hub.announce(announcement)
  return result
}

async function recordEvent(
  application: Application,
  queries: Transaction,
  actor: Person,
  event: ReportEvent,
): Promise<Announcement> {
  const { kind, reportId, statusFrom, statusTo, detail } = event
  const occurredAt = application.now()
  const [row] = await queries
    .insert(events)
    .values({ kind, reportId, actorId: actor.id, statusFrom, statusTo, detail, occurredAt })
    .returning({ id: events.id })
  if (!row) throw new Error('the event was not written')
  await tellPeople(
    application,
    queries,
    await withoutBarred(
      application,
      queries,
      event,
      notificationsFor(event).filter(({ userId }) => userId !== actor.id),
    ),
    row.id,
  )
  return { id: row.id, kind, reportId }
}

/** A colleague who verified it and may no longer see it is told nothing of it. */
async function withoutBarred(
  application: Application,
  queries: Transaction,
  { ownerId, reportId }: ReportEvent,
  drafts: readonly NotificationDraft[],
): Promise<NotificationDraft[]> {
  const staffIds = drafts.flatMap(({ userId }) => (userId === ownerId ? [] : [userId]))
  if (staffIds.length === 0) return [...drafts]
  const declared = await listDeclarations(application, queries, staffIds)
  const seeing = new Set(
    declared.filter(({ conflicts }) => !conflicts.includes(reportId)).map(({ userId }) => userId),
  )
  return drafts.filter(({ userId }) => userId === ownerId || seeing.has(userId))
}
