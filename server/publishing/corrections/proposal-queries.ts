import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Part } from '#domain/publishing/corrections.ts'
import type { LabelledStatement, StatementLabel } from '#domain/publishing/statements.ts'
import type { ReportText } from '#domain/reports/fields.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { corrections, reports } from '#server/database/schema.ts'
import type { ReportKey } from '#server/sealing/subject-key.ts'

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

type Stored = Omit<Proposal, 'statements'> & {
  /** Proposals from before 22 November 2026 have the label as `mark`. */
  statements: (LabelledStatement | (Omit<LabelledStatement, 'label'> & { mark: StatementLabel }))[]
}

/** What a row has sealed. */
export function proposalIn(key: ReportKey, { id, sealedProposal }: ProposalRow): Proposal {
  // Sealed by `propose` alone, which parsed it.
  const stored = key.open(`correction:${id}`, sealedProposal) as Stored
  const statements = stored.statements.map((statement) => {
    if ('label' in statement) return statement
    const { mark, ...rest } = statement
    return { ...rest, label: mark }
  })
  return { ...stored, statements }
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
      ownerMark: reports.ownerMark,
    })
    .from(corrections)
    .innerJoin(reports, eq(reports.id, corrections.reportId))
    .where(and(isNull(corrections.decision), eq(reports.status, 'approved')))
    .orderBy(asc(corrections.proposedAt))
}
