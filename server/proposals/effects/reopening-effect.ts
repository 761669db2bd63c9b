import { eq } from 'drizzle-orm'
import { beginningOfDay } from '#domain/time/day-in-nigeria.ts'
import { reports } from '#server/database/schema.ts'
import type { Effect } from './effect.ts'
import { doerOf, recordOn, reportIn, stepOf, versionStillThere } from './on-report.ts'

/** The report is pending again. The decision of before stays, and so do the verifications of its present text. */
export const reopeningEffect: Effect = {
  async count(decided) {
    versionStillThere(decided)
    const { unit, report, now } = stepOf(decided, 'rejected', 'pending')
    await unit.queries
      .update(reports)
      .set({ status: 'pending', updatedAt: beginningOfDay(now) })
      .where(eq(reports.id, report.row.id))
    const { alone } = decided
    const event = { kind: 'report.reopened', detail: { alone } } as const
    await recordOn(decided, event, { statusTo: 'pending', doer: doerOf(decided, alone) })
  },
  async end(decided, outcome) {
    const event = { kind: 'report.reopening_ended', detail: { outcome } } as const
    await recordOn(decided, event, { statusTo: reportIn(decided).row.status })
  },
}
