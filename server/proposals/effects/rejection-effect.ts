import { writeDecision } from '#server/cases/decide.ts'
import type { Effect } from './effect.ts'
import { doerOf, openPayload, recordOn, reportIn, stepOf, versionStillThere } from './on-report.ts'

/** The report stays pending until a second person agrees; its owner is told only then. */
export const rejectionEffect: Effect = {
  async count(decided) {
    const contentVersion = versionStillThere(decided)
    await writeDecision(
      decided.application,
      stepOf(decided, 'pending', 'rejected'),
      String(openPayload(decided)),
    )
    const { alone } = decided
    const event = { kind: 'report.rejected', detail: { alone, contentVersion } } as const
    await recordOn(decided, event, { statusTo: 'rejected', doer: doerOf(decided, alone) })
  },
  async end(decided, outcome) {
    const event = { kind: 'report.rejection_ended', detail: { outcome } } as const
    await recordOn(decided, event, { statusTo: reportIn(decided).row.status })
  },
}
