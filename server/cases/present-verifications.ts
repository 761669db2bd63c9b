import type { LabelledStatement } from '#domain/publishing/statements.ts'
import { type Act, type Received, staffAct } from '#domain/reports/received.ts'
import type { VerificationMethod } from '#domain/reports/verification.ts'
import type { VerificationRow } from '#server/reports/report-queries.ts'
import type { ReportKey } from '#server/sealing/subject-key.ts'

export type VerificationView = Received<OpenedVerification>

export type OpenedVerification = {
  id: string
  method: VerificationMethod
  at: Act
  /** Notes and names are for staff alone. */
  notes: string | null
  by: string | null
  isByActor: boolean
  /** What its author says each statement rests on. For staff alone. */
  statements: LabelledStatement[] | null
  /** The number of the assignment whose answer it rests on as well. For staff alone. */
  expertAnswer: string | null
}

type Reading = {
  actorId: string
  key: ReportKey
  names: Map<string, string>
  /** The numbers of assignments, by their ids. */
  answers: Map<string, string>
  isInside: boolean
}

export function presentVerifications(
  rows: readonly VerificationRow[],
  { actorId, key, names, answers, isInside }: Reading,
): OpenedVerification[] {
  return rows.map(({ id, method, verifierId, verifiedAt, sealedNotes, sealedStatements, assignmentId }) => ({
    ...{ id, method, at: staffAct(verifiedAt) },
    // A person who has left the staff and their account has no name any more; what they found still counts.
    by: isInside ? (names.get(verifierId) ?? 'Staff') : null,
    isByActor: isInside && verifierId === actorId,
    statements: isInside && sealedStatements ? openStatements(key, id, sealedStatements) : null,
    expertAnswer: isInside ? (answers.get(assignmentId ?? '') ?? null) : null,
    notes: isInside ? String(key.open(`notes:${id}`, sealedNotes)) : null,
  }))
}

function openStatements(key: ReportKey, id: string, sealed: Buffer): LabelledStatement[] {
  // Written by `verifyReport`, which parsed them.
  return key.open(`statements:${id}`, sealed) as LabelledStatement[]
}
