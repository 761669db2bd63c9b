import { after, days } from '#domain/time/durations.ts'
import { grants } from '#server/database/people-schema.ts'
import { refuseTakenBack } from '#server/writing/originals/original-queries.ts'
import type { Effect } from './effect.ts'
import { recordOn, reportIn } from './on-report.ts'

/** Long enough to bring the files to a court, and short for a session that is stolen. */
const takenWithin = days(7)

/** Who proposed it can take the originals of this report for a week. The files stay sealed for all others. */
export const originalEffect: Effect = {
  async count(decided) {
    const { application, unit, proposal, by, now } = decided
    const { id, status } = reportIn(decided).row
    if (by.kind !== 'person') throw new Error('originals were opened by one alone')
    refuseTakenBack(reportIn(decided).row)
    await unit.queries.insert(grants).values({
      ...{ id: application.randomness.uuid(), subjectKind: 'report', subjectId: id },
      ...{ holderId: proposal.proposedBy, capacity: 'takes-originals', grantedBy: by.id },
      ...{ grantedAt: now, until: after(now, takenWithin) },
    })
    await recordOn(decided, { kind: 'report.original_released', detail: {} }, { statusTo: status })
  },
  async end(decided, outcome) {
    const event = { kind: 'report.original_ended', detail: { outcome } } as const
    await recordOn(decided, event, { statusTo: reportIn(decided).row.status })
  },
}
