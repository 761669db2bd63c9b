import { RuleBroken } from '#domain/errors.ts'
import { secondPerson } from '#domain/publishing/corrections.ts'
import type { Input } from '#server/input/parse-input.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { propose } from '#server/proposals/propose.ts'
import { staffMembers } from '#server/proposals/staff-members.ts'
import { reportHeld } from '#server/reports/report-reach.ts'
import { type StepTaken, takeStep } from '#server/reports/take-step.ts'
import { carryOutCorrection, endCorrection } from './carry-out-correction.ts'
import { openProposal, type ProposalRow } from './proposal-queries.ts'

/**
 * A second person agrees: the old public words are replaced, in the list and the search too, and the change log says which part
 * changed, when and why, but not what was there. Where no second person exists, the proposer's own confirmation waits under
 * public notice.
 *
 * @param input `correction`: which proposal was on the screen
 * @throws SignInNeeded, NotFound, RuleBroken
 */
export const confirmCorrection = useCaseOn('report.confirm', reportHeld, (held, _id: string, input: Input) =>
  takeStep(held, 'confirm', async (taken) => {
    const { application, unit, person, report, now } = taken
    const row = await proposalOf(taken, input)
    const members = await staffMembers(unit.queries)
    const answer = secondPerson(row.proposedBy, person.id, { members, now })
    if (answer === 'needed')
      throw new RuleBroken(
        row.proposedBy === person.id ? 'second-person-to-confirm' : 'not-the-second-person',
      )
    if (answer === 'two-people') return carryOutCorrection(taken, row, false)
    await propose(application, unit.queries, {
      ...{ act: 'correction', subjectId: report.row.id, proposedBy: person.id },
      detail: { correction: row.id },
    })
    return { kind: 'report.confirmation_proposed', detail: {} }
  }),
)

/**
 * A proposal is turned down, or taken back by its proposer. The public sees nothing of it.
 *
 * @param input `correction`: which proposal was on the screen
 * @throws SignInNeeded, NotFound, RuleBroken
 */
export const declineCorrection = useCaseOn('report.correct', reportHeld, (held, _id: string, input: Input) =>
  takeStep(held, 'correct', async (taken) => {
    await endCorrection(taken, await proposalOf(taken, input), 'declined')
    return { kind: 'report.correction_declined', detail: {} }
  }),
)

async function proposalOf({ unit, report }: StepTaken, { correction }: Input): Promise<ProposalRow> {
  const row = await openProposal(unit.queries, report.row.id)
  if (!row || row.id !== correction) throw new RuleBroken('correction-settled')
  return row
}
