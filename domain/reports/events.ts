import type { VerificationMethod } from './verification.ts'
import type { Status } from './workflow.ts'

type ReportEventOf<Kind extends string, Detail = unknown> = {
  kind: Kind
  reportId: string
  referenceNumber: string
  ownerId: string | null
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
  | ReportEventOf<'report.approved', { alone: boolean; contentVersion: number }>
  | ReportEventOf<'report.rejected', { contentVersion: number }>
  | ReportEventOf<'report.retracted', Record<string, never>>

export type ReportEventKind = ReportEvent['kind']

export const reportEventNames = {
  'report.submitted': 'Submitted',
  'report.edited': 'Edited by its owner',
  'report.verified': 'Verified',
  'report.rated': 'Credibility rated',
  'report.approved': 'Approved',
  'report.rejected': 'Rejected',
  'report.retracted': 'Retracted',
} satisfies Record<ReportEventKind, string>

/** Events after which the public pages are no longer what they were. */
export const publicEvents: readonly ReportEventKind[] = [
  'report.approved',
  'report.rated',
  'report.retracted',
]
