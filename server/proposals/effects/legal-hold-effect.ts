import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { type Day, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { legalHolds, reportEndings } from '#server/database/schema.ts'
import { reportKeyOf } from '#server/reports/report-key.ts'
import { refuseWithoutPeriod } from '#server/retention/reports/propose-hold.ts'
import type { Effect } from './effect.ts'
import { doerOf, openPayload, recordOn, reportIn } from './on-report.ts'

const contents = z.object({ until: z.string().nullable() })

/** The last day on which the report would be kept; null ends the hold. */
export function proposedHold(detail: unknown): { until: Day | null } {
  return contents.parse(detail)
}

/** The text is kept until that day, whatever its period. Once the hold is over, its end is announced again. */
export const legalHoldEffect: Effect = {
  async count(decided) {
    const { application, unit, proposal, by, now, alone } = decided
    const report = reportIn(decided)
    refuseWithoutPeriod(report.row)
    const { id: reportId, status } = report.row
    const { until } = proposedHold(proposal.detail)
    const told = { statusTo: status, doer: doerOf(decided, alone) }
    await unit.queries.delete(legalHolds).where(eq(legalHolds.reportId, reportId))
    if (until === null)
      return recordOn(decided, { kind: 'report.legal_hold_lifted', detail: { alone } }, told)
    await unit.queries.delete(reportEndings).where(eq(reportEndings.reportId, reportId))
    await unit.queries.insert(legalHolds).values({
      ...{ reportId, setOn: dayInNigeria(now), until, proposedBy: proposal.proposedBy },
      confirmedBy: by.kind === 'person' && !alone ? by.id : null,
      sealedReason: reportKeyOf(application, report).seal('reason:legal-hold', openPayload(decided)),
    })
    return recordOn(decided, { kind: 'report.legal_hold_set', detail: { alone, until } }, told)
  },
  async end(decided, outcome) {
    const event = { kind: 'report.legal_hold_ended', detail: { outcome } } as const
    await recordOn(decided, event, { statusTo: reportIn(decided).row.status })
  },
}
