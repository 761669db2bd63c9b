import { NotFound } from '#domain/errors.ts'
import type { ReportStanding } from '#domain/reports/report.ts'
import { transact, type UnitOfWork } from '#server/events/transact.ts'
import type { Find } from '#server/kernel/use-case.ts'
import { findReport, lockReport, type StoredReport } from '#server/reports/report-queries.ts'
import { lockWithinReach, withinReach } from '#server/reports/report-reach.ts'

type FindReport<Found> = Find<ReportStanding, Found, [reportId: string | null, ...rest: unknown[]]>

/** As `followedReportHeld`, with more beside the report. */
export type FindHeldReport<More> = FindReport<{ report: StoredReport; unit: UnitOfWork } & More>

/**
 * For what the sender of a report reads: the holder of its code gives null, and reaches that one report alone; a person with
 * an account names it.
 *
 * @throws as `withinReach`
 */
export const followedReport: FindReport<{ report: StoredReport }> = async (
  { application, actor, args: [id] },
  goOn,
) => {
  const { queries } = application.database
  const report =
    actor.kind === 'source'
      ? found(await findReport(queries, { application, id: actor.reportId, now: application.now() }))
      : await withinReach(application, queries, actor, id ?? '')
  return goOn(report.standing, { report })
}

/** As `followedReport`, held until the transaction ends. */
export const followedReportHeld: FindReport<{ report: StoredReport; unit: UnitOfWork }> = (
  { application, actor, args: [id] },
  goOn,
) =>
  transact(application, async (unit) => {
    const report =
      actor.kind === 'source'
        ? found(await lockReport(unit.queries, { application, id: actor.reportId, now: application.now() }))
        : await lockWithinReach(application, unit.queries, actor, id ?? '')
    return goOn(report.standing, { report, unit })
  })

function found(report: StoredReport | null): StoredReport {
  if (!report) throw new NotFound()
  return report
}
