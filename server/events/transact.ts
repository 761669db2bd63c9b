import { type Event, isReportEvent, subjectOf } from '#domain/events/event.ts'
import type { ReportEvent } from '#domain/events/report-events.ts'
import { type NotificationDraft, notificationsFor } from '#domain/notifications/from-event.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { listDeclarations } from '#server/declarations/declaration-queries.ts'
import type { Application } from '#server/kernel/application.ts'
import { type Doer, type Recorded, recordEvents } from './record-events.ts'
import { tellPeople } from './tell-people.ts'

export type UnitOfWork = {
  queries: Transaction
  /** Writes the events and all that derives from them, in the same transaction. */
  record(actor: Doer, ...events: readonly Event[]): Promise<void>
}

/** One transaction for one use case. Listeners hear of its events after the commit, and not at all without one. */
export async function transact<T>(
  application: Application,
  work: (unit: UnitOfWork) => Promise<T>,
): Promise<T> {
  const recorded: Recorded[] = []
  const result = await application.database.queries.transaction((queries) =>
    work({
      queries,
      record: async (actor, ...events) => {
        const rows = await recordEvents(application, queries, actor, events)
        recorded.push(...rows)
        for (const row of rows) await tell(application, queries, row)
      },
    }),
  )
  for (const { id, event } of recorded)
    application.hub.announce({ id, kind: event.kind, subjectId: subjectOf(event).id })
  return result
}

async function tell(
  application: Application,
  queries: Transaction,
  { id, occurredAt, actor, event }: Recorded,
) {
  if (!isReportEvent(event)) return
  const drafts = notificationsFor(event).filter(
    ({ userId }) => actor.kind !== 'person' || userId !== actor.id,
  )
  const seen = await withoutBarred(application, queries, event, drafts)
  await tellPeople(application, queries, seen, { id, occurredAt })
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
