import type { ProposalEnd } from '../proposals/acts.ts'
import type { ConsequenceKind } from '../publishing/consequences.ts'
import type { Part, ProposedOutcome } from '../publishing/corrections.ts'
import type { ReplyStep } from '../publishing/right-of-reply.ts'
import type { HandOnReason } from '../reports/hand-on.ts'
import type { ReviewType } from '../reports/peer-review.ts'
import type { VerificationMethod } from '../reports/verification.ts'
import type { Status } from '../reports/workflow.ts'

type ReportEventOf<Kind extends string, Detail = unknown> = {
  kind: Kind
  reportId: string
  referenceNumber: string
  ownerId: string | null
  /** Who verified the present words. Is told of, and not stored. */
  verifierIds?: readonly string[]
  /** To whom the case was handed on. Is told of, and not stored. */
  holderId?: string
  statusFrom: Status | null
  statusTo: Status
  detail: Detail
}

type Alone = { alone: boolean }
type Ended = { outcome: ProposalEnd }

/**
 * What happened to a report. One row each, never changed afterwards: notifications, live updates and the history on
 * a report's page all derive from it. Never holds a word of the report.
 */
export type ReportEvent =
  | ReportEventOf<'report.submitted', Record<string, never>>
  | ReportEventOf<'report.edited', { contentVersion: number; clearedVerifications: number }>
  | ReportEventOf<'report.verified', { method: VerificationMethod; contentVersion: number }>
  | ReportEventOf<'report.verification_amended', { method: VerificationMethod; contentVersion: number }>
  | ReportEventOf<'report.rated', { rating: number; credibilityRating: number }>
  | ReportEventOf<'report.peer_reviewed', { reviewType: ReviewType; contentVersion: number }>
  | ReportEventOf<'report.approved', { alone: boolean; contentVersion: number }>
  | ReportEventOf<'report.approval_given', Alone & { contentVersion: number }>
  | ReportEventOf<'report.publication_stopped', Ended>
  | ReportEventOf<'report.approval_proposed', { contentVersion: number }>
  | ReportEventOf<'report.approval_ended', Ended>
  | ReportEventOf<'report.rejection_proposed', { contentVersion: number }>
  | ReportEventOf<'report.rejection_ended', Ended>
  | ReportEventOf<'report.rejected', Alone & { contentVersion: number }>
  | ReportEventOf<'report.retracted', Record<string, never>>
  | ReportEventOf<'report.retraction_confirmed', Alone>
  | ReportEventOf<'report.retraction_unconfirmed', Record<string, never>>
  | ReportEventOf<'report.restored', Record<string, never>>
  | ReportEventOf<'report.reopening_proposed', { contentVersion: number }>
  | ReportEventOf<'report.reopening_ended', Ended>
  | ReportEventOf<'report.reopened', Alone>
  | ReportEventOf<'report.confirmation_proposed', Record<string, never>>
  | ReportEventOf<'report.confirmation_ended', Ended>
  | ReportEventOf<'report.claimed', Record<string, never>>
  | ReportEventOf<'report.handed_on', { reason: HandOnReason }>
  | ReportEventOf<'report.released', Record<string, never>>
  | ReportEventOf<'report.question_proposed', Record<string, never>>
  | ReportEventOf<'report.question_ended', Ended>
  | ReportEventOf<'report.asked', Record<string, never>>
  | ReportEventOf<'report.original_proposed', Record<string, never>>
  | ReportEventOf<'report.original_ended', Ended>
  | ReportEventOf<'report.original_released', Record<string, never>>
  | ReportEventOf<'report.original_taken', Record<string, never>>
  | ReportEventOf<'report.petition_proposed', Record<string, never>>
  | ReportEventOf<'report.petition_ended', Ended>
  | ReportEventOf<'report.petition_decided', Record<string, never>>
  | ReportEventOf<'report.petition_taken', Record<string, never>>
  | ReportEventOf<'report.petition_noted', { step: 'sent' | 'answered' }>
  | ReportEventOf<'report.source_wrote', Record<string, never>>
  | ReportEventOf<'report.files_added', Record<string, never>>
  | ReportEventOf<'report.punishment_told', Record<string, never>>
  | ReportEventOf<'report.tip_received', Record<string, never>>
  | ReportEventOf<'report.tip_answered', Record<string, never>>
  | ReportEventOf<'report.tip_closed', Record<string, never>>
  | ReportEventOf<'report.tip_reopened', Record<string, never>>
  | ReportEventOf<'report.adopted', Record<string, never>>
  | ReportEventOf<'report.withdrawn', Record<string, never>>
  | ReportEventOf<'report.erased', Record<string, never>>
  | ReportEventOf<'report.ending_announced', { days: number; endsOn?: string }>
  | ReportEventOf<'report.kept_longer', { keeping: string }>
  | ReportEventOf<'report.ended', Record<string, never>>
  | ReportEventOf<'report.legal_hold_proposed', Record<string, never>>
  | ReportEventOf<'report.legal_hold_ended', Ended>
  | ReportEventOf<'report.legal_hold_set', Alone & { until: string }>
  | ReportEventOf<'report.legal_hold_lifted', Alone>
  | ReportEventOf<'report.disputed', { part: string }>
  | ReportEventOf<'report.request_settled', { decision: 'refused' | 'joined' }>
  | ReportEventOf<'report.correction_proposed', { outcome: ProposedOutcome }>
  | ReportEventOf<'report.correction_declined', Record<string, never>>
  | ReportEventOf<'report.reply_noted', { step: ReplyStep }>
  | ReportEventOf<'report.consequence_proposed', Record<string, never>>
  | ReportEventOf<'report.consequence_ended', Ended>
  | ReportEventOf<'report.consequence_added', Alone & { consequence: ConsequenceKind }>
  | ReportEventOf<'report.consequence_removed', Alone & { consequence: ConsequenceKind }>
  | ReportEventOf<'report.corrected', { alone: boolean; parts: readonly Part[] }>
  | ReportEventOf<'report.dispute_answered', { alone: boolean; outcome: ProposedOutcome }>
  | ReportEventOf<'report.signed', { act: string; sha256: string }>

export type ReportEventKind = ReportEvent['kind']

/** Every kind, for a walk over all of them. Their names are in `words/`. */
export const reportEvents = {
  'report.submitted': true,
  'report.edited': true,
  'report.verified': true,
  'report.verification_amended': true,
  'report.rated': true,
  'report.peer_reviewed': true,
  'report.approved': true,
  'report.rejected': true,
  'report.approval_given': true,
  'report.publication_stopped': true,
  'report.approval_proposed': true,
  'report.approval_ended': true,
  'report.rejection_proposed': true,
  'report.rejection_ended': true,
  'report.retracted': true,
  'report.retraction_confirmed': true,
  'report.retraction_unconfirmed': true,
  'report.restored': true,
  'report.reopening_proposed': true,
  'report.reopening_ended': true,
  'report.reopened': true,
  'report.confirmation_proposed': true,
  'report.confirmation_ended': true,
  'report.claimed': true,
  'report.handed_on': true,
  'report.released': true,
  'report.question_proposed': true,
  'report.question_ended': true,
  'report.asked': true,
  'report.original_proposed': true,
  'report.original_ended': true,
  'report.original_released': true,
  'report.original_taken': true,
  'report.petition_proposed': true,
  'report.petition_ended': true,
  'report.petition_decided': true,
  'report.petition_taken': true,
  'report.petition_noted': true,
  'report.source_wrote': true,
  'report.files_added': true,
  'report.punishment_told': true,
  'report.tip_received': true,
  'report.tip_answered': true,
  'report.tip_closed': true,
  'report.tip_reopened': true,
  'report.adopted': true,
  'report.withdrawn': true,
  'report.erased': true,
  'report.ending_announced': true,
  'report.kept_longer': true,
  'report.ended': true,
  'report.legal_hold_proposed': true,
  'report.legal_hold_ended': true,
  'report.legal_hold_set': true,
  'report.legal_hold_lifted': true,
  'report.disputed': true,
  'report.request_settled': true,
  'report.correction_proposed': true,
  'report.correction_declined': true,
  'report.reply_noted': true,
  'report.consequence_proposed': true,
  'report.consequence_ended': true,
  'report.consequence_added': true,
  'report.consequence_removed': true,
  'report.corrected': true,
  'report.dispute_answered': true,
  'report.signed': true,
} as const satisfies Record<ReportEventKind, true>

/** What only the sender of a report can do to it. It stays the sender’s act once the account is deleted. */
export const sourceEvents: readonly ReportEventKind[] = [
  'report.submitted',
  'report.edited',
  'report.source_wrote',
  'report.files_added',
  'report.punishment_told',
  'report.adopted',
  'report.withdrawn',
  'report.erased',
]

/** What people do who are named nowhere: of each, the day alone is kept. */
export const eventsByDay: readonly ReportEventKind[] = [...sourceEvents, 'report.tip_received']

export function isReportEventKind(text: string): text is ReportEventKind {
  return Object.hasOwn(reportEvents, text)
}
