import { eq } from 'drizzle-orm'
import { RuleBroken } from '#domain/errors.ts'
import { nextStatus } from '#domain/reports/workflow.ts'
import { beginningOfDay, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { endClaim } from '#server/cases/claim-queries.ts'
import { reports } from '#server/database/schema.ts'
import { endWork } from '#server/experts/end-work.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { lapseProposalsAbout } from '#server/proposals/proposal-queries.ts'
import { aboutSourceAct } from './about-source-act.ts'
import { endAccess } from './end-access.ts'
import { followedReportHeld } from './report-of-source.ts'

/**
 * The source takes a pending report back: it is never published, and its code stops working. Staff can read it until it is erased.
 *
 * @throws NotFound, RuleBroken 'step-not-possible' once it was decided
 */
export const withdrawReport = useCaseOn(
  'report.withdraw',
  followedReportHeld,
  async ({ application, actor, unit, report }, _id: string | null): Promise<void> => {
    const { id, status } = report.row
    const statusTo = nextStatus(status, 'withdraw')
    if (statusTo === null) throw new RuleBroken('step-not-possible')
    const now = application.now()
    await unit.queries
      .update(reports)
      .set({ status: statusTo, withdrawnOn: dayInNigeria(now), updatedAt: beginningOfDay(now) })
      .where(eq(reports.id, id))
    await endAccess(unit.queries, id)
    await endClaim(unit.queries, id)
    await endWork(unit.queries, { reportIds: [id], now })
    await lapseProposalsAbout(unit.queries, id, beginningOfDay(now))
    await unit.record(actor, { kind: 'report.withdrawn', ...aboutSourceAct(report, statusTo) })
  },
)
