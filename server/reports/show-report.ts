import type { Actor, Person } from '#domain/actor.ts'
import { NotFound, RuleBroken, SignInNeeded } from '#domain/errors.ts'
import { isStaffRole } from '#domain/people/roles.ts'
import { type Abilities, abilities, authorisePage, can } from '#domain/permissions/can.ts'
import { reportEventNames } from '#domain/reports/events.ts'
import type { ReportFacts, ReportWords } from '#domain/reports/report.ts'
import { type TwoPeople, twoPeople } from '#domain/reports/two-people.ts'
import type { VerificationMethod } from '#domain/reports/verification.ts'
import { type Reader, readerOf } from '#domain/reports/visibility.ts'
import { nextStatus, type Status, type Step } from '#domain/reports/workflow.ts'
import type { Application } from '#server/application.ts'
import { countStaff, usernamesOf } from '#server/people/people-queries.ts'
import type { ReportKey } from '#server/vault/vault.ts'
import { type AttachmentView, ofReport, openReportAbout, presentAttachment } from './attachment-queries.ts'
import { openWords } from './open-words.ts'
import { decisionsOf, eventsOf, findReport, type StoredReport } from './report-queries.ts'
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
  words: ReportWords | null
  credibilityRating: number
  verifications: VerificationView[]
  /** Why it was rejected, or the correction notice of a retraction. */
  reason: string | null
  history: HistoryEntry[]
  /** For the owner and for staff; the public is shown none. */
  attachments: AttachmentView[]
  abilities: Abilities
  /** For those who could approve: how the rule of two people stands. */
  approval: TwoPeople | null
}

export type VerificationView = {
  method: VerificationMethod
  at: string
  /** Notes and names are for staff alone. */
  notes: string | null
  by: string | null
}

export type HistoryEntry = { kind: string; name: string; at: string; by: string; alone: boolean }

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

type LoadedView = { view: ReportView; facts: ReportFacts }

async function loadView(application: Application, actor: Actor, id: string): Promise<LoadedView> {
  const { queries } = application.database
  const report = await withinReach(actor, id, (reportId) => findReport(queries, reportId))
  const reader = readerOf(actor, report.facts)
  if (!reader) throw new NotFound()
  if (actor.kind === 'visitor') throw new SignInNeeded()
  const key = application.vault.unwrap(report.row.id, report.wrappedKeys)
  const [decisions, events, staffCount, files] = await Promise.all([
    decisionsOf(queries, report.row.id),
    reader === 'reader' ? [] : eventsOf(queries, report.row.id),
    countStaff(queries),
    can(actor, 'report.attachments', report.facts) ? ofReport(queries, report.row.id) : [],
  ])
  const names = isInside(actor, reader)
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
    words: reader === 'reader' && report.row.status !== 'approved' ? null : openWords(report.row, key),
    credibilityRating: report.row.credibilityRating,
    verifications: presentVerifications(report, key, names),
    reason: decision?.sealedReason ? String(key.open(`reason:${decision.id}`, decision.sealedReason)) : null,
    history: events.map((event) => ({
      kind: event.kind,
      name: reportEventNames[event.kind],
      at: event.occurredAt.toISOString(),
      by: authorOf(event.actorId, actor, report.facts.ownerId, names),
      alone: isAlone(event.detail),
    })),
    attachments: files.map((row, index) => presentAttachment(row, openReportAbout(key, row), index)),
    abilities: may,
    approval: may.approve ? twoPeople(report.facts, actor.id, staffCount) : null,
  }
  return { view, facts: report.facts }
}

// Somebody on the staff who reads their own report is its owner there, and learns no colleague's name from it.
function isInside(actor: Person, reader: Reader): boolean {
  return reader === 'staff' && isStaffRole(actor.role)
}

function presentVerifications(
  report: StoredReport,
  key: ReportKey,
  names: Map<string, string>,
): VerificationView[] {
  return report.verifications.map((verification) => ({
    method: verification.method,
    at: verification.verifiedAt.toISOString(),
    by: names.get(verification.verifierId) ?? null,
    notes: names.has(verification.verifierId)
      ? String(key.open(`notes:${verification.id}`, verification.sealedNotes))
      : null,
  }))
}

// Staff are not told the reporter's name: they judge the words, and cannot leak what they do not see.
function authorOf(
  authorId: string,
  actor: Person,
  ownerId: string | null,
  names: Map<string, string>,
): string {
  if (authorId === actor.id) return 'You'
  else if (authorId === ownerId) return 'The reporter'
  else return names.get(authorId) ?? 'Staff'
}

function isAlone(detail: unknown): boolean {
  return typeof detail === 'object' && detail !== null && 'alone' in detail && detail.alone === true
}
