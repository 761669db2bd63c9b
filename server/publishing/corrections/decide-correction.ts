import { eq } from 'drizzle-orm'
import { RuleBroken } from '#domain/errors.ts'
import { secondPerson } from '#domain/publishing/corrections.ts'
import type { LabelledStatement } from '#domain/publishing/statements.ts'
import type { ReportText } from '#domain/reports/fields.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { corrections, publicCorrections, publicReports } from '#server/database/schema.ts'
import { reindexReport } from '#server/finding/search-docs.ts'
import type { Input } from '#server/input/parse-input.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { countStaff } from '#server/people/people-queries.ts'
import { emptyStatements, publishStatements } from '#server/publishing/statement-queries.ts'
import { reportHeld } from '#server/reports/report-reach.ts'
import { type StepTaken, takeStep } from '#server/reports/take-step.ts'
import { openDisputes } from './dispute-queries.ts'
import { openProposal, type Proposal, type ProposalRow } from './proposal-queries.ts'
import { closeRequestsOfDispute } from './request-queries.ts'

/**
 * A second person agrees: the old public words are replaced, in the list and the search too, and the change log says which part
 * changed, when and why, but not what stood there.
 *
 * @param input `correction`: which proposal was on the screen
 * @throws SignInNeeded, NotFound, RuleBroken
 */
export const confirmCorrection = useCaseOn('report.confirm', reportHeld, (held, _id: string, input: Input) =>
  takeStep(held, 'confirm', async (taken) => {
    const { unit, person, report, key } = taken
    const row = await proposalOf(taken, input)
    const answer = secondPerson(row.proposedBy, person.id, await countStaff(unit.queries))
    if (answer === 'needed') throw new RuleBroken('second-person-to-confirm')
    // Sealed by `propose` alone, which parsed it.
    const proposal = key.open(`correction:${row.id}`, row.sealedProposal) as Proposal
    await end(taken, row, 'confirmed')
    await publish(taken, row, proposal)
    if (row.disputeId) await closeRequestsOfDispute(taken.application, unit.queries, row.disputeId)
    if (proposal.after) await replaceWords(taken, proposal.after, proposal.statements)
    await restate(unit.queries, report.row.id, taken.now)
    const alone = answer === 'alone'
    if (row.outcome === 'corrected')
      return { kind: 'report.corrected', detail: { alone, parts: proposal.parts } }
    else return { kind: 'report.dispute_answered', detail: { alone, outcome: row.outcome } }
  }),
)

/**
 * A proposal is turned down, or taken back by whoever made it. The public sees nothing of it.
 *
 * @param input `correction`: which proposal was on the screen
 * @throws SignInNeeded, NotFound, RuleBroken
 */
export const declineCorrection = useCaseOn('report.correct', reportHeld, (held, _id: string, input: Input) =>
  takeStep(held, 'correct', async (taken) => {
    await end(taken, await proposalOf(taken, input), 'declined')
    return { kind: 'report.correction_declined', detail: {} }
  }),
)

async function proposalOf({ unit, report }: StepTaken, { correction }: Input): Promise<ProposalRow> {
  const row = await openProposal(unit.queries, report.row.id)
  if (!row || row.id !== correction) throw new RuleBroken('correction-settled')
  return row
}

async function end(
  { unit, person, now }: StepTaken,
  { id }: ProposalRow,
  decision: 'confirmed' | 'declined',
) {
  await unit.queries
    .update(corrections)
    .set({ decision, decidedBy: person.id, decidedAt: now })
    .where(eq(corrections.id, id))
}

async function publish({ unit, report, now }: StepTaken, row: ProposalRow, proposal: Proposal) {
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
  { unit, report, now }: StepTaken,
  words: ReportText,
  statements: readonly LabelledStatement[],
) {
  const { id } = report.row
  await unit.queries
    .update(publicReports)
    .set({ document: words, correctedAt: now })
    .where(eq(publicReports.reportId, id))
  await reindexReport(unit.queries, id, words)
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
