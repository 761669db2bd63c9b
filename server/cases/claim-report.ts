import { claimRefusal } from '#domain/cases/claims.ts'
import { RuleBroken } from '#domain/errors.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { staffMembers } from '#server/proposals/staff-members.ts'
import { reportHeld } from '#server/reports/report-reach.ts'
import { holdReport } from './hold-report.ts'

/**
 * Claims a report for two days, or for two more. If two people ask at once, the second is told that it is held.
 *
 * @throws SignInNeeded, NotFound, RuleBroken 'report-held', 'claim-passes-on' or 'step-not-possible'
 */
export const claimReport = useCaseOn(
  'report.claim',
  reportHeld,
  async ({ application, actor, unit, report }, _reportId: string) => {
    const now = application.now()
    const refusal = claimRefusal(report.standing, actor.id, {
      members: await staffMembers(unit.queries),
      now,
    })
    if (refusal) throw new RuleBroken(refusal)
    await holdReport({ unit, report }, { actor, holderId: actor.id, now, reason: null })
  },
)
