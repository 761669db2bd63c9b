import { eq } from 'drizzle-orm'
import { RuleBroken } from '#domain/errors.ts'
import { mayBeDeleted } from '#domain/reports/withdrawal.ts'
import { nextStatus } from '#domain/reports/workflow.ts'
import { reports } from '#server/database/schema.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { removeStored } from '#server/writing/attachments/discard-attachment.ts'
import { aboutSourceAct } from './about-source-act.ts'
import { eraseReport } from './erase-report.ts'
import { type FindHeldReport, followedReportHeld } from './report-of-source.ts'

// The bytes of files go after the commit: before it, a rollback would leave a report without them.
const heldThenSwept: FindHeldReport<{ leftBehind: string[] }> = async (asked, goOn) => {
  const leftBehind: string[] = []
  const result = await followedReportHeld(asked, (standing, found) =>
    goOn(standing, { ...found, leftBehind }),
  )
  await removeStored(asked.application, leftBehind)
  return result
}

/**
 * The source deletes a report that was never public: at once and for good. See `eraseReport` for what goes and what stays.
 *
 * @throws NotFound, RuleBroken 'step-not-possible' where it was public, or is erased already
 */
export const deleteReport = useCaseOn(
  'source.delete',
  heldThenSwept,
  async ({ application, actor, unit, report, leftBehind }, _id: string | null): Promise<void> => {
    const { id, status, erasedOn } = report.row
    if (!mayBeDeleted(status) || erasedOn !== null) throw new RuleBroken('step-not-possible')
    const statusTo = nextStatus(status, 'withdraw') ?? status
    leftBehind.push(...(await eraseReport(application, unit.queries, report.row)))
    await unit.queries.update(reports).set({ status: statusTo }).where(eq(reports.id, id))
    await unit.record(actor, { kind: 'report.erased', ...aboutSourceAct(report, statusTo) })
  },
)
