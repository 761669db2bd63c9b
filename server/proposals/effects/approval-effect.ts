import { readApproved } from '#server/publishing/approved.ts'
import { publishInTime } from '#server/publishing/publish-in-time.ts'
import type { Effect } from './effect.ts'
import { doerOf, openPayload, recordOn, reportIn, stepOf, versionStillThere } from './on-report.ts'

/** An approval by the one who also verified it, where no second person existed. A second person who joins may confirm it. */
export const approvalEffect: Effect = {
  async count(decided) {
    const { alone } = decided
    versionStillThere(decided)
    const approved = readApproved(openPayload(decided))
    const taken = stepOf(decided, 'pending', 'approved')
    const { isPublic, event } = await publishInTime(taken, { approved, alone })
    const statusTo = isPublic ? 'approved' : 'pending'
    await recordOn(decided, event, { statusTo, doer: doerOf(decided, alone) })
  },
  async end(decided, outcome) {
    const event = { kind: 'report.approval_ended', detail: { outcome } } as const
    await recordOn(decided, event, { statusTo: reportIn(decided).row.status })
  },
}
