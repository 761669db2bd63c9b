import type { AssignmentEvent } from '../events/assignment-events.ts'
import type { EventKind } from '../events/event.ts'
import type { ReportEvent } from '../events/report-events.ts'
import type { Status } from '../reports/workflow.ts'
import type { Day } from '../time/day-in-nigeria.ts'
import type { ApplicationKind } from './applications.ts'
import type { ArrivalKind } from './arrivals.ts'
import type { NotificationType } from './notification.ts'

type Notice = {
  /** The owner, where nothing else is said. */
  to?: 'verifiers' | 'holder'
  type: NotificationType
}

/** What those are told whom an event concerns. Null: no person, or all staff alone, as `arrivals` says. Its texts are in `words/`. */
export const notices = {
  'report.submitted': null,
  'report.edited': null,
  'report.verified': { type: 'verification_update' },
  'report.verification_amended': null,
  'report.rated': { type: 'verification_update' },
  // What colleagues write is for staff, so its owner is not told that there is something to read.
  'report.peer_reviewed': { to: 'verifiers', type: 'peer_review' },
  'report.approved': { type: 'status_change' },
  'report.rejected': { type: 'status_change' },
  'report.retracted': { type: 'status_change' },
  'report.retraction_confirmed': null,
  'report.retraction_unconfirmed': null,
  'report.restored': { type: 'status_change' },
  'report.reopening_proposed': null,
  'report.reopening_ended': null,
  'report.reopened': { type: 'status_change' },
  'report.approval_given': null,
  'report.publication_stopped': null,
  'report.approval_proposed': null,
  'report.approval_ended': null,
  'report.rejection_proposed': null,
  'report.rejection_ended': null,
  'report.confirmation_proposed': null,
  'report.confirmation_ended': null,
  'report.claimed': null,
  // The colleague who has the case now, and no one else.
  'report.handed_on': { to: 'holder', type: 'case_assigned' },
  'report.released': null,
  'report.question_proposed': null,
  'report.question_ended': null,
  'report.original_proposed': null,
  'report.original_ended': null,
  'report.original_released': null,
  'report.original_taken': null,
  'report.petition_proposed': null,
  'report.petition_ended': null,
  'report.petition_decided': null,
  'report.petition_taken': null,
  'report.petition_noted': null,
  'report.asked': { type: 'assignment_message' },
  // Those who work on the report: who verified it, and to whom it is assigned.
  'report.source_wrote': { to: 'verifiers', type: 'assignment_message' },
  'report.files_added': { to: 'verifiers', type: 'assignment_message' },
  'report.punishment_told': { to: 'verifiers', type: 'assignment_message' },
  'report.tip_received': null,
  'report.tip_answered': null,
  'report.tip_closed': null,
  'report.tip_reopened': null,
  'report.adopted': null,
  'report.withdrawn': { to: 'verifiers', type: 'assignment_message' },
  'report.erased': { to: 'verifiers', type: 'assignment_message' },
  'report.ending_announced': { type: 'status_change' },
  'report.kept_longer': null,
  'report.ended': { type: 'status_change' },
  'report.legal_hold_proposed': null,
  'report.legal_hold_ended': null,
  'report.legal_hold_set': { type: 'status_change' },
  'report.legal_hold_lifted': null,
  'report.disputed': { type: 'status_change' },
  'report.request_settled': null,
  'report.correction_proposed': null,
  'report.correction_declined': null,
  'report.reply_noted': null,
  'report.consequence_proposed': null,
  'report.consequence_ended': null,
  'report.consequence_added': { type: 'status_change' },
  'report.consequence_removed': null,
  'report.corrected': { type: 'status_change' },
  'report.dispute_answered': { type: 'status_change' },
  'report.signed': null,
  'person.role-changed': null,
  'person.declared': null,
  'person.undeclaring_proposed': null,
  'person.undeclared': null,
  'person.undeclaring_ended': null,
  'person.suspended': null,
  'person.sessions_ended': null,
  'person.second_step_proposed': null,
  'person.second_step_reset': null,
  'person.second_step_ended': null,
  'person.reinstated': null,
  'person.role_proposed': null,
  'person.role_ended': null,
  'person.suspension_confirmed': null,
  'person.suspension_ended': null,
  'person.reinstatement_proposed': null,
  'person.reinstatement_ended': null,
  'invitation.confirmed': null,
  'invitation.ended': null,
  'invitation.made': null,
  'invitation.renewed': null,
  'invitation.accepted': null,
  'archive_import.proposed': null,
  'archive_import.confirmed': null,
  'archive_import.ended': null,
  'archive_record.added': null,
  'payment.settled': null,
  'payment.held': null,
  'payment.given_back': null,
  'payment.disputed': null,
  'payment.dispute_won': null,
  'payment.dispute_lost': null,
  'payment.refund_proposed': null,
  'payment.refund_confirmed': null,
  'payment.refund_ended': null,
  'payment.grant_proposed': null,
  'payment.grant_confirmed': null,
  'payment.grant_ended': null,
  'payment.vouchers_made': null,
  'payment.vouchers_cancelled': null,
  'payment.voucher_redeemed': null,
  'archive_record.edit_proposed': null,
  'archive_record.edit_ended': null,
  'archive_record.edited': null,
  'archive_record.withdrawal_proposed': null,
  'archive_record.withdrawal_ended': null,
  'archive_record.withdrawn': null,
  'key.made': null,
  'key.revoked': null,
  'proposal.signed': null,
  'judgement.proposed': null,
  'judgement.ended': null,
  'judgement.made': null,
  'judgement.undone': null,
  'judgement.fell': null,
  'setting.restored': null,
  'setting.frozen': null,
  'setting.thawed': null,
  'setting.carried_files': null,
  'setting.proposed': null,
  'setting.ended': null,
  'setting.changed': null,
  'message.closed': null,
  'correction_request.received': null,
  'correction_request.settled': null,
  // Told by `applications`.
  'expert.applied': null,
  'expert.left': null,
  'expert.checked': null,
  'expert.decision_proposed': null,
  'expert.decision_ended': null,
  'expert.verified': null,
  'expert.rejected': null,
  'expert.suspended': null,
  'expert.suspension_confirmed': null,
  'expert.suspension_ended': null,
  'assignment.invited': { type: 'expert_assignment' },
  'assignment.declined': { type: 'expert_assignment' },
  'assignment.accepted': { type: 'expert_assignment' },
  'assignment.answered': { type: 'expert_assignment' },
  'assignment.given_back': { type: 'expert_assignment' },
  'assignment.extended': { type: 'expert_assignment' },
  'assignment.closed': { type: 'expert_assignment' },
  'assignment.lapsed': { type: 'expert_assignment' },
  'assignment.reminded': { type: 'expert_assignment' },
  'assignment.expert_wrote': { type: 'assignment_message' },
  'assignment.staff_wrote': { type: 'assignment_message' },
  'assignment.checked': null,
  'assignment.withdrawn': null,
} as const satisfies Record<EventKind, Notice | null>

/** Events with a notification. */
export type NoticeKind = {
  [Kind in EventKind]: (typeof notices)[Kind] extends null ? never : Kind
}[EventKind]

export function isNoticeKind(kind: string): kind is NoticeKind {
  return new Map<string, Notice | null>(Object.entries(notices)).get(kind) != null
}

/** News that is of no event, and the type under which a person chooses about it. An event is never deleted. */
export const ownNews = {
  // What an account keeps for itself found something.
  'search.news': 'search_news',
  'list.news': 'search_news',
  // A task or a comment of an organisation is for this member.
  'team.for-you': 'team_news',
  // For the owner: an invitation was used.
  'team.seat-taken': 'team_news',
  // The seat was taken back, or the organisation ended.
  'team.seat-ended': 'team_news',
} as const satisfies Record<string, NotificationType>

export type OwnNewsKind = keyof typeof ownNews

/** What the texts name: the report, by its number alone, because a notification is read over shoulders, and a day that is set. */
export type NoticeParameters = { reference: string; day?: Day }

export type NotificationDraft = {
  userId: string
  /** Null for what names no report: an expert is told the number of their assignment. */
  reportId: string | null
  type: NotificationType
  kind: NoticeKind | ArrivalKind | ApplicationKind
  parameters: NoticeParameters
  statusFrom: Status | null
  statusTo: Status | null
}

/** Tells an expert, or the member of staff who asked them. */
export function assignmentNotifications({ kind, number, tells }: AssignmentEvent): NotificationDraft[] {
  const notice: Notice | null = notices[kind]
  if (!notice || !isNoticeKind(kind)) return []
  return tells.map((userId) => ({
    ...{ userId, reportId: null, type: notice.type, kind, parameters: { reference: number } },
    ...{ statusFrom: null, statusTo: null },
  }))
}

export function notificationsFor(event: ReportEvent): NotificationDraft[] {
  const { kind, reportId, statusFrom, statusTo } = event
  const notice: Notice | null = notices[kind]
  if (!notice || !isNoticeKind(kind)) return []
  const day = dayIn(event)
  const parameters = { reference: event.referenceNumber, ...(day === undefined ? {} : { day }) }
  return peopleToTell(event, notice).map((userId) => ({
    ...{ userId, reportId, type: notice.type, kind, parameters, statusFrom, statusTo },
  }))
}

/** The day on which something ends. */
function dayIn(event: ReportEvent): Day | undefined {
  if (event.kind === 'report.ending_announced') return event.detail.endsOn
  else return event.kind === 'report.legal_hold_set' ? event.detail.until : undefined
}

function peopleToTell({ ownerId, holderId, verifierIds = [] }: ReportEvent, { to }: Notice): string[] {
  if (to === 'holder') return holderId === undefined ? [] : [holderId]
  if (to === 'verifiers') return [...new Set(verifierIds)]
  else return ownerId === null ? [] : [ownerId]
}
