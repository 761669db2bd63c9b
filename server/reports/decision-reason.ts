import type { Queries, Transaction } from '#server/database/open-database.ts'
import type { Application } from '#server/kernel/application.ts'
import { reportKeyOf } from './report-key.ts'
import { decisionsOf, type StoredReport } from './report-queries.ts'

/** Why it was rejected, or the correction notice of a retraction; null where nothing was decided. @throws SealBroken */
export async function decisionReason(
  application: Application,
  report: Pick<StoredReport, 'row' | 'opening'>,
  queries: Queries | Transaction = application.database.queries,
): Promise<string | null> {
  const decisions = await decisionsOf(queries, report.row.id)
  // The latest: a report that was reopened can be rejected again.
  const decision = decisions.findLast(({ decision }) => decision === report.row.status)
  if (!decision?.sealedReason) return null
  const key = reportKeyOf(application, report)
  return String(key.open(`reason:${decision.id}`, decision.sealedReason))
}
