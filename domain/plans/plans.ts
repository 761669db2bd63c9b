export const tiers = ['free', 'premium', 'enterprise'] as const
export type Tier = (typeof tiers)[number]

/** The tiers that cost something. */
export type PaidTier = Exclude<Tier, 'free'>

export const subscriptionStatuses = ['active', 'canceled', 'past_due'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

export type Subscription = { tier: Tier; status: SubscriptionStatus }

export type PlanInterval = 'month' | 'year'
/** What it is called and what it is for is in `words/`. */
export type Plan = {
  id: string
  tier: Tier
  /** In kobo, a hundredth of a naira, so that money is never a fraction. */
  priceKobo: number
  interval: PlanInterval
}

export const plans = [
  plan('free', 'free', 0, 'month'),
  plan('premium-month', 'premium', 3500, 'month'),
  plan('premium-year', 'premium', 35000, 'year'),
  plan('enterprise-month', 'enterprise', 10000, 'month'),
  plan('enterprise-year', 'enterprise', 100000, 'year'),
] as const

/** The days that a payment brings, the day of the payment among them: never less than the longest month, or a leap year. */
export const daysOf = { month: 31, year: 366 } as const satisfies Record<PlanInterval, number>

/** In kobo. */
export const monthlyPrice = {
  premium: priceOfMonth('premium'),
  enterprise: priceOfMonth('enterprise'),
} as const satisfies Record<PaidTier, number>

export type PlanId = (typeof plans)[number]['id']

function plan<Id extends string>(
  id: Id,
  tier: Tier,
  naira: number,
  interval: PlanInterval,
): Plan & { id: Id } {
  return { id, tier, priceKobo: naira * 100, interval }
}

function priceOfMonth(tier: PaidTier): number {
  return plans.find((each) => each.tier === tier && each.interval === 'month')?.priceKobo ?? 0
}
