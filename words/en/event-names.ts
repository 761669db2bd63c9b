import type { EventKind } from '#domain/events/event.ts'
import type { ReportEventKind } from '#domain/events/report-events.ts'

/** What happened, but for reports: their history says that. Administrators read what was done to people. */
const names = {
  'person.role-changed': 'Role changed',
  'person.declared': 'Declaration made',
  'person.undeclaring_proposed': 'Removal from a declaration proposed',
  'person.undeclared': 'Lines removed from a declaration',
  'person.undeclaring_ended': 'Proposed removal from a declaration ended',
  'person.suspended': 'Suspended',
  'person.reinstated': 'Suspension lifted',
  'person.role_proposed': 'Role change proposed',
  'person.role_ended': 'Proposed role change ended',
  'person.suspension_confirmed': 'Suspension confirmed',
  'person.suspension_ended': 'Suspension ended',
  'person.reinstatement_proposed': 'End of the suspension proposed',
  'person.reinstatement_ended': 'Suspension stays',
  'invitation.confirmed': 'Invitation confirmed',
  'invitation.ended': 'Invitation ended',
  'invitation.made': 'Invitation made',
  'invitation.accepted': 'Invitation accepted',
  'archive_import.proposed': 'Import proposed',
  'archive_import.confirmed': 'Import confirmed',
  'archive_import.ended': 'Proposed import ended',
  'archive_record.added': 'Conviction added',
  'payment.settled': 'Payment settled',
  'payment.held': 'Payment held',
  'payment.vouchers_made': 'Vouchers made',
  'payment.voucher_redeemed': 'Voucher redeemed',
  'archive_record.withdrawal_proposed': 'Withdrawal of a conviction proposed',
  'archive_record.withdrawal_ended': 'Proposed withdrawal of a conviction ended',
  'archive_record.withdrawn': 'Conviction withdrawn',
  'message.closed': 'Message closed',
  'correction_request.received': 'Correction asked for',
  'correction_request.settled': 'Request settled',
} as const satisfies Record<Exclude<EventKind, ReportEventKind>, string>

export const eventNames = { eventNames: names }
