import { z } from 'zod'
import { RuleBroken } from '#domain/errors.ts'
import { carryOutCorrection } from '#server/publishing/corrections/carry-out-correction.ts'
import { openProposal } from '#server/publishing/corrections/proposal-queries.ts'
import type { Effect } from './effect.ts'
import { doerOf, recordOn, reportIn, stepOf } from './on-report.ts'

const about = z.object({ correction: z.string() })

/** A correction that its proposer confirmed, where no second person existed. */
export const correctionEffect: Effect = {
  async count(decided) {
    const step = stepOf(decided, 'approved', 'approved')
    const row = await openProposal(step.unit.queries, step.report.row.id)
    if (!row || row.id !== about.parse(decided.proposal.detail).correction)
      throw new RuleBroken('correction-settled')
    const { alone } = decided
    const event = await carryOutCorrection(step, row, alone)
    await recordOn(decided, event, { statusTo: 'approved', doer: doerOf(decided, alone) })
  },
  async end(decided, outcome) {
    const event = { kind: 'report.confirmation_ended', detail: { outcome } } as const
    await recordOn(decided, event, { statusTo: reportIn(decided).row.status })
  },
}
