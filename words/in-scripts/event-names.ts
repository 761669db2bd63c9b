import type { EventKind } from '#domain/events/event.ts'
import type { ReportEventKind } from '#domain/events/report-events.ts'

/** What happened to a report, as its history says it. */
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
} as const satisfies Record<ReportEventKind, string>

/** What happened to anything. Administrators read those of people. */
export const eventNames = {
  ...reportEventNames,
  'person.role-changed': 'Role changed',
  'person.declared': 'Declaration made',
  'person.suspended': 'Suspended',
  'person.reinstated': 'Suspension lifted',
  'invitation.made': 'Invitation made',
  'invitation.accepted': 'Invitation accepted',
  'archive_record.added': 'Conviction added',
  'message.closed': 'Message closed',
  'correction_request.received': 'Correction asked for',
  'correction_request.settled': 'Request settled',
} as const satisfies Record<EventKind, string>
