import { isAssignmentEvent, isReportEvent } from '#domain/events/event.ts'
import type { ReportEvent } from '#domain/events/report-events.ts'
import {
  assignmentNotifications,
  type NotificationDraft,
  notificationsFor,
} from '#domain/notifications/from-event.ts'
import { listDeclarations } from '#server/cases/declaration-queries.ts'
import type { Transaction } from '#server/database/open-database.ts'
import type { HearOne } from '#server/events/consumer.ts'
import type { Application } from '#server/kernel/application.ts'
import { tellPeople } from './tell-people.ts'

/** Tells each of the people whom an event concerns, and not the one who did it. */
export const tellOfEvent: HearOne = async (application, queries, { id, occurredAt, actor, event }) => {
  if (isAssignmentEvent(event)) {
    const told = assignmentNotifications(event).filter(
      ({ userId }) => actor.kind !== 'person' || userId !== actor.id,
    )
    await tellPeople(
      application,
      queries,
      told.map((draft) => ({ ...draft, event: { id, occurredAt } })),
    )
    return
  }
  if (!isReportEvent(event)) return
  const drafts = notificationsFor(event).filter(
    ({ userId }) => actor.kind !== 'person' || userId !== actor.id,
  )
  const seen = await withoutBarred(application, queries, event, drafts)
  await tellPeople(
    application,
    queries,
    seen.map((draft) => ({ ...draft, event: { id, occurredAt } })),
  )
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
