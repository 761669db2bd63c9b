import type { EventKind } from '../events/event.ts'
import type { ReportEvent } from '../events/report-events.ts'
import type { Status } from '../reports/workflow.ts'
import type { NotificationType } from './notification.ts'

type Notice = {
  /** The owner, where nothing else is said. */
  to?: 'verifiers'
  type: NotificationType
}

/** What is told after which event. Null: no person is told, or only staff may know. Its texts are in `words/`. */
export const notices = {
  'report.submitted': null,
  'report.edited': null,
  'report.verified': { type: 'verification_update' },
  'report.rated': { type: 'verification_update' },
  // What colleagues write is for staff, so its owner is not told that there is something to read.
  'report.peer_reviewed': { to: 'verifiers', type: 'peer_review' },
  'report.approved': { type: 'status_change' },
  'report.rejected': { type: 'status_change' },
  'report.retracted': { type: 'status_change' },
  'report.claimed': null,
  'report.released': null,
  'report.disputed': { type: 'status_change' },
  'report.request_settled': null,
  'report.correction_proposed': null,
  'report.correction_declined': null,
  'report.corrected': { type: 'status_change' },
  'report.dispute_answered': { type: 'status_change' },
  'person.role-changed': null,
  'person.declared': null,
  'person.suspended': null,
  'person.reinstated': null,
  'invitation.made': null,
  'invitation.accepted': null,
  'archive_record.added': null,
  'message.closed': null,
  'correction_request.received': null,
  'correction_request.settled': null,
} as const satisfies Record<EventKind, Notice | null>

/** Events with a notification. */
export type NoticeKind = {
  [Kind in EventKind]: (typeof notices)[Kind] extends null ? never : Kind
}[EventKind]

export function isNoticeKind(kind: string): kind is NoticeKind {
  return new Map<string, Notice | null>(Object.entries(notices)).get(kind) != null
}

/** What the texts name: the report, by its number alone, because a notification is read over shoulders. */
export type NoticeParameters = { reference: string }

export type NotificationDraft = {
  userId: string
  reportId: string
  type: NotificationType
  kind: NoticeKind
  parameters: NoticeParameters
  statusFrom: Status | null
  statusTo: Status
}

export function notificationsFor(event: ReportEvent): NotificationDraft[] {
  const { kind, reportId, statusFrom, statusTo } = event
  const notice: Notice | null = notices[kind]
  if (!notice || !isNoticeKind(kind)) return []
  const parameters = { reference: event.referenceNumber }
  return peopleToTell(event, notice).map((userId) => ({
    ...{ userId, reportId, type: notice.type, kind, parameters, statusFrom, statusTo },
  }))
}

function peopleToTell({ ownerId, verifierIds = [] }: ReportEvent, { to }: Notice): string[] {
  if (to === 'verifiers') return [...new Set(verifierIds)]
  else return ownerId === null ? [] : [ownerId]
}
