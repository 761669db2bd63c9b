import type { ReportEvent, ReportEventKind } from '../reports/events.ts'
import type { Status } from '../reports/workflow.ts'
import type { NotificationType } from './notification.ts'

export type NotificationDraft = {
  userId: string
  reportId: string
  type: NotificationType
  title: string
  message: string
  statusFrom: Status | null
  statusTo: Status
}

type Wording = { type: NotificationType; title: string; message(referenceNumber: string): string }

/**
 * Null: the owner did it, so nobody needs telling. The words name the report by its number alone, because a
 * notification is read over shoulders.
 */
const wordings = {
  'report.submitted': null,
  'report.edited': null,
  'report.verified': {
    type: 'verification_update',
    title: 'Verification recorded',
    message: (reference) => `A member of staff recorded a verification of your report ${reference}.`,
  },
  'report.rated': {
    type: 'verification_update',
    title: 'Credibility rated',
    message: (reference) => `A member of staff rated the credibility of your report ${reference}.`,
  },
  'report.approved': {
    type: 'status_change',
    title: 'Report approved',
    message: (reference) => `Your report ${reference} was approved. The public can now find it.`,
  },
  'report.rejected': {
    type: 'status_change',
    title: 'Report rejected',
    message: (reference) => `Your report ${reference} was not published. Open it to read the reason.`,
  },
  'report.retracted': {
    type: 'status_change',
    title: 'Report retracted',
    message: (reference) => `Your report ${reference} was taken back. Open it to read the correction notice.`,
  },
} as const satisfies Record<ReportEventKind, Wording | null>

export function notificationsFor(event: ReportEvent): NotificationDraft[] {
  const wording: Wording | null = wordings[event.kind]
  if (!wording || !event.ownerId) return []
  const { reportId, ownerId: userId, statusFrom, statusTo } = event
  const { type, title } = wording
  const message = wording.message(event.referenceNumber)
  return [{ userId, reportId, type, title, message, statusFrom, statusTo }]
}
