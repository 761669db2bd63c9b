import { daysOf, type PaidTier, type PlanInterval, plans } from './plans.ts'

/** The plans that cost something. */
export const paidPlans = ['premium-month', 'premium-year', 'enterprise-month', 'enterprise-year'] as const
export type PaidPlan = (typeof paidPlans)[number]

const brings = {
  'premium-month': { tier: 'premium', interval: 'month' },
  'premium-year': { tier: 'premium', interval: 'year' },
  'enterprise-month': { tier: 'enterprise', interval: 'month' },
  'enterprise-year': { tier: 'enterprise', interval: 'year' },
} as const satisfies Record<PaidPlan, { tier: PaidTier; interval: PlanInterval }>

export function timeOf(plan: PaidPlan): { tier: PaidTier; days: number } {
  const { tier, interval } = brings[plan]
  return { tier, days: daysOf[interval] }
}

export function isPaidPlan(text: unknown): text is PaidPlan {
  return paidPlans.some((plan) => plan === text)
}

/** In kobo. */
export function priceOf(plan: PaidPlan): number {
  const found = plans.find(({ id }) => id === plan)
  if (!found) throw new RangeError(`${plan} has no price`)
  return found.priceKobo
}
