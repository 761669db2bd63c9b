import type { PlanId, Tier } from '#domain/plans/plans.ts'

/** The subscription plans. */
export const plans = {
  plans: {
    unlimited: 'As many reports as you need.',
    perMonth: {
      one: '{count} report a month.',
      other: '{count} reports a month.',
    },
    title: 'Subscription Plans',
    lead: 'Reading, searching, every tool and reporting are free. A plan is for those who report a great deal.',
    inactive: 'Your plan has ended',
    inactiveText: 'Your account now has what the free plan has. Nothing of yours was deleted.',
    notOpen: 'Paying is not open yet',
    notOpenText:
      'Nobody can buy or change a plan here today, and nothing is charged. These are the prices, and what each plan brings at present.',
    own: 'Your plan',
    price: '₦{naira} a {interval}',
  },
  planTexts: {
    names: { free: 'Free', premium: 'Premium', enterprise: 'Enterprise' },
    /** What the badge of the user menu says. */
    badges: { free: 'Free User', premium: 'Premium', enterprise: 'Enterprise' },
    descriptions: {
      free: 'Five reports a month, and every page and tool that needs no payment.',
      'premium-month': 'For people who report and follow many cases.',
      'premium-year': 'Premium for a year, at the price of ten months.',
      'enterprise-month': 'For newsrooms, unions and organisations.',
      'enterprise-year': 'Enterprise for a year, at the price of ten months.',
    },
  },
} as const satisfies {
  plans: object
  planTexts: {
    names: Record<Tier, string>
    badges: Record<Tier, string>
    descriptions: Record<PlanId, string>
  }
}
