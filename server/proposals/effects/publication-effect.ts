import { z } from 'zod'
import { readApproved } from '#server/publishing/approved.ts'
import { publishReport } from '#server/publishing/publish-report.ts'
import type { Effect } from './effect.ts'
import { openPayload, recordOn, reportIn, stepOf, versionStillThere } from './on-report.ts'

const about = z.object({ alone: z.boolean() })

/** An approval that counts, until its batch. The decision is the approver's, and so is the event. */
export const publicationEffect: Effect = {
  async count(decided) {
    const contentVersion = versionStillThere(decided)
    const { alone } = about.parse(decided.proposal.detail)
    const approved = readApproved(openPayload(decided))
    await publishReport(stepOf(decided, 'pending', 'approved'), approved)
    const doer = { kind: 'person', id: decided.proposal.proposedBy } as const
    await recordOn(
      decided,
      { kind: 'report.approved', detail: { alone, contentVersion } },
      { statusTo: 'approved', doer },
    )
  },
  async end(decided, outcome) {
    const event = { kind: 'report.publication_stopped', detail: { outcome } } as const
    await recordOn(decided, event, { statusTo: reportIn(decided).row.status })
  },
}
