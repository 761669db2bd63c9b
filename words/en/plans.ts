import type { PaidPlan } from '#domain/plans/paid-plans.ts'
import type { PaymentState } from '#domain/plans/payments.ts'
import type { PlanId, Tier } from '#domain/plans/plans.ts'
import type { Play } from '#domain/plans/trial.ts'

/** The subscription plans. */
export const plans = {
  plans: {
    unlimited: 'As many reports as you need.',
    perMonth: {
      one: '{count} report a month.',
      other: '{count} reports a month.',
    },
    title: 'Subscription Plans',
    lead: 'A source never needs to pay. Reading, searching, every tool and five reports a month are free. A plan is for people who research and report a great deal.',
    inactive: 'Your plan has ended',
    inactiveText: 'Your account now has what the free plan has. Nothing of yours was deleted.',
    buy: 'Buy this plan',
    notOpen: 'You can use a voucher',
    notOpenText:
      'This site takes no payment by card or transfer yet. Vouchers are printed codes that the people who run the site sell or give away. These are the prices, and what each plan brings at present.',
    toVoucher: 'Use a voucher',
    own: 'Your plan',
    price: '₦{naira} a {interval}',
    days: { one: '{count} day.', other: '{count} days.' },
    priority: 'Your reports come earlier in the queue. That changes nothing in how they are judged.',
    alsoVoucher: 'You can also pay with a voucher',
    alsoVoucherText:
      'A voucher is a printed code that the people who run the site sell for cash or give away. No bank learns of it.',
    learnsTitle: 'Who learns that you have a plan',
    learns: [
      'We store the days of your plan with your account. We do not store which voucher they came from.',
      'The seller of a voucher learns nothing of your account here.',
      'If you ever sent a report that could put you at risk, do not buy a plan with that account. Open another one.',
    ],
  },
  voucher: {
    title: 'Use a voucher',
    lead: 'A voucher is a printed code that makes your plan longer, or starts one.',
    now: 'Your plan today: {plan}.',
    until: 'You have time until the end of {day}. Then it ends by itself, and nothing of yours is deleted.',
    ended: 'Your plan has ended. Nothing of yours was deleted.',
    periods: 'Your time',
    period: '{plan}: {from} to {lastDay}',
    byRole: 'As an administrator you have every feature by your role. A voucher adds nothing.',
    label: 'Code of the voucher',
    hint: 'Six groups of four letters and digits. Spaces and small letters do not matter.',
    button: 'Use this voucher',
    rules: 'What happens',
    rule: [
      'A voucher for your plan adds its days to the end.',
      'A voucher for a higher plan counts at once. What is left of your plan becomes days of the higher one, by the prices for a month.',
      'A voucher for a lower plan counts when the higher one ends.',
      'A voucher works once.',
    ],
  },
  purchase: {
    title: 'Buy a plan',
    lead: 'A source never needs to pay. You pay once for days of a plan. Nothing is charged again.',
    trial: 'This site is on trial',
    trialText: 'Payments here are for trying out. No real money is taken, and no plan is sold.',
    plan: 'Plan',
    time: 'Time',
    days: { one: '{count} day, today among them', other: '{count} days, today among them' },
    price: 'Price',
    naira: '₦{naira}',
    renewal: 'Renewal',
    noRenewal: 'None. The plan ends by itself.',
    bank: 'Your bank shows',
    learnsTitle: 'Who learns what',
    learns: [
      'Your bank and its card company learn that you paid the name above.',
      'Paystack, which takes the payment, learns your card or account, the address of your device and the price. We give it a one-time e-mail address and a random number. It does not learn your name or account here.',
      'We keep which payment is yours for 30 days. After that our books have the payment without an account.',
      'If you ever sent a report that could put you at risk, do not buy a plan with that account. Open another one, or use a voucher.',
    ],
    button: 'Go to the payment page',
    notSold: 'This plan is not for sale here.',
    back: 'All plans',
  },
  payment: {
    title: 'Your payment',
    back: 'All plans',
    states: {
      started: {
        title: 'We are asking the payment service',
        text: 'The payment has not arrived yet. A transfer can take some minutes. This page looks again every ten seconds. You can leave: your plan counts as soon as the payment arrives.',
      },
      paid: { title: 'Paid', text: 'Your plan counts from now on.' },
      failed: {
        title: 'Upgrade Failed',
        text: 'The payment did not go through. If money was taken all the same, your plan counts as soon as the payment service tells us.',
      },
      abandoned: {
        title: 'Not paid',
        text: 'No payment arrived. If you paid all the same, your plan counts as soon as the payment service tells us.',
      },
      held: {
        title: 'A person has to look at this payment',
        text: 'Money arrived, but not as we asked for it. It does not count yet. Please write to us with the contact page.',
      },
    },
  },
  trialPayment: {
    title: 'A payment on trial',
    lead: 'This page stands in for a payment service. The price would be ₦{naira}.',
    trial: 'No money is taken',
    trialText:
      'This site has no payment service yet. Choose what happens to this payment. The plan that it brings is real, on this site.',
    play: 'What happens',
    plays: {
      success: 'It is paid at once',
      late: 'It is paid, and arrives in two minutes',
      failure: 'It fails',
      abandoned: 'It is never made',
    },
    button: 'Let it happen',
  },
  makeVouchers: {
    title: 'Vouchers',
    lead: 'Make codes that bring a plan, to sell for cash or to give away. We do not store who gets one or who uses it.',
    plan: 'Plan',
    plans: {
      'premium-month': 'Premium, 31 days',
      'premium-year': 'Premium, 366 days',
      'enterprise-month': 'Enterprise, 31 days',
      'enterprise-year': 'Enterprise, 366 days',
    },
    count: 'How many',
    button: 'Make vouchers',
    madeTitle: 'Print or copy these codes now',
    madeText: 'They are shown once: we store only hashes of them. They work until the end of {day}.',
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
  voucher: object
  purchase: object
  payment: {
    states: Record<PaymentState, { title: string; text: string }>
    [text: string]: unknown
  }
  trialPayment: { plays: Record<Play, string>; [text: string]: unknown }
  makeVouchers: { plans: Record<PaidPlan, string>; [text: string]: unknown }
  planTexts: {
    names: Record<Tier, string>
    badges: Record<Tier, string>
    descriptions: Record<PlanId, string>
  }
}
