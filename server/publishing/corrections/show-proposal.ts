import { NotFound } from '#domain/errors.ts'
import { can } from '#domain/permissions/can.ts'
import { type Part, type ProposedOutcome, secondPerson } from '#domain/publishing/corrections.ts'
import { boxesThatShare, type SharingBox } from '#domain/publishing/shared-words.ts'
import type { LabelledStatement } from '#domain/publishing/statements.ts'
import type { ReportText } from '#domain/reports/fields.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { usernamesOf } from '#server/people/people-queries.ts'
import { staffMembers } from '#server/proposals/staff-members.ts'
import { findPublic, publicTextOf } from '#server/reports/public-text.ts'
import { reportKeyOf } from '#server/reports/report-key.ts'
import { reportInReach } from '#server/reports/report-reach.ts'
import { type DisputeView, openDisputes } from './dispute-queries.ts'
import { openProposal, proposalIn } from './proposal-queries.ts'

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
  outcome: ProposedOutcome
  why: string
  after: ReportText | null
  parts: Part[]
  /** Boxes that it leaves as they are, and that say what it takes out elsewhere. */
  sharing: SharingBox[]
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
    const [row, disputes, open, members] = await Promise.all([
      findPublic(queries, report.row.id),
      openDisputes(queries, report.row.id),
      openProposal(queries, report.row.id),
      staffMembers(queries),
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
    const proposal = proposalIn(reportKeyOf(application, report), open)
    const names = await usernamesOf(queries, [open.proposedBy])
    const answer = secondPerson(open.proposedBy, actor.id, { members, now: application.now() })
    const mayConfirm = can({ ...actor, isConfirmed: true }, 'report.confirm', report.standing)
    return {
      ...desk,
      proposal: {
        ...proposal,
        sharing: proposal.after ? boxesThatShare(words, proposal.after) : [],
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
