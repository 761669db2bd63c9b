import { RuleBroken } from '#domain/errors.ts'
import { write } from '#server/sources/conversation-of-report.ts'
import type { Effect } from './effect.ts'
import { doerOf, openPayload, recordOn, reportIn } from './on-report.ts'

/** The source reads the question from now on. Until then there is nothing of it in the conversation. */
export const questionEffect: Effect = {
  async count(decided) {
    const { id, status, erasedOn } = reportIn(decided).row
    if (status === 'withdrawn' || erasedOn !== null) throw new RuleBroken('step-not-possible')
    const text = String(openPayload(decided))
    await write(decided.application, decided.unit.queries, { reportId: id, side: 'staff', text })
    const doer = doerOf(decided, decided.alone)
    await recordOn(decided, { kind: 'report.asked', detail: {} }, { statusTo: status, doer })
  },
  async end(decided, outcome) {
    const event = { kind: 'report.question_ended', detail: { outcome } } as const
    await recordOn(decided, event, { statusTo: reportIn(decided).row.status })
  },
}
