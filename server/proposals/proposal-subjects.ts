import { z } from 'zod'
import type { Person } from '#domain/actor.ts'
import type { EditedPart } from '#domain/archive/edited-record.ts'
import { isRefusal } from '#domain/errors.ts'
import { hasCapacity } from '#domain/people/capacities.ts'
import { linesOf } from '#domain/people/declaration.ts'
import { type Role, roles } from '#domain/people/roles.ts'
import { type SuspensionReason, suspensionReasons } from '#domain/people/suspension-reasons.ts'
import type { ProposedAct } from '#domain/proposals/acts.ts'
import { readerOf } from '#domain/reports/visibility.ts'
import type { Day } from '#domain/time/day-in-nigeria.ts'
import { readPetition } from '#server/cases/petitions/petition-queries.ts'
import type { Application } from '#server/kernel/application.ts'
import { usernamesOf } from '#server/people/people-queries.ts'
import type { ProposedConsequence } from '#server/publishing/consequences/record-consequence.ts'
import { reportKeyOf } from '#server/reports/report-key.ts'
import { withinReach } from '#server/reports/report-reach.ts'
import { readProposedConsequence } from './effects/consequence-effect.ts'
import { proposedRemoval } from './effects/declaration-effect.ts'
import { proposedEdit } from './effects/edit-effect.ts'
import { proposedHold } from './effects/legal-hold-effect.ts'
import { suspensionNote } from './effects/suspension-effect.ts'
import { proposedReason } from './effects/withdrawal-effect.ts'
import { type JudgementSubject, judgementSubject } from './judgement-subjects.ts'
import { type PaymentSubject, paymentSubject } from './payment-subjects.ts'
import type { ProposalRow } from './proposal-queries.ts'
import { type SettingSubject, settingSubject } from './setting-subjects.ts'

/** What a proposal is about, as staff may read it. */
export type ProposalSubject =
  | { kind: 'invitation'; role: Role }
  // The lines are for those who may confirm, and for whose declaration it is.
  | { kind: 'declaration'; username: string; lines: string[] | null }
  | { kind: 'archive_import'; records: number }
  | { kind: 'conviction'; referenceNumber: string; reason: string; parts: EditedPart[] }
  | {
      kind: 'person'
      id: string
      username: string
      roleFrom: Role | null
      roleTo: Role | null
      suspension: { reason: SuspensionReason; note: string | null } | null
    }
  | { kind: 'expert'; id: string; username: string; outcome: 'verified' | 'rejected' | 'suspended' }
  | PaymentSubject
  | JudgementSubject
  | SettingSubject
  | {
      kind: 'report'
      id: string
      referenceNumber: string
      reason: string | null
      consequence: ProposedConsequence | null
      /** Of a legal hold: the last day on which the report would be kept; null within it ends the hold. */
      hold: { until: Day | null } | null
    }

/** What was sealed with these is one text, for the second person to read. */
const withWords: readonly ProposedAct[] = ['rejection', 'reopening', 'question', 'original', 'legal_hold']

const detail = z.object({
  records: z.number().optional(),
  referenceNumber: z.string().optional(),
  outcome: z.enum(['verified', 'rejected']).optional(),
  reason: z.enum(suspensionReasons).optional(),
  role: z.enum(roles).optional(),
  roleFrom: z.enum(roles).optional(),
  roleTo: z.enum(roles).optional(),
})

/** By the number of the proposal. One that the actor may not see is left out. */
export async function proposalSubjects(
  application: Application,
  actor: Person,
  rows: readonly ProposalRow[],
): Promise<Map<string, ProposalSubject>> {
  const { queries } = application.database
  const people = rows.filter(({ subjectKind }) => subjectKind === 'person' || subjectKind === 'expert')
  const names = await usernamesOf(
    queries,
    people.map(({ subjectId }) => subjectId),
  )
  const found = new Map<string, ProposalSubject>()
  for (const row of rows) {
    const subject =
      row.subjectKind === 'report'
        ? await reportOf(application, actor, row)
        : row.act === 'declaration'
          ? removalOf(application, actor, row, names)
          : row.subjectKind === 'archive_record'
            ? convictionOf(application, row)
            : row.subjectKind === 'payment'
              ? await paymentSubject(application, actor, row)
              : row.subjectKind === 'judgement'
                ? await judgementSubject(application, actor, row)
                : row.subjectKind === 'setting'
                  ? await settingSubject(application, row)
                  : subjectOf(application, row, names)
    if (subject) found.set(row.id, subject)
  }
  return found
}

/** Null for a report that is the actor's own, or in which they declared an interest. */
async function reportOf(
  application: Application,
  actor: Person,
  { id: proposalId, act, subjectId, sealedPayload, detail: told }: ProposalRow,
): Promise<ProposalSubject | null> {
  try {
    const report = await withinReach(application, application.database.queries, actor, subjectId)
    if (readerOf(actor, report.standing) !== 'staff') return null
    const key = reportKeyOf(application, report)
    const payload = () => (sealedPayload ? key.open(`proposal:${proposalId}`, sealedPayload) : null)
    const reason = withWords.includes(act) ? String(payload() ?? '') || null : null
    const petition = act === 'petition' ? readPetition(payload()) : null
    const consequence = act === 'consequence' ? readProposedConsequence(payload()) : null
    const { id, referenceNumber } = report.row
    const hold = act === 'legal_hold' ? proposedHold(told) : null
    return { kind: 'report', id, referenceNumber, reason: petition?.why ?? reason, consequence, hold }
  } catch (error) {
    if (isRefusal(error)) return null
    throw error
  }
}

function removalOf(
  application: Application,
  { id, role }: Person,
  row: ProposalRow,
  names: Map<string, string>,
): ProposalSubject | null {
  const username = names.get(row.subjectId)
  const mayRead = id === row.proposedBy || hasCapacity(role, 'confirms')
  const lines = mayRead ? linesOf(proposedRemoval(application, row)) : null
  return username ? { kind: 'declaration', username, lines } : null
}

function convictionOf(application: Application, row: ProposalRow): ProposalSubject | null {
  const { referenceNumber } = detail.parse(row.detail)
  if (!referenceNumber) return null
  if (row.act === 'archive_withdrawal')
    return { kind: 'conviction', referenceNumber, reason: proposedReason(application, row), parts: [] }
  const { changeNote: reason, parts } = proposedEdit(application, row)
  return { kind: 'conviction', referenceNumber, reason, parts }
}

function subjectOf(
  application: Application,
  row: ProposalRow,
  names: Map<string, string>,
): ProposalSubject | null {
  const { records = 0, role, outcome, reason, roleFrom = null, roleTo = null } = detail.parse(row.detail)
  const { subjectKind: kind, subjectId: id } = row
  if (kind === 'invitation') return role ? { kind, role } : null
  if (kind === 'archive_import') return { kind, records }
  const username = names.get(id)
  if (kind === 'expert') return username ? { kind, id, username, outcome: outcome ?? 'suspended' } : null
  const suspension =
    row.act === 'suspension' && reason ? { reason, note: suspensionNote(application, row) } : null
  return kind === 'person' && username ? { kind, id, username, roleFrom, roleTo, suspension } : null
}
