import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Part } from '#domain/publishing/corrections.ts'
import type { LabelledStatement } from '#domain/publishing/statements.ts'
import type { ReportText } from '#domain/reports/fields.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { corrections, reports } from '#server/database/schema.ts'

export type ProposalRow = typeof corrections.$inferSelect

/** What is proposed: sealed until it is confirmed. */
export type Proposal = {
  /** What the public will read as the reason or the answer. */
  why: string
  /** The public words as they would be; null where none of them change. */
  after: ReportText | null
  parts: Part[]
  /** What each statement of `after` rests on. */
  statements: LabelledStatement[]
}

/** At most one: the database allows no second. */
export async function openProposal(
  queries: Queries | Transaction,
  reportId: string,
): Promise<ProposalRow | null> {
  const [row] = await queries
    .select()
    .from(corrections)
    .where(and(eq(corrections.reportId, reportId), isNull(corrections.decision)))
  return row ?? null
}

/** Every proposal that waits for a second person, the oldest first. */
export function waitingProposals(queries: Queries) {
  return queries
    .select({
      reportId: corrections.reportId,
      outcome: corrections.outcome,
      proposedBy: corrections.proposedBy,
      proposedAt: corrections.proposedAt,
      referenceNumber: reports.referenceNumber,
      ownerId: reports.ownerId,
    })
    .from(corrections)
    .innerJoin(reports, eq(reports.id, corrections.reportId))
    .where(and(isNull(corrections.decision), eq(reports.status, 'approved')))
    .orderBy(asc(corrections.proposedAt))
}
