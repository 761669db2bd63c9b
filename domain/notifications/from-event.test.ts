import { expect, test } from 'vitest'
import { type ReportEvent, type ReportEventKind, reportEvents } from '../events/report-events.ts'
import { notificationsFor } from './from-event.ts'

const kinds = Object.keys(reportEvents) as ReportEventKind[]

// Specification 4.1: approve and reject are status changes, a verification is not.
const expectedTypes: Record<ReportEventKind, string | null> = {
  'report.submitted': null,
  'report.edited': null,
  'report.verified': 'verification_update',
  'report.verification_amended': null,
  'report.rated': 'verification_update',
  'report.peer_reviewed': null,
  'report.approved': 'status_change',
  'report.rejected': 'status_change',
  'report.approval_given': null,
  'report.publication_stopped': null,
  'report.approval_proposed': null,
  'report.approval_ended': null,
  'report.rejection_proposed': null,
  'report.rejection_ended': null,
  'report.confirmation_proposed': null,
  'report.confirmation_ended': null,
  'report.claimed': null,
  'report.handed_on': null,
  'report.released': null,
  'report.retracted': 'status_change',
  'report.retraction_confirmed': null,
  'report.retraction_unconfirmed': null,
  'report.restored': 'status_change',
  'report.reopening_proposed': null,
  'report.reopening_ended': null,
  'report.reopened': 'status_change',
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
  'report.asked': 'assignment_message',
  'report.source_wrote': null,
  'report.files_added': null,
  'report.punishment_told': null,
  'report.tip_received': null,
  'report.tip_answered': null,
  'report.tip_closed': null,
  'report.tip_reopened': null,
  'report.adopted': null,
  'report.withdrawn': null,
  'report.erased': null,
  'report.ending_announced': 'status_change',
  'report.kept_longer': null,
  'report.ended': 'status_change',
  'report.legal_hold_proposed': null,
  'report.legal_hold_ended': null,
  'report.legal_hold_set': 'status_change',
  'report.legal_hold_lifted': null,
  'report.disputed': 'status_change',
  'report.request_settled': null,
  'report.correction_proposed': null,
  'report.correction_declined': null,
  'report.reply_noted': null,
  'report.consequence_proposed': null,
  'report.consequence_ended': null,
  'report.consequence_added': 'status_change',
  'report.consequence_removed': null,
  'report.corrected': 'status_change',
  'report.dispute_answered': 'status_change',
  'report.signed': null,
}

test.each(kinds)('after %s the owner is told what the table says', (kind) => {
  const types = notificationsFor(event(kind, 'amina')).map(({ type }) => type)
  expect(types).toEqual(expectedTypes[kind] ? [expectedTypes[kind]] : [])
})

test.each(kinds)('after %s no one is told when the owner has left', (kind) => {
  expect(notificationsFor(event(kind, null))).toEqual([])
})

test.each(kinds.filter((kind) => expectedTypes[kind]))(
  'what is told after %s is for the owner, names the report by its number alone, and says how the status moved',
  (kind) => {
    const [draft] = notificationsFor(event(kind, 'amina'))
    expect(draft).toMatchObject({
      userId: 'amina',
      reportId: 'report',
      statusFrom: 'pending',
      statusTo: 'approved',
    })
    expect(draft).toMatchObject({ kind, parameters: { reference: 'WR-26112110000' } })
  },
)

test('of a peer review those hear who verified the report, each once, and its owner does not', () => {
  const reviewed = { ...event('report.peer_reviewed', 'amina'), verifierIds: ['bola', 'chidi', 'bola'] }
  const drafts = notificationsFor(reviewed)
  expect(drafts.map(({ userId, type }) => [userId, type])).toEqual([
    ['bola', 'peer_review'],
    ['chidi', 'peer_review'],
  ])
  expect(drafts[0]).toMatchObject({ parameters: { reference: 'WR-26112110000' } })
})

function event(kind: ReportEventKind, ownerId: string | null): ReportEvent {
  const common = {
    reportId: 'report',
    referenceNumber: 'WR-26112110000',
    ownerId,
    statusFrom: 'pending',
    statusTo: 'approved',
  } as const
  const details = {
    'report.submitted': {},
    'report.edited': { contentVersion: 2, clearedVerifications: 0 },
    'report.verified': { method: 'document_check', contentVersion: 1 },
    'report.verification_amended': { method: 'document_check', contentVersion: 1 },
    'report.rated': { rating: 4, credibilityRating: 4 },
    'report.peer_reviewed': { reviewType: 'evidence', contentVersion: 1 },
    'report.approved': { alone: false, contentVersion: 1 },
    'report.approval_given': { alone: false, contentVersion: 1 },
    'report.publication_stopped': { outcome: 'declined' },
    'report.approval_proposed': { contentVersion: 1 },
    'report.approval_ended': { outcome: 'lapsed' },
    'report.rejection_proposed': { contentVersion: 1 },
    'report.rejection_ended': { outcome: 'lapsed' },
    'report.confirmation_proposed': {},
    'report.confirmation_ended': { outcome: 'lapsed' },
    'report.rejected': { alone: false, contentVersion: 1 },
    'report.retracted': {},
    'report.retraction_confirmed': { alone: false },
    'report.retraction_unconfirmed': {},
    'report.restored': {},
    'report.reopening_proposed': { contentVersion: 1 },
    'report.reopening_ended': { outcome: 'lapsed' },
    'report.reopened': { alone: false },
    'report.claimed': {},
    'report.handed_on': { reason: 'away' },
    'report.released': {},
    'report.question_proposed': {},
    'report.question_ended': { outcome: 'lapsed' },
    'report.asked': {},
    'report.original_proposed': {},
    'report.original_ended': { outcome: 'lapsed' },
    'report.original_released': {},
    'report.original_taken': {},
    'report.petition_proposed': {},
    'report.petition_ended': { outcome: 'declined' },
    'report.petition_decided': {},
    'report.petition_taken': {},
    'report.petition_noted': { step: 'sent' },
    'report.source_wrote': {},
    'report.files_added': {},
    'report.punishment_told': {},
    'report.tip_received': {},
    'report.tip_answered': {},
    'report.tip_closed': {},
    'report.tip_reopened': {},
    'report.adopted': {},
    'report.withdrawn': {},
    'report.erased': {},
    'report.ending_announced': { days: 30 },
    'report.kept_longer': { keeping: 'being-checked' },
    'report.ended': {},
    'report.legal_hold_proposed': {},
    'report.legal_hold_ended': { outcome: 'declined' },
    'report.legal_hold_set': { alone: false, until: '2027-01-01' },
    'report.legal_hold_lifted': { alone: false },
    'report.disputed': { part: 'whole' },
    'report.request_settled': { decision: 'refused' },
    'report.correction_proposed': { outcome: 'corrected' },
    'report.correction_declined': {},
    'report.reply_noted': { step: 'notified' },
    'report.consequence_proposed': {},
    'report.consequence_ended': { outcome: 'lapsed' },
    'report.consequence_added': { alone: false, consequence: 'charge' },
    'report.consequence_removed': { alone: false, consequence: 'charge' },
    'report.corrected': { alone: false, parts: ['evidence'] },
    'report.dispute_answered': { alone: false, outcome: 'answered' },
    'report.signed': { act: 'report.approved', sha256: '0'.repeat(64) },
  } as const satisfies Record<ReportEventKind, unknown>
  return { ...common, kind, detail: details[kind] } as ReportEvent
}
