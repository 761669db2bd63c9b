import type { VerificationMethod } from '#domain/reports/verification.ts'
import type { VerificationRow } from '#server/reports/report-queries.ts'
import type { ReportKey } from '#server/sealing/subject-key.ts'

/** The time is ISO 8601. */
export type VerificationView = {
  id: string
  method: VerificationMethod
  at: string
  /** Notes and names are for staff alone. */
  notes: string | null
  by: string | null
}

type Reading = { key: ReportKey; names: Map<string, string>; isInside: boolean }

export function presentVerifications(
  rows: readonly VerificationRow[],
  { key, names, isInside }: Reading,
): VerificationView[] {
  return rows.map(({ id, method, verifierId, verifiedAt, sealedNotes }) => ({
    ...{ id, method, at: verifiedAt.toISOString() },
    // Whoever has left the staff and their account has no name any more; what they found still counts.
    by: isInside ? (names.get(verifierId) ?? 'Staff') : null,
    notes: isInside ? String(key.open(`notes:${id}`, sealedNotes)) : null,
  }))
}
