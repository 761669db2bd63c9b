import { desc, eq } from 'drizzle-orm'
import { hasCapacity } from '#domain/people/capacities.ts'
import type { InvoiceKind } from '#domain/plans/invoices.ts'
import { isWorthMoney } from '#domain/plans/offer.ts'
import { type PaidPlan, priceOf } from '#domain/plans/paid-plans.ts'
import type { PaymentState } from '#domain/plans/payments.ts'
import { daysWorth, endOfTime } from '#domain/plans/periods.ts'
import type { PaidTier, Tier } from '#domain/plans/plans.ts'
import { failedTries, type PlanState, planStateOf } from '#domain/plans/renewals.ts'
import { addDays, type Day, dayInNigeria, daysBetween } from '#domain/time/day-in-nigeria.ts'
import {
  invoices,
  type PeriodSource,
  paymentAccounts,
  payments,
  planPeriods,
  renewals,
} from '#server/database/people-schema.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { type Usage, usageOf } from '#server/plans/usage/count-use.ts'
import { type Kept, keptOf } from '#server/plans/usage/kept-of.ts'

export type Billing = {
  state: PlanState
  tier: Tier
  /** The last day of all time; null where none runs or waits. */
  lastDay: Day | null
  daysLeft: number
  renewal: {
    plan: PaidPlan
    amountKobo: number
    nextTryOn: Day | null
    lastFour: string
    expires: string
  } | null
  /** What the rest of the time is worth in days of the highest plan, where changing to it brings something. */
  upgradeDays: number | null
  /** Counted features: how often they were used this month. */
  usage: Usage[]
  /** What is kept, of what may be kept. */
  kept: Kept[]
  /** Newest first. A period that was ended before it began is left out. */
  periods: { tier: PaidTier; from: Day; lastDay: Day; source: PeriodSource }[]
  /** Of the last 30 days: after that, no one can tell whose a payment was. */
  payments: {
    reference: string
    plan: PaidPlan
    amountKobo: number
    state: PaymentState
    startedOn: Day
    eraseOn: Day
    papers: InvoiceKind[]
  }[]
}

/**
 * The actor's plan, time, renewal and payments.
 *
 * @throws SignInNeeded
 */
export const showBilling = useCase('plan.read', async ({ application, actor }): Promise<Billing> => {
  const { queries } = application.database
  const today = dayInNigeria(application.now())
  const rows = await queries
    .select()
    .from(planPeriods)
    .where(eq(planPeriods.holderId, actor.id))
    .orderBy(desc(planPeriods.startsOn))
  const periods = rows
    .map(({ endedOn, ...period }) => ({ ...period, endsOn: endedOn ?? period.endsOn }))
    .filter(({ startsOn, endsOn }) => endsOn > startsOn)
  const [found] = await queries
    .select({ renewal: renewals, lastState: payments.state })
    .from(renewals)
    .leftJoin(payments, eq(payments.reference, renewals.reference))
    .where(eq(renewals.holderId, actor.id))
  const renewal = found?.renewal
  const ownPayments = await queries
    .select({
      ...{ reference: payments.reference, plan: payments.plan, amountKobo: payments.amountKobo },
      ...{ state: payments.state, startedOn: payments.startedOn, eraseOn: paymentAccounts.eraseOn },
    })
    .from(payments)
    .innerJoin(paymentAccounts, eq(paymentAccounts.reference, payments.reference))
    .where(eq(paymentAccounts.holderId, actor.id))
    .orderBy(desc(payments.startedOn))
  const papers = await queries
    .select({ reference: invoices.reference, kind: invoices.kind })
    .from(invoices)
    .innerJoin(paymentAccounts, eq(paymentAccounts.reference, invoices.reference))
    .where(eq(paymentAccounts.holderId, actor.id))
    .orderBy(desc(invoices.kind))
  const own = periods.filter(({ source }) => source !== 'seat')
  const runs = ({ startsOn, endsOn }: (typeof periods)[number]) => startsOn <= today && endsOn > today
  const end = endOfTime(own, today)
  const running = own.find(runs)?.tier ?? null
  const isBySeat = periods.some((period) => period.source === 'seat' && runs(period))
  const isByRole = hasCapacity(actor.role, 'administers')
  const isOpen = found?.lastState === 'started'
  const tried = renewal && failedTries({ tries: renewal.tries, isOpen }) > 0 ? 'failing' : 'on'
  return {
    state: planStateOf({
      isByRole,
      isBySeat,
      running,
      hadTime: rows.length > 0,
      renewal: renewal ? tried : 'none',
    }),
    tier: actor.subscription.tier,
    lastDay: end && addDays(end, -1),
    daysLeft: end === null ? 0 : daysBetween(today, end),
    renewal: renewal
      ? {
          ...{ plan: renewal.plan, amountKobo: priceOf(renewal.plan), nextTryOn: renewal.nextTryOn },
          ...{ lastFour: renewal.cardLastFour, expires: renewal.cardExpires },
        }
      : null,
    upgradeDays:
      running === 'premium' && isWorthMoney('enterprise') ? daysWorth(own, 'enterprise', today) : null,
    periods: periods.map(({ tier, startsOn, endsOn, source }) => ({
      ...{ tier, from: startsOn, lastDay: addDays(endsOn, -1), source },
    })),
    usage: await usageOf(application, actor),
    kept: await keptOf(application, actor),
    payments: ownPayments.map((payment) => ({
      ...payment,
      papers: papers.filter(({ reference }) => reference === payment.reference).map(({ kind }) => kind),
    })),
  }
})
