import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { clock } from '#domain/actor.ts'
import { isRefusal, RuleBroken } from '#domain/errors.ts'
import { type PaidPlan, timeOf } from '#domain/plans/paid-plans.ts'
import { mostToGiveBackAlone } from '#domain/plans/payments.ts'
import type { Day } from '#domain/time/day-in-nigeria.ts'
import { payments } from '#server/database/people-schema.ts'
import type { Doer } from '#server/events/record-events.ts'
import { transact } from '#server/events/transact.ts'
import type { Input } from '#server/input/parse-input.ts'
import type { Application } from '#server/kernel/application.ts'
import { describeFault } from '#server/kernel/describe-fault.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { ProviderSilent } from '#server/payments/contract.ts'
import { takePlanTime } from '#server/plans/add-plan-time.ts'
import { digestOfRefund, proposeRefund } from '#server/plans/by-two/propose-refund.ts'
import { hasOpenDispute, isDisputed } from '#server/plans/disputes/dispute-queries.ts'
import { writeCreditNote } from '#server/plans/invoices/write-invoice.ts'
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
 * Payments that two people agreed to give back, and that the payment service has not taken yet. No account is named.
 *
 * @throws SignInNeeded, RuleBroken 'administrators-only'
 */
export const listAgreedRefunds = useCase(
  'payment.see',
  ({ application }): Promise<HeldPayment[]> => agreedRefunds(application),
)

export type GivenBack = 'given-back' | 'proposed'

/**
 * Gives a payment back, and takes away what is left of the time that it brought. A large one is proposed: a second person confirms it.
 *
 * @throws SignInNeeded, RuleBroken 'payment-not-known', 'payment-disputed', 'proposal-waits', 'refund-refused', 'provider-silent', 'plans-not-sold',
 *   'administrators-only' or 'confirmation-needed'
 */
export const giveBack = useCase(
  'payment.give-back',
  async ({ application, actor }, input: Input): Promise<GivenBack> => {
    if (!application.payments) throw new RuleBroken('plans-not-sold')
    const typed = z.string().catch('').parse(input.reference)
    const reference = typed.replace(/[^0-9A-Za-z]/g, '').toUpperCase()
    const before = await findPayment(application, reference)
    if (before && (await isDisputed(application, reference))) throw new RuleBroken('payment-disputed')
    if (before?.state !== 'paid' && before?.state !== 'held') throw new RuleBroken('payment-not-known')
    if (before.amountKobo > mostToGiveBackAlone && before.refundAgreedOn === null) {
      await proposeRefund(application, actor, reference)
      return 'proposed'
    }
    await returnMoney(application, actor, reference)
    return 'given-back'
  },
)

/** What two people agreed to give back, as often as the payment service refuses or is silent. */
export async function giveBackAgreed(application: Application): Promise<void> {
  if (!application.payments) return
  for (const { reference } of await agreedRefunds(application))
    await returnMoney(application, clock, reference).catch((error: unknown) => {
      if (!isRefusal(error)) throw error
      application.log.warn({ fault: describeFault(error) }, 'an agreed refund was not taken')
    })
}

function agreedRefunds({ database }: Application) {
  const { reference, plan, amountKobo, settledOn, refundAgreedOn, state } = payments
  return database.queries
    .select({ reference, plan, amountKobo, settledOn })
    .from(payments)
    .where(
      and(isNotNull(refundAgreedOn), inArray(state, ['paid', 'held']), sql`not ${hasOpenDispute(reference)}`),
    )
    .orderBy(asc(refundAgreedOn))
}

// The provider before anything is written: it gives nothing back twice, so that asking again after a crash is safe.
async function returnMoney(application: Application, by: Doer, reference: string): Promise<void> {
  await askProvider(application, reference)
  await transact(application, async ({ queries, record }) => {
    const [row] = await queries.select().from(payments).where(eq(payments.reference, reference)).for('update')
    if (!row || row.state === 'refunded') return
    await queries.update(payments).set({ state: 'refunded' }).where(eq(payments.reference, reference))
    const { days } = timeOf(row.plan)
    await takePlanTime(application, queries, { source: 'payment', sourceId: reference, days })
    await writeCreditNote(application, queries, reference)
    await record(by, {
      kind: 'payment.given_back',
      subjectId: application.randomness.uuid(),
      detail: { digest: digestOfRefund(reference) },
    })
  })
}

async function askProvider({ payments: provider }: Application, reference: string): Promise<void> {
  try {
    if (await provider?.refund(reference)) return
    // It may have been given back before, here or in the provider's own pages.
    if ((await provider?.look(reference))?.status !== 'failed') throw new RuleBroken('refund-refused')
  } catch (error) {
    throw error instanceof ProviderSilent ? new RuleBroken('provider-silent') : error
  }
}
