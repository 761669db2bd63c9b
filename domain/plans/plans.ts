export const tiers = ['free', 'premium', 'enterprise'] as const
export type Tier = (typeof tiers)[number]

export const subscriptionStatuses = ['active', 'canceled', 'past_due'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

export type Subscription = { tier: Tier; status: SubscriptionStatus }

export type PlanInterval = 'month' | 'year'
export type Plan = {
  id: string
  name: string
  tier: Tier
  /** In kobo, a hundredth of a naira, so that money is never a fraction. */
  priceKobo: number
  interval: PlanInterval
  description: string
}

export const plans = [
  plan(
    'free',
    'Free',
    'free',
    0,
    'month',
    'Five reports a month, and every page and tool that needs no payment.',
  ),
  plan('premium-month', 'Premium', 'premium', 3500, 'month', 'For people who report and follow many cases.'),
  plan(
    'premium-year',
    'Premium',
    'premium',
    35000,
    'year',
    'Premium for a year, at the price of ten months.',
  ),
  plan(
    'enterprise-month',
    'Enterprise',
    'enterprise',
    10000,
    'month',
    'For newsrooms, unions and organisations.',
  ),
  plan(
    'enterprise-year',
    'Enterprise',
    'enterprise',
    100000,
    'year',
    'Enterprise for a year, at the price of ten months.',
  ),
] as const satisfies readonly Plan[]

/** What the user menu's badge says. */
export function planBadge({ tier }: Subscription): string {
  const names = { free: 'Free User', premium: 'Premium', enterprise: 'Enterprise' } satisfies Record<
    Tier,
    string
  >
  return names[tier]
}

function plan(
  id: string,
  name: string,
  tier: Tier,
  naira: number,
  interval: PlanInterval,
  description: string,
): Plan {
  return { id, name, tier, priceKobo: naira * 100, interval, description }
}
