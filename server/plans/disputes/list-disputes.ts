import { asc, eq, isNull } from 'drizzle-orm'
import type { PaidPlan } from '#domain/plans/paid-plans.ts'
import type { Day } from '#domain/time/day-in-nigeria.ts'
import { paymentDisputes, payments } from '#server/database/people-schema.ts'
import { useCase } from '#server/kernel/use-case.ts'

export type OpenDispute = {
  id: string
  reference: string
  plan: PaidPlan
  amountKobo: number
  openedOn: Day
  answerBy: Day | null
}

/**
 * Disputes that no bank has decided yet, the one to be answered first on top. No account is named.
 *
 * @throws SignInNeeded, RuleBroken 'administrators-only'
 */
export const listDisputes = useCase('payment.see', async ({ application }): Promise<OpenDispute[]> => {
  const { id, openedOn, answerBy } = paymentDisputes
  const { reference, plan, amountKobo } = payments
  return application.database.queries
    .select({ id, reference, plan, amountKobo, openedOn, answerBy })
    .from(paymentDisputes)
    .innerJoin(payments, eq(payments.reference, paymentDisputes.reference))
    .where(isNull(paymentDisputes.outcome))
    .orderBy(asc(answerBy), asc(openedOn))
})
