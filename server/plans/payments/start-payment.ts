import { codeBytes, makeReceiptCode } from '@fitila/receipts/receipt-code'
import { z } from 'zod'
import { RuleBroken } from '#domain/errors.ts'
import { hasCapacity } from '#domain/people/capacities.ts'
import { isWorthMoney } from '#domain/plans/offer.ts'
import { isPaidPlan, priceOf, timeOf } from '#domain/plans/paid-plans.ts'
import { waitForLook } from '#domain/plans/payments.ts'
import { daysOfLink } from '#domain/retention/periods.ts'
import { addDays, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { after } from '#domain/time/durations.ts'
import { countTry } from '#server/access/rate-limit.ts'
import { paymentAccounts, payments } from '#server/database/people-schema.ts'
import type { Input } from '#server/input/parse-input.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { ProviderSilent } from '#server/payments/contract.ts'

/**
 * Starts the payment of a plan. The provider gets a random reference, a one-time address, the price, and nothing of the actor.
 *
 * @returns the provider's page on which people pay
 * @throws SignInNeeded, LimitReached, RuleBroken 'plan-unknown', 'plan-adds-nothing', 'plan-by-role', 'plans-not-sold' or 'provider-silent'
 */
export const startPayment = useCase(
  'plan.buy',
  async ({ application, actor }, input: Input): Promise<URL> => {
    const provider = application.payments
    if (!provider) throw new RuleBroken('plans-not-sold')
    const plan = z.string().catch('').parse(input.plan)
    if (!isPaidPlan(plan)) throw new RuleBroken('plan-unknown')
    if (!isWorthMoney(timeOf(plan).tier)) throw new RuleBroken('plan-adds-nothing')
    if (hasCapacity(actor.role, 'administers')) throw new RuleBroken('plan-by-role')
    await countTry(application, 'payment:account', actor.id)
    const { randomness } = application
    const renews = input.renews === 'yes'
    const reference: string = makeReceiptCode(randomness.bytes(codeBytes))
    const amountKobo = priceOf(plan)
    const now = application.now()
    const startedOn = dayInNigeria(now)
    // Committed before the provider knows of it: what it tells can arrive before its answer does.
    await application.database.queries.transaction(async (queries) => {
      await queries.insert(payments).values({
        ...{ reference, plan, amountKobo, state: 'started', startedOn, renews },
        lookAt: after(now, waitForLook(0) ?? 0),
      })
      const eraseOn = addDays(startedOn, daysOfLink)
      await queries.insert(paymentAccounts).values({ reference, holderId: actor.id, eraseOn })
    })
    const { hostname } = new URL(application.publicUrl)
    const domain = hostname.includes('.') ? hostname : `${hostname}.example`
    const email = `p-${randomness.bytes(8).toString('hex')}@${domain}`
    const returnTo = `${application.publicUrl}/payments/${reference}`
    try {
      return await provider.start({ reference, email, amountKobo, returnTo, onlyCard: renews })
    } catch (error) {
      throw error instanceof ProviderSilent ? new RuleBroken('provider-silent') : error
    }
  },
)
