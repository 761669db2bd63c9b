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
    inactive: 'Your subscription is not active',
    inactiveText: 'Until it is, your account has what the free plan has. Your plan on paper: {plan}.',
    notOpen: 'Paying is not open yet',
    notOpenText:
      'Nobody can buy or change a plan here today, and nothing is charged. These are the prices, and what each plan brings at present.',
    own: 'Your plan',
    price: '₦{naira} a {interval}',
  },
} as const
