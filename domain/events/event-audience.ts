import type { EventKind } from './event.ts'

/** Who may learn that it happened; each also includes those after it. The public learns of reports that are public, and of no others. */
export type Audience = 'public' | 'owner' | 'staff' | 'administrators'

type Reach = {
  audience: Audience
  /** Whether the public pages are no longer what they were. */
  changesPublicPages: boolean
}

const forPublic: Reach = { audience: 'public', changesPublicPages: true }
const forOwner: Reach = { audience: 'owner', changesPublicPages: false }
/** Who works on what at which hour is the staff's own: neither the owner nor a reader is told, nor shown that it happened. */
const forStaff: Reach = { audience: 'staff', changesPublicPages: false }
const forAdministrators: Reach = { audience: 'administrators', changesPublicPages: false }

export const eventReach = {
  'report.submitted': forOwner,
  'report.edited': forOwner,
  'report.verified': forOwner,
  'report.verification_amended': forStaff,
  // Also of reports that are not public; the figure of those that are is on their page.
  'report.rated': { audience: 'owner', changesPublicPages: true },
  'report.peer_reviewed': forOwner,
  'report.approved': forPublic,
  'report.rejected': forOwner,
  'report.retracted': forPublic,
  'report.retraction_confirmed': forPublic,
  'report.retraction_unconfirmed': forPublic,
  'report.restored': forPublic,
  'report.reopening_proposed': forStaff,
  'report.reopening_ended': forStaff,
  'report.reopened': forOwner,
  'report.approval_given': forStaff,
  'report.publication_stopped': forStaff,
  'report.approval_proposed': forStaff,
  'report.approval_ended': forStaff,
  'report.rejection_proposed': forStaff,
  'report.rejection_ended': forStaff,
  'report.confirmation_proposed': forStaff,
  'report.confirmation_ended': forStaff,
  'report.claimed': forStaff,
  'report.handed_on': forStaff,
  'report.released': forStaff,
  'report.question_proposed': forStaff,
  'report.question_ended': forStaff,
  'report.asked': forOwner,
  'report.original_proposed': forStaff,
  'report.original_ended': forStaff,
  'report.original_released': forStaff,
  'report.original_taken': forStaff,
  'report.petition_proposed': forStaff,
  'report.petition_ended': forStaff,
  'report.petition_decided': forStaff,
  'report.petition_taken': forStaff,
  'report.petition_noted': forStaff,
  'report.source_wrote': forOwner,
  'report.files_added': forOwner,
  'report.punishment_told': forOwner,
  // The source of a report is not told who else knows of it.
  'report.tip_received': forStaff,
  'report.tip_answered': forStaff,
  'report.adopted': forOwner,
  'report.withdrawn': forOwner,
  'report.erased': forOwner,
  'report.disputed': forPublic,
  'report.request_settled': forOwner,
  'report.correction_proposed': forOwner,
  'report.correction_declined': forOwner,
  'report.reply_noted': forStaff,
  'report.consequence_proposed': forStaff,
  'report.consequence_ended': forStaff,
  'report.consequence_added': forPublic,
  'report.consequence_removed': forPublic,
  'report.corrected': forPublic,
  'report.dispute_answered': forPublic,
  // Who signed when is the staff's own. Readers with an account find the hash and the day at a public report.
  'report.signed': forStaff,
  'person.role-changed': forAdministrators,
  'person.declared': forAdministrators,
  'person.undeclaring_proposed': forAdministrators,
  'person.undeclared': forAdministrators,
  'person.undeclaring_ended': forAdministrators,
  'person.suspended': forAdministrators,
  'person.sessions_ended': forAdministrators,
  'person.second_step_proposed': forAdministrators,
  'person.second_step_reset': forAdministrators,
  'person.second_step_ended': forAdministrators,
  'person.reinstated': forAdministrators,
  'person.role_proposed': forAdministrators,
  'person.role_ended': forAdministrators,
  'person.suspension_confirmed': forAdministrators,
  'person.suspension_ended': forAdministrators,
  'person.reinstatement_proposed': forAdministrators,
  'person.reinstatement_ended': forAdministrators,
  'invitation.confirmed': forAdministrators,
  'invitation.ended': forAdministrators,
  'invitation.made': forAdministrators,
  'invitation.renewed': forAdministrators,
  'invitation.accepted': forAdministrators,
  'archive_import.proposed': forAdministrators,
  'archive_import.confirmed': forAdministrators,
  'archive_import.ended': forAdministrators,
  'archive_record.added': forPublic,
  'payment.settled': forAdministrators,
  'payment.held': forAdministrators,
  'payment.given_back': forAdministrators,
  'payment.disputed': forAdministrators,
  'payment.dispute_won': forAdministrators,
  'payment.dispute_lost': forAdministrators,
  'payment.refund_proposed': forAdministrators,
  'payment.refund_confirmed': forAdministrators,
  'payment.refund_ended': forAdministrators,
  'payment.grant_proposed': forAdministrators,
  'payment.grant_confirmed': forAdministrators,
  'payment.grant_ended': forAdministrators,
  'payment.vouchers_made': forAdministrators,
  'payment.vouchers_cancelled': forAdministrators,
  'payment.voucher_redeemed': forAdministrators,
  'archive_record.edit_proposed': forAdministrators,
  'archive_record.edit_ended': forAdministrators,
  'archive_record.edited': forPublic,
  'archive_record.withdrawal_proposed': forAdministrators,
  'archive_record.withdrawal_ended': forAdministrators,
  'archive_record.withdrawn': forPublic,
  'key.made': forAdministrators,
  'key.revoked': forAdministrators,
  'setting.restored': forPublic,
  'message.closed': forStaff,
  'correction_request.received': forStaff,
  'correction_request.settled': forStaff,
  'expert.applied': forAdministrators,
  'expert.left': forAdministrators,
  'expert.checked': forAdministrators,
  'expert.decision_proposed': forAdministrators,
  'expert.decision_ended': forAdministrators,
  'expert.verified': forAdministrators,
  'expert.rejected': forAdministrators,
  'expert.suspended': forAdministrators,
  'expert.suspension_confirmed': forAdministrators,
  'expert.suspension_ended': forAdministrators,
  'assignment.invited': forOwner,
  'assignment.declined': forOwner,
  'assignment.accepted': forOwner,
  'assignment.answered': forOwner,
  'assignment.given_back': forOwner,
  'assignment.extended': forOwner,
  'assignment.closed': forOwner,
  'assignment.lapsed': forOwner,
  'assignment.reminded': forOwner,
  'assignment.expert_wrote': forOwner,
  'assignment.staff_wrote': forOwner,
  'assignment.checked': forStaff,
  'assignment.withdrawn': forStaff,
  'proposal.signed': forAdministrators,
  'judgement.proposed': forStaff,
  'judgement.ended': forStaff,
  'judgement.made': forPublic,
  'judgement.undone': forPublic,
  'judgement.fell': forPublic,
} as const satisfies Record<EventKind, Reach>

const everyReach = Object.entries(eventReach) as [EventKind, Reach][]

/** Events after which the public pages are no longer what they were. */
export const publicEvents: readonly EventKind[] = everyReach
  .filter(([, { changesPublicPages }]) => changesPublicPages)
  .map(([kind]) => kind)

/** What neither an owner nor a reader is told, nor shown that it happened. */
export const staffOnlyEvents: readonly EventKind[] = everyReach
  .filter(([, { audience }]) => audience === 'staff' || audience === 'administrators')
  .map(([kind]) => kind)
