import type { Part, ProposedOutcome } from '../publishing/corrections.ts'
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
  statusFrom: Status | null
  statusTo: Status
  detail: Detail
}

/**
 * What happened to a report. One row each, never changed afterwards: notifications, live updates and the history on
 * a report's page all derive from it. Never holds a word of the report.
 */
export type ReportEvent =
  | ReportEventOf<'report.submitted', Record<string, never>>
  | ReportEventOf<'report.edited', { contentVersion: number; clearedVerifications: number }>
  | ReportEventOf<'report.verified', { method: VerificationMethod; contentVersion: number }>
  | ReportEventOf<'report.rated', { rating: number; credibilityRating: number }>
  | ReportEventOf<'report.peer_reviewed', { reviewType: ReviewType; contentVersion: number }>
  | ReportEventOf<'report.approved', { alone: boolean; contentVersion: number }>
  | ReportEventOf<'report.rejected', { contentVersion: number }>
  | ReportEventOf<'report.retracted', Record<string, never>>
  | ReportEventOf<'report.claimed', Record<string, never>>
  | ReportEventOf<'report.released', Record<string, never>>
  | ReportEventOf<'report.disputed', { part: string }>
  | ReportEventOf<'report.request_settled', { decision: 'refused' | 'joined' }>
  | ReportEventOf<'report.correction_proposed', { outcome: ProposedOutcome }>
  | ReportEventOf<'report.correction_declined', Record<string, never>>
  | ReportEventOf<'report.corrected', { alone: boolean; parts: readonly Part[] }>
  | ReportEventOf<'report.dispute_answered', { alone: boolean; outcome: ProposedOutcome }>

export type ReportEventKind = ReportEvent['kind']

export const reportEventNames = {
  'report.submitted': 'Submitted',
  'report.edited': 'Edited by its owner',
  'report.verified': 'Verified',
  'report.rated': 'Credibility rated',
  'report.peer_reviewed': 'Peer reviewed',
  'report.approved': 'Approved',
  'report.rejected': 'Rejected',
  'report.retracted': 'Retracted',
  'report.claimed': 'Taken in hand',
  'report.released': 'Given back',
  'report.disputed': 'Marked as disputed',
  'report.request_settled': 'A request for a correction was looked at',
  'report.correction_proposed': 'Correction or answer proposed',
  'report.correction_declined': 'Proposal turned down',
  'report.corrected': 'Corrected',
  'report.dispute_answered': 'Dispute answered',
} satisfies Record<ReportEventKind, string>

export function isReportEventKind(text: string): text is ReportEventKind {
  return Object.hasOwn(reportEventNames, text)
}
