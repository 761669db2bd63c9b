import type { Person } from '#domain/actor.ts'
import { hasCapacity } from '#domain/people/capacities.ts'
import type { PaidPlan } from '#domain/plans/paid-plans.ts'
import type { Application } from '#server/kernel/application.ts'
import { usernamesOf } from '#server/people/people-queries.ts'
import { proposedGrant } from '#server/plans/by-two/grant-plan.ts'
import { proposedRefund } from '#server/plans/by-two/propose-refund.ts'
import { findPayment } from '#server/plans/payments/settle-payment.ts'
import type { ProposalRow } from './proposal-queries.ts'

/** Whose, and which payment, is for those who may confirm, and for who proposed it. */
export type PaymentSubject =
  | { kind: 'grant'; grant: { username: string; plan: PaidPlan; number: string } | null }
  | { kind: 'refund'; refund: { reference: string; plan: PaidPlan; amountKobo: number } | null }

/** What a grant or a refund would do. Null where its account is gone. */
export async function paymentSubject(
  application: Application,
  { id, role }: Person,
  row: ProposalRow,
): Promise<PaymentSubject | null> {
  const mayRead = id === row.proposedBy || hasCapacity(role, 'confirms')
  if (row.act === 'grant') {
    if (!mayRead) return { kind: 'grant', grant: null }
    const { holderId, plan, number } = proposedGrant(application, row)
    const username = (await usernamesOf(application.database.queries, [holderId])).get(holderId)
    return username ? { kind: 'grant', grant: { username, plan, number } } : null
  }
  if (!mayRead) return { kind: 'refund', refund: null }
  const payment = await findPayment(application, proposedRefund(application, row))
  if (!payment) return null
  const { reference, plan, amountKobo } = payment
  return { kind: 'refund', refund: { reference, plan, amountKobo } }
}
