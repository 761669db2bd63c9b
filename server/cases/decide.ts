import { eq } from 'drizzle-orm'
import { beginningOfDay } from '#domain/time/day-in-nigeria.ts'
import { reportDecisions, reports } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import type { StepWritten } from '#server/reports/take-step.ts'

/** Writes a decision and the status that follows from it. The reason is sealed like the words that it is about. */
export async function writeDecision(
  application: Application,
  { unit, person, report, key, statusTo, now }: StepWritten,
  reason: string | null,
): Promise<void> {
  if (statusTo === 'pending') throw new Error('no decision leads back to pending')
  const id = application.randomness.uuid()
  const { id: reportId, contentVersion } = report.row
  await unit.queries.insert(reportDecisions).values({
    id,
    reportId,
    decision: statusTo,
    contentVersion,
    decidedBy: person.id,
    decidedAt: now,
    sealedReason: reason === null ? null : key.seal(`reason:${id}`, reason),
  })
  await unit.queries
    .update(reports)
    .set({ status: statusTo, updatedAt: beginningOfDay(now) })
    .where(eq(reports.id, reportId))
}
