import { decisionsOf } from '#server/reports/report-queries.ts'
import type { Reading } from './reading.ts'

/** Why it was rejected, or the correction notice of a retraction. */
export type DecisionSection = { reason: string | null }

export async function decisionSection({ application, report, key }: Reading): Promise<DecisionSection> {
  const decisions = await decisionsOf(application.database.queries, report.row.id)
  const decision = decisions.find(({ decision }) => decision === report.row.status)
  return {
    reason: decision?.sealedReason ? String(key.open(`reason:${decision.id}`, decision.sealedReason)) : null,
  }
}
