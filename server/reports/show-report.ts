import type { Actor, Person } from '#domain/actor.ts'
import { NotFound, RuleBroken, SignInNeeded } from '#domain/errors.ts'
import { staffOnlyEvents } from '#domain/events/report-events.ts'
import { isStaffRole } from '#domain/people/roles.ts'
import { type Abilities, abilities, authorise, authorisePage, can } from '#domain/permissions/can.ts'
import type { LabelledStatement } from '#domain/publishing/statements.ts'
import type { ReportStanding, ReportText } from '#domain/reports/report.ts'
import { type TwoPeople, twoPeople } from '#domain/reports/two-people.ts'
import { type Reader, readerOf } from '#domain/reports/visibility.ts'
import { nextStatus, type Status, type Step } from '#domain/reports/workflow.ts'
import { listPeerReviews, type PeerReviewView } from '#server/cases/list-peer-reviews.ts'
import { type ClaimView, presentClaim } from '#server/cases/present-claim.ts'
import { presentVerifications, type VerificationView } from '#server/cases/present-verifications.ts'
import type { Application } from '#server/kernel/application.ts'
import { countStaff, usernamesOf } from '#server/people/people-queries.ts'
import { findPublic, type PublicRow, publicTextOf } from '#server/publishing/corrections/public-text.ts'
import { statementsOf } from '#server/publishing/statement-queries.ts'
import type { ReportKey } from '#server/sealing/vault.ts'
import {
  type AttachmentView,
  ofReport,
  openReportAbout,
  presentAttachment,
} from '#server/writing/attachments/attachment-queries.ts'
import { openText } from './open-text.ts'
import { type HistoryEntry, presentHistory } from './present-history.ts'
import {
  decisionsOf,
  type EventRow,
  earlierVerificationsOf,
  eventsOf,
  type StoredReport,
} from './report-queries.ts'
import { withinReach } from './report-reach.ts'

/** A report as one reader may see it. Dates are ISO 8601. */
export type ReportView = {
  id: string
  referenceNumber: string
  status: Status
  /** Which edition of the words this is; sent back with each step. */
  contentVersion: number
  reader: Reader
  submittedAt: string
  /** Null for readers of a retracted report. */
  words: ReportText | null
  /** What was handed in, for the owner and staff, where a correction has changed the public words since. */
  handedIn: ReportText | null
  /** What each statement of an approved report rests on. Empty where it was approved before they were marked. */
  statements: LabelledStatement[]
  credibilityRating: number
  verifications: VerificationView[]
  /** Of words that were changed since; for staff alone. */
  earlierVerifications: VerificationView[]
  /** For staff alone, newest first. */
  peerReviews: PeerReviewView[]
  /** Why it was rejected, or the correction notice of a retraction. */
  reason: string | null
  history: HistoryEntry[]
  /** For the owner and for staff; the public is shown none. */
  attachments: AttachmentView[]
  abilities: Abilities
  /** For staff: who has it in hand. */
  claim: ClaimView | null
  /** Why the reader, who is on the staff, may not handle it; for everybody else null. */
  barrier: ReportStanding['barrier']
  /** For those who could approve: how the rule of two people stands. */
  approval: TwoPeople | null
}

/** @throws SignInNeeded, NotFound */
export async function showReport(application: Application, actor: Actor, id: string): Promise<ReportView> {
  return (await loadView(application, actor, id)).view
}

/**
 * For the page of one step: shows the report to those who could take the step now.
 *
 * @throws SignInNeeded, NotFound, and RuleBroken as the step itself would
 */
export async function showReportForStep(
  application: Application,
  actor: Actor,
  id: string,
  step: Step,
): Promise<ReportView> {
  const { view, facts } = await loadView(application, actor, id)
  authorisePage(actor, `report.${step}`, facts)
  if (!nextStatus(facts.status, step)) throw new RuleBroken('step-not-possible')
  return view
}

/**
 * For the page on who has it in hand.
 *
 * @throws SignInNeeded, NotFound, and RuleBroken as taking it would for people who may not handle it
 */
export async function showReportForClaim(
  application: Application,
  actor: Actor,
  id: string,
): Promise<ReportView> {
  const { view, facts } = await loadView(application, actor, id)
  if (!view.claim) authorise(actor, 'report.claim', facts)
  return view
}

type LoadedView = { view: ReportView; facts: ReportStanding }

async function loadView(application: Application, actor: Actor, id: string): Promise<LoadedView> {
  const { queries } = application.database
  const report = await withinReach(application, queries, actor, id)
  const reader = readerOf(actor, report.facts)
  if (!reader) throw new NotFound()
  if (actor.kind === 'visitor') throw new SignInNeeded()
  const key = application.vault.unwrap(report.row.id, report.wrappedKeys)
  const inside = isInside(actor, reader)
  const [decisions, statements, earlier, events, staffCount, files, published] = await Promise.all([
    decisionsOf(queries, report.row.id),
    statementsOf(queries, report.row.id),
    inside ? earlierVerificationsOf(queries, report.row) : [],
    reader === 'reader' ? [] : eventsOf(queries, report.row.id),
    countStaff(queries),
    can(actor, 'report.attachments', report.facts) ? ofReport(queries, report.row.id) : [],
    report.row.status === 'approved' ? findPublic(queries, report.row.id) : null,
  ])
  const names = inside
    ? await usernamesOf(queries, [...events.map((event) => event.actorId), ...report.facts.verifierIds])
    : new Map<string, string>()
  const decision = decisions.find(({ decision }) => decision === report.row.status)
  const may = abilities(actor, report.facts)
  const view: ReportView = {
    id: report.row.id,
    referenceNumber: report.row.referenceNumber,
    status: report.row.status,
    contentVersion: report.row.contentVersion,
    reader,
    submittedAt: report.row.createdAt.toISOString(),
    ...wordsFor(reader, report, published, key),
    statements,
    credibilityRating: report.row.credibilityRating,
    verifications: presentVerifications(report.verifications, { key, names, isInside: inside }),
    earlierVerifications: presentVerifications(earlier, { key, names, isInside: inside }),
    peerReviews: inside ? await listPeerReviews(queries, report.row, key) : [],
    reason: decision?.sealedReason ? String(key.open(`reason:${decision.id}`, decision.sealedReason)) : null,
    history: presentHistory(eventsFor(reader, events), {
      ...{ actor, ownerId: report.facts.ownerId, names, isInside: inside },
    }),
    attachments: files.map((row, index) => presentAttachment(row, openReportAbout(key, row), index)),
    abilities: may,
    barrier: report.facts.barrier,
    claim: isInside(actor, reader) ? presentClaim(actor, report, staffCount) : null,
    approval: may.approve ? twoPeople(report.facts, actor.id, staffCount) : null,
  }
  return { view, facts: report.facts }
}

function eventsFor(reader: Reader, events: readonly EventRow[]): EventRow[] {
  return events.filter(({ kind }) => reader === 'staff' || !staffOnlyEvents.includes(kind))
}

// Everybody reads what is public as it stands after its corrections.
function wordsFor(
  reader: Reader,
  report: StoredReport,
  published: PublicRow | null,
  key: ReportKey,
): Pick<ReportView, 'words' | 'handedIn'> {
  const words = published && publicTextOf(published)
  const sealed = reader === 'reader' ? null : openText(report.row, key)
  return words
    ? { words, handedIn: published.correctedAt ? sealed : null }
    : { words: sealed, handedIn: null }
}

// Somebody on the staff who reads their own report is its owner there, and learns no colleague's name from it.
function isInside(actor: Person, reader: Reader): boolean {
  return reader === 'staff' && isStaffRole(actor.role)
}
