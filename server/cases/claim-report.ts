import type { Actor } from '#domain/actor.ts'
import { claimEnd, claimRefusal } from '#domain/cases/claims.ts'
import { RuleBroken, SignInNeeded } from '#domain/errors.ts'
import { authorise } from '#domain/permissions/can.ts'
import { reportClaims } from '#server/database/schema.ts'
import { transact } from '#server/events/transact.ts'
import type { Application } from '#server/kernel/application.ts'
import { countStaff } from '#server/people/people-queries.ts'
import { lockWithinReach } from '#server/reports/report-reach.ts'

/**
 * Takes a report in hand for two days, or for two more. Of two who ask at once the second is told that it is held.
 *
 * @throws SignInNeeded, NotFound, RuleBroken 'report-held', 'claim-passes-on' or 'step-not-possible'
 */
export async function claimReport(application: Application, actor: Actor, reportId: string): Promise<void> {
  const now = application.now()
  await transact(application, async (unit) => {
    const report = await lockWithinReach(application, unit.queries, actor, reportId)
    authorise(actor, 'report.claim', report.facts)
    if (actor.kind === 'visitor') throw new SignInNeeded()
    const { id, ownerId, referenceNumber, status } = report.row
    const refusal = claimRefusal(report.facts, actor.id, await countStaff(unit.queries))
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
  })
}
