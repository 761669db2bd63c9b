import { and, eq, getTableColumns } from 'drizzle-orm'
import type { Person } from '#domain/actor.ts'
import { NotFound } from '#domain/errors.ts'
import type { PaymentState } from '#domain/plans/payments.ts'
import { paymentAccounts, payments } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
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
    await findOwnPayment(application, actor, reference)
    try {
      return (await settlePayment(application, reference)) ?? 'started'
    } catch (error) {
      if (!(error instanceof ProviderSilent)) throw error
      application.log.warn({ fault: describeFault(error) }, 'a payment could not be looked at')
      return (await findPayment(application, reference))?.state ?? 'started'
    }
  },
)

/** @throws NotFound for a payment of another account, and once the link to the account is deleted */
export async function findOwnPayment(
  { database }: Application,
  { id }: Person,
  reference: string,
): Promise<typeof payments.$inferSelect> {
  const { reference: ofLink, holderId } = paymentAccounts
  const [row] = await database.queries
    .select(getTableColumns(payments))
    .from(payments)
    .innerJoin(paymentAccounts, eq(ofLink, payments.reference))
    .where(and(eq(ofLink, reference), eq(holderId, id)))
  if (!row) throw new NotFound()
  return row
}
