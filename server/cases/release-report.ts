import type { Actor } from '#domain/actor.ts'
import { SignInNeeded } from '#domain/errors.ts'
import { authorise } from '#domain/permissions/can.ts'
import { transact } from '#server/events/transact.ts'
import type { Application } from '#server/kernel/application.ts'
import { lockWithinReach } from '#server/reports/report-reach.ts'
import { endClaim } from './claim-queries.ts'

/**
 * Gives a report back. An administrator may also free one that somebody else holds; the history says who did.
 *
 * @throws SignInNeeded, NotFound, RuleBroken 'report-held' or 'nobody-holds-it'
 */
export async function releaseReport(application: Application, actor: Actor, reportId: string): Promise<void> {
  await transact(application, async (unit) => {
    const report = await lockWithinReach(application, unit.queries, actor, reportId)
    authorise(actor, 'report.release', report.facts)
    if (actor.kind === 'visitor') throw new SignInNeeded()
    const { id, ownerId, referenceNumber, status } = report.row
    await endClaim(unit.queries, id)
    await unit.record(actor, {
      kind: 'report.released',
      detail: {},
      ...{ reportId: id, referenceNumber, ownerId, statusFrom: status, statusTo: status },
    })
  })
}
