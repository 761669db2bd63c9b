import { useCaseOn } from '#server/kernel/use-case.ts'
import { reportHeld } from '#server/reports/report-reach.ts'
import { endClaim } from './claim-queries.ts'

/**
 * Gives a report back. An administrator may also free one that another person holds; the history says who did.
 *
 * @throws SignInNeeded, NotFound, RuleBroken 'report-held' or 'nobody-holds-it'
 */
export const releaseReport = useCaseOn(
  'report.release',
  reportHeld,
  async ({ actor, unit, report }, _reportId: string) => {
    const { id, referenceNumber, status } = report.row
    const { ownerId } = report.standing
    await endClaim(unit.queries, id)
    await unit.record(actor, {
      kind: 'report.released',
      detail: {},
      ...{ reportId: id, referenceNumber, ownerId, statusFrom: status, statusTo: status },
    })
  },
)
