import type { LabelledStatement } from '#domain/publishing/statements.ts'

/** What an approval says: the labels of the statements, and the words that become public under a cover. */
export type Approved = { statements: readonly LabelledStatement[]; covered: readonly string[] }

/** Sealed by `approveReport` and `publishInTime` alone, from what was parsed. From before words could be covered: the statements alone. */
export function readApproved(payload: unknown): Approved {
  if (Array.isArray(payload)) return { statements: payload as LabelledStatement[], covered: [] }
  else return payload as Approved
}
