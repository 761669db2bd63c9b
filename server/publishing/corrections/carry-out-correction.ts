import { eq } from 'drizzle-orm'
import type { LabelledStatement } from '#domain/publishing/statements.ts'
import type { ReportText } from '#domain/reports/fields.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { corrections, publicCorrections, publicReports } from '#server/database/schema.ts'
import { reindexReport } from '#server/finding/search-docs.ts'
import { letOtherNamesFall } from '#server/judgements/let-judgements-fall.ts'
import { emptyStatements, publishStatements } from '#server/publishing/statement-queries.ts'
import type { StepWritten } from '#server/reports/take-step.ts'
import { openDisputes } from './dispute-queries.ts'
import { type Proposal, type ProposalRow, proposalIn } from './proposal-queries.ts'
import { closeRequestsOfDispute } from './request-queries.ts'

/** What a confirmed correction or answer does: the old public words are replaced, and the change log says which part and why. */
export async function carryOutCorrection(taken: StepWritten, row: ProposalRow, alone: boolean) {
  const { application, unit, report, key, now } = taken
  const proposal = proposalIn(key, row)
  await endCorrection(taken, row, 'confirmed')
  await publish(taken, row, proposal)
  if (row.disputeId) await closeRequestsOfDispute(application, unit.queries, row.disputeId)
  if (proposal.after) {
    await replaceWords(taken, proposal.after, proposal.statements)
    await letOtherNamesFall(unit, { kind: 'person', id: taken.person.id }, report.row.id)
  }
  await restate(unit.queries, report.row.id, now)
  return row.outcome === 'corrected'
    ? ({ kind: 'report.corrected', detail: { alone, parts: proposal.parts } } as const)
    : ({ kind: 'report.dispute_answered', detail: { alone, outcome: row.outcome } } as const)
}

export async function endCorrection(
  { unit, person, now }: StepWritten,
  { id }: ProposalRow,
  decision: 'confirmed' | 'declined',
) {
  await unit.queries
    .update(corrections)
    .set({ decision, decidedBy: person.id, decidedAt: now })
    .where(eq(corrections.id, id))
}

async function publish({ unit, report, now }: StepWritten, row: ProposalRow, proposal: Proposal) {
  const { id, referenceNumber } = report.row
  const open = await openDisputes(unit.queries, id)
  await unit.queries.insert(publicCorrections).values({
    ...{ id: row.id, reportId: id, referenceNumber, disputeId: row.disputeId, outcome: row.outcome },
    parts: proposal.parts,
    words: proposal.why,
    disputedOn: open.find((dispute) => dispute.id === row.disputeId)?.disputedOn ?? null,
    publishedAt: now,
  })
}

async function replaceWords(
  { application, unit, report, now }: StepWritten,
  words: ReportText,
  statements: readonly LabelledStatement[],
) {
  const { id } = report.row
  await unit.queries
    .update(publicReports)
    .set({ document: words, correctedAt: now })
    .where(eq(publicReports.reportId, id))
  await reindexReport(application, unit.queries, id, words)
  await emptyStatements(unit.queries, id)
  if (statements.length > 0) await publishStatements(unit.queries, id, statements)
}

async function restate(queries: Transaction, reportId: string, now: Date) {
  const [first] = await openDisputes(queries, reportId)
  await queries
    .update(publicReports)
    .set({ disputedOn: first?.disputedOn ?? null, changedAt: now })
    .where(eq(publicReports.reportId, reportId))
}
