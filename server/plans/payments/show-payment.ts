import { and, eq } from 'drizzle-orm'
import { NotFound } from '#domain/errors.ts'
import type { PaymentState } from '#domain/plans/payments.ts'
import { paymentAccounts } from '#server/database/people-schema.ts'
import { describeFault } from '#server/kernel/describe-fault.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { ProviderSilent } from '#server/payments/contract.ts'
import { findPayment, settlePayment } from './settle-payment.ts'

/**
 * How a payment of the actor is, as the provider tells it now.
 *
 * @throws SignInNeeded, NotFound for a payment of another account, and after 30 days
 */
export const showPayment = useCase(
  'plan.read',
  async ({ application, actor }, reference: string): Promise<PaymentState> => {
    const { reference: ofRow, holderId } = paymentAccounts
    const own = and(eq(ofRow, reference), eq(holderId, actor.id))
    if ((await application.database.queries.$count(paymentAccounts, own)) === 0) throw new NotFound()
    try {
      return (await settlePayment(application, reference)) ?? 'started'
    } catch (error) {
      if (!(error instanceof ProviderSilent)) throw error
      application.log.warn({ fault: describeFault(error) }, 'a payment could not be looked at')
      return (await findPayment(application, reference))?.state ?? 'started'
    }
  },
)
