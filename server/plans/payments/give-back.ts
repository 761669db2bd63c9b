import { createHash } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { RuleBroken } from '#domain/errors.ts'
import { type PaidPlan, timeOf } from '#domain/plans/paid-plans.ts'
import { mostToGiveBack } from '#domain/plans/payments.ts'
import type { Day } from '#domain/time/day-in-nigeria.ts'
import { payments } from '#server/database/people-schema.ts'
import { transact } from '#server/events/transact.ts'
import type { Input } from '#server/input/parse-input.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { ProviderSilent } from '#server/payments/contract.ts'
import { takePlanTime } from '#server/plans/add-plan-time.ts'
import { findPayment } from './settle-payment.ts'

export type HeldPayment = { reference: string; plan: PaidPlan; amountKobo: number; settledOn: Day | null }

/**
 * Payments that wait for a person: money arrived, but not as it was asked for, or its account is gone. No account is named.
 *
 * @throws SignInNeeded, RuleBroken 'administrators-only'
 */
export const listHeldPayments = useCase('payment.see', async ({ application }): Promise<HeldPayment[]> => {
  const { reference, plan, amountKobo, settledOn } = payments
  return application.database.queries
    .select({ reference, plan, amountKobo, settledOn })
    .from(payments)
    .where(eq(payments.state, 'held'))
    .orderBy(asc(settledOn))
})

/**
 * Gives a payment back, and takes away what is left of the time that it brought.
 *
 * @throws SignInNeeded, RuleBroken 'payment-not-known', 'refund-too-large', 'refund-refused', 'provider-silent',
 *   'plans-not-sold', 'administrators-only' or 'confirmation-needed'
 */
export const giveBack = useCase(
  'payment.give-back',
  async ({ application, actor }, input: Input): Promise<void> => {
    if (!application.payments) throw new RuleBroken('plans-not-sold')
    const typed = z.string().catch('').parse(input.reference)
    const reference = typed.replace(/[^0-9A-Za-z]/g, '').toUpperCase()
    const before = await findPayment(application, reference)
    if (before?.state !== 'paid' && before?.state !== 'held') throw new RuleBroken('payment-not-known')
    if (before.amountKobo > mostToGiveBack) throw new RuleBroken('refund-too-large')
    // Before anything is written: the provider gives nothing back twice, so that asking again after a crash is safe.
    await askProvider(application, reference)
    await transact(application, async ({ queries, record }) => {
      const [row] = await queries
        .select()
        .from(payments)
        .where(eq(payments.reference, reference))
        .for('update')
      if (!row || row.state === 'refunded') return
      await queries.update(payments).set({ state: 'refunded' }).where(eq(payments.reference, reference))
      const { days } = timeOf(row.plan)
      await takePlanTime(application, queries, { source: 'payment', sourceId: reference, days })
      await record(actor, {
        kind: 'payment.given_back',
        subjectId: application.randomness.uuid(),
        detail: { digest: createHash('sha256').update(`refund:${reference}`).digest('hex') },
      })
    })
  },
)

async function askProvider({ payments: provider }: Application, reference: string): Promise<void> {
  try {
    if (await provider?.refund(reference)) return
    // It may have been given back before, here or in the provider's own pages.
    if ((await provider?.look(reference))?.status !== 'failed') throw new RuleBroken('refund-refused')
  } catch (error) {
    throw error instanceof ProviderSilent ? new RuleBroken('provider-silent') : error
  }
}
