import { and, eq, inArray } from 'drizzle-orm'
import { RuleBroken } from '#domain/errors.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { payments } from '#server/database/people-schema.ts'
import { digestOfRefund, proposedRefund } from '#server/plans/by-two/propose-refund.ts'
import type { Effect } from './effect.ts'

/** It is agreed. A job asks the payment service, because no transaction waits for another site. */
export const refundEffect: Effect = {
  async count({ application, unit, proposal, by, now, alone }) {
    const reference = proposedRefund(application, proposal)
    const agreed = await unit.queries
      .update(payments)
      .set({ refundAgreedOn: dayInNigeria(now) })
      .where(and(eq(payments.reference, reference), inArray(payments.state, ['paid', 'held'])))
      .returning({ reference: payments.reference })
    if (agreed.length === 0) throw new RuleBroken('payment-not-known')
    const detail = { digest: digestOfRefund(reference), alone }
    await unit.record(by, { kind: 'payment.refund_confirmed', subjectId: proposal.subjectId, detail })
  },
  async end({ application, unit, proposal, by }, outcome) {
    const detail = { digest: digestOfRefund(proposedRefund(application, proposal)), outcome }
    await unit.record(by, { kind: 'payment.refund_ended', subjectId: proposal.subjectId, detail })
  },
}
