import type { ReportEvent, ReportEventKind } from '../events/report-events.ts'
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

type Wording = {
  /** The owner, where nothing else is said. */
  to?: 'verifiers'
  type: NotificationType
  title: string
  message(referenceNumber: string): string
}

/**
 * Null: nobody needs telling, or it is the staff's own affair. The words name the report by its number alone, because a
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
  // What colleagues write is for staff, so its owner is not told that there is something to read.
  'report.peer_reviewed': {
    to: 'verifiers',
    type: 'peer_review',
    title: 'Peer review submitted',
    message: (reference) => `A colleague reviewed the report ${reference}, which you verified.`,
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
  'report.claimed': null,
  'report.released': null,
  'report.disputed': {
    type: 'status_change',
    title: 'Report disputed',
    message: (reference) =>
      `Somebody asked for a correction of your report ${reference}. Staff look into it. You need not do anything, and nobody is told who you are.`,
  },
  'report.request_settled': null,
  'report.correction_proposed': null,
  'report.correction_declined': null,
  'report.corrected': {
    type: 'status_change',
    title: 'Report corrected',
    message: (reference) =>
      `Something in the public words of your report ${reference} was corrected. Open it to read what, and why. What you sent stays sealed as it was.`,
  },
  'report.dispute_answered': {
    type: 'status_change',
    title: 'Dispute answered',
    message: (reference) => `The dispute about your report ${reference} has an answer. Open it to read it.`,
  },
} as const satisfies Record<ReportEventKind, Wording | null>

export function notificationsFor(event: ReportEvent): NotificationDraft[] {
  const wording: Wording | null = wordings[event.kind]
  if (!wording) return []
  const { reportId, statusFrom, statusTo } = event
  const { type, title } = wording
  const message = wording.message(event.referenceNumber)
  return peopleToTell(event, wording).map((userId) => ({
    ...{ userId, reportId, type, title, message, statusFrom, statusTo },
  }))
}

function peopleToTell({ ownerId, verifierIds = [] }: ReportEvent, { to }: Wording): string[] {
  if (to === 'verifiers') return [...new Set(verifierIds)]
  else return ownerId === null ? [] : [ownerId]
}
