import { type ArchiveEvent, archiveEvents } from './archive-events.ts'
import { type AssignmentEvent, assignmentEvents } from './assignment-events.ts'
import { type ExpertEvent, expertEvents } from './expert-events.ts'
import { type InvitationEvent, invitationEvents } from './invitation-events.ts'
import { type JudgementEvent, judgementEvents } from './judgement-events.ts'
import { type KeyEvent, keyEvents } from './key-events.ts'
import { type MessageEvent, messageEvents } from './message-events.ts'
import { type PaymentEvent, paymentEvents } from './payment-events.ts'
import { type PersonEvent, peopleEvents } from './people-events.ts'
import { type ProposalEvent, proposalEvents } from './proposal-events.ts'
import { eventsByDay, type ReportEvent, reportEvents } from './report-events.ts'
import { type RequestEvent, requestEvents } from './request-events.ts'
import { type SettingEvent, settingEvents } from './setting-events.ts'

/** What an event can be about. The names are stored, and begin the names of the events. */
export const subjectKinds = [
  'report',
  'person',
  'invitation',
  'archive_record',
  'archive_import',
  'message',
  'correction_request',
  'key',
  'setting',
  'payment',
  'expert',
  'assignment',
  'proposal',
  'judgement',
] as const
export type SubjectKind = (typeof subjectKinds)[number]

/**
 * What happened to any subject. One row each, never changed afterwards. Events hold no content, no name and no address.
 */
export type Event =
  | ReportEvent
  | PersonEvent
  | InvitationEvent
  | ArchiveEvent
  | MessageEvent
  | PaymentEvent
  | RequestEvent
  | ExpertEvent
  | SettingEvent
  | AssignmentEvent
  | KeyEvent
  | ProposalEvent
  | JudgementEvent

export type EventKind = Event['kind']

const everyEvent = {
  ...reportEvents,
  ...peopleEvents,
  ...invitationEvents,
  ...archiveEvents,
  ...messageEvents,
  ...paymentEvents,
  ...requestEvents,
  ...expertEvents,
  ...settingEvents,
  ...assignmentEvents,
  ...keyEvents,
  ...proposalEvents,
  ...judgementEvents,
} satisfies Record<EventKind, true>

export const eventKinds = Object.keys(everyEvent) as EventKind[]

/** Of which the day alone is kept: what sources, people without an account and applicants do. */
export const kindsByDay: readonly EventKind[] = [...eventsByDay, 'expert.applied']

export function isEventKind(text: unknown): text is EventKind {
  return typeof text === 'string' && Object.hasOwn(everyEvent, text)
}

export type Subject = { kind: SubjectKind; id: string }

export function subjectOf(event: Event): Subject {
  return isReportEvent(event)
    ? { kind: 'report', id: event.reportId }
    : { kind: subjectKindOf(event.kind), id: event.subjectId }
}

export function isReportEvent(event: Event): event is ReportEvent {
  return subjectKindOf(event.kind) === 'report'
}

export function isAssignmentEvent(event: Event): event is AssignmentEvent {
  return subjectKindOf(event.kind) === 'assignment'
}

/** The first part of a kind names its subject. */
export function subjectKindOf(kind: `${SubjectKind}.${string}`): SubjectKind {
  const subject = subjectKinds.find((each) => kind.startsWith(`${each}.`))
  if (!subject) throw new Error(`${kind} names no subject`)
  return subject
}
