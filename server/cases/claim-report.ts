import { claimEnd, claimRefusal } from '#domain/cases/claims.ts'
import { RuleBroken } from '#domain/errors.ts'
import { reportClaims } from '#server/database/schema.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { staffMembers } from '#server/proposals/staff-members.ts'
import { reportHeld } from '#server/reports/report-reach.ts'

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
    const { id, referenceNumber, status } = report.row
    const { ownerId } = report.standing
    const refusal = claimRefusal(report.standing, actor.id, {
      members: await staffMembers(unit.queries),
      now,
    })
    if (refusal) throw new RuleBroken(refusal)
    const claim = { holderId: actor.id, claimedAt: now, expiresAt: claimEnd(now) }
    await unit.queries
      .insert(reportClaims)
      .values({ reportId: id, ...claim })
      .onConflictDoUpdate({ target: reportClaims.reportId, set: claim })
    await unit.record(actor, {
      kind: 'report.claimed',
      detail: {},
      ...{ reportId: id, referenceNumber, ownerId, statusFrom: status, statusTo: status },
    })
  },
)
