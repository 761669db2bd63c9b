import { z } from 'zod'
import { claimRefusal } from '#domain/cases/claims.ts'
import { RuleBroken } from '#domain/errors.ts'
import { hasCapacity } from '#domain/people/capacities.ts'
import { handOnReasons } from '#domain/reports/hand-on.ts'
import { identifier } from '#server/input/identifier.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { findPerson } from '#server/people/people-queries.ts'
import { staffMembers } from '#server/proposals/staff-members.ts'
import { reportHeld } from '#server/reports/report-reach.ts'
import { barrierBetween } from '../barrier-between.ts'
import { holdReport } from '../hold-report.ts'

const schema = z.object({ colleague: z.string(), reason: z.enum(handOnReasons) })

/**
 * Gives a report to a colleague for two days, and tells them. A colleague who sent it, or who is tied to it, is not told and does not see it; it is
 * free again after the two days. A refusal would tell who sent the report, or what a colleague declared (decision 400).
 *
 * @param input `colleague`, and `reason`
 * @throws SignInNeeded, NotFound, RuleBroken 'report-held' or 'colleague-cannot', Invalid
 */
export const assignReport = useCaseOn(
  'report.assign',
  reportHeld,
  async ({ application, actor, unit, report }, _reportId: string, input: Input) => {
    const { colleague: colleagueId, reason } = parseInput(schema, input)
    const now = application.now()
    const colleague = await findPerson(unit.queries, identifier(colleagueId))
    const staff = { members: await staffMembers(unit.queries), now }
    const canTakeSuch =
      colleague !== null &&
      colleague.status === 'active' &&
      hasCapacity(colleague.role, 'judges') &&
      claimRefusal(report.standing, colleague.id, staff) === null
    const barrier = canTakeSuch ? await barrierBetween(application, unit.queries, colleague, report) : null
    // Without a declaration a colleague can take no report at all, so this tells nothing of one.
    if (!canTakeSuch || barrier === 'declaration-needed') throw new RuleBroken('colleague-cannot')
    const isTold = barrier === null && colleague.id !== report.standing.ownerId
    await holdReport({ unit, report }, { actor, holderId: colleague.id, now, reason, isTold })
  },
)
