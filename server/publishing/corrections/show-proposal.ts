import { NotFound } from '#domain/errors.ts'
import { can } from '#domain/permissions/can.ts'
import { type Outcome, type Part, secondPerson } from '#domain/publishing/corrections.ts'
import type { LabelledStatement } from '#domain/publishing/statements.ts'
import type { ReportText } from '#domain/reports/fields.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { countStaff, usernamesOf } from '#server/people/people-queries.ts'
import { findPublic, publicTextOf } from '#server/reports/public-text.ts'
import { reportKeyOf } from '#server/reports/report-key.ts'
import { reportInReach } from '#server/reports/report-reach.ts'
import { type DisputeView, openDisputes } from './dispute-queries.ts'
import { openProposal, type Proposal } from './proposal-queries.ts'

/** What staff need to correct a public report, or to confirm what a colleague proposed. */
export type CorrectionDesk = {
  report: { id: string; referenceNumber: string }
  /** As the public reads them now. */
  words: ReportText
  /** Sent back with a proposal: which edition of the public words was on the screen. */
  edition: string
  disputes: DisputeView[]
  proposal: ProposalView | null
}

export type ProposalView = {
  id: string
  outcome: Exclude<Outcome, 'retracted'>
  why: string
  after: ReportText | null
  parts: Part[]
  statements: LabelledStatement[]
  dispute: DisputeView | null
  by: string
  at: string
  /** Whether this person may confirm it now; alone, where the staff has one member. */
  confirming: 'yes' | 'alone' | 'somebody-else'
}

/** @throws SignInNeeded, NotFound, RuleBroken */
export const showCorrectionDesk = useCaseOn(
  'report.correct',
  reportInReach,
  async ({ application, actor, report }, _id: string): Promise<CorrectionDesk> => {
    const { queries } = application.database
    const [row, disputes, open, staffCount] = await Promise.all([
      findPublic(queries, report.row.id),
      openDisputes(queries, report.row.id),
      openProposal(queries, report.row.id),
      countStaff(queries),
    ])
    const words = row && publicTextOf(row)
    if (!words) throw new NotFound()
    const desk = {
      report: { id: report.row.id, referenceNumber: report.row.referenceNumber },
      words,
      edition: String(row.correctedAt?.getTime() ?? ''),
      disputes,
    }
    if (!open) return { ...desk, proposal: null }
    const key = reportKeyOf(application, report)
    // Sealed by `propose` alone, which parsed it.
    const proposal = key.open(`correction:${open.id}`, open.sealedProposal) as Proposal
    const names = await usernamesOf(queries, [open.proposedBy])
    const answer = secondPerson(open.proposedBy, actor.id, staffCount)
    const mayConfirm = can({ ...actor, isConfirmed: true }, 'report.confirm', report.facts)
    return {
      ...desk,
      proposal: {
        ...proposal,
        id: open.id,
        outcome: open.outcome,
        dispute: disputes.find((dispute) => dispute.id === open.disputeId) ?? null,
        by: open.proposedBy === actor.id ? 'you' : (names.get(open.proposedBy) ?? 'a colleague who has left'),
        at: open.proposedAt.toISOString(),
        confirming:
          mayConfirm && answer !== 'needed' ? (answer === 'alone' ? 'alone' : 'yes') : 'somebody-else',
      },
    }
  },
)
