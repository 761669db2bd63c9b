import type { Person } from '#domain/actor.ts'
import type { PaidPlan } from '#domain/plans/paid-plans.ts'
import { settlePayment } from '#server/plans/payments/settle-payment.ts'
import { startPayment } from '#server/plans/payments/start-payment.ts'
import type { TestApplication } from '../test-application.ts'
import { putOnSale } from './on-sale.ts'
import type { StandIn } from './paystack-stand-in.ts'

/** A payment that arrived, at a stand-in of Paystack. @returns its reference */
export async function paidPayment(
  application: TestApplication,
  buyer: Person,
  plan: PaidPlan,
  standIn?: StandIn,
): Promise<string> {
  const provider = standIn ?? (await putOnSale(application))
  const before = new Set(provider.transactions.keys())
  await startPayment(application, buyer, { plan })
  const reference = [...provider.transactions.keys()].find((each) => !before.has(each)) ?? ''
  provider.change(reference, { status: 'success' })
  await settlePayment(application, reference)
  return reference
}
