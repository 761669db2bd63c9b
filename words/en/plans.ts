import type { Feature } from '#domain/plans/features.ts'
import type { BuiltFeature } from '#domain/plans/offer.ts'
import type { PaidPlan } from '#domain/plans/paid-plans.ts'
import type { PaymentState } from '#domain/plans/payments.ts'
import type { PeriodSource } from '#domain/plans/periods.ts'
import type { Tier } from '#domain/plans/plans.ts'
import type { PlanState } from '#domain/plans/renewals.ts'
import type { Play } from '#domain/plans/trial.ts'

/** The subscription plans. */
export const plans = {
  plans: {
    title: 'Subscription Plans',
    lead: 'Plans are for people who work with the reports: journalists, unions, researchers.',
    source: 'A source never needs to pay.',
    sourceText:
      'Reading, searching, every tool, messages with staff and five reports a month are free. Paying does not change how a report is judged.',
    inactive: 'Your plan has ended',
    inactiveText: 'Your account now has what the free plan has. Nothing of yours was deleted.',
    notOpen: 'Plans are not for sale yet',
    notOpenText:
      'This site takes no payment by card or transfer yet. These are the prices, and what each plan brings at present. A voucher works already.',
    own: 'Your plan',
    aMonth: 'a month',
    perYear: 'Or ₦{naira} a year.',
    always: 'Without end.',
    buy: { month: 'Buy a month', year: 'Buy a year' },
    addsNothing:
      'Not for sale yet. Nothing is built so far that only this plan has, so it would bring you no more than Premium.',
    builtOn: { premium: 'All of Free, and:', enterprise: 'All of Premium.' },
    freeContents: [
      { text: 'Five reports a month', place: '/submit-report' },
      { text: 'All reports, and the search', place: '/reports' },
      { text: 'Every tool', place: '/educational-resources?tab=tools' },
      { text: 'Messages with staff', place: '/contact' },
    ],
    withVat: 'Prices include 7.5% VAT. You buy days. A month is 31 days and a year is 366 days.',
    withoutVat: 'No VAT is added to the prices. You buy days. A month is 31 days and a year is 366 days.',
    logIn: 'Log in to buy a plan',
    orVoucher: 'Or pay without a bank, with a printed code.',
    toVoucher: 'Use a voucher',
    compare: 'Compare the plans',
    whatYouGet: 'What you get',
    reportsAMonth: 'Reports a month',
    noLimit: 'No limit',
    yes: 'Yes',
    no: 'No',
    freeForAll: [
      'All reports and the search',
      'Every tool',
      'Messages with staff',
      'Receipts and corrections',
    ],
    featureNames: {
      'advanced-search': 'Advanced search',
      'export-reports': 'Export of reports',
      'unlimited-reports': 'Reports without a monthly limit',
      'priority-verification': 'Earlier in the queue of staff',
      'cross-reference': 'Comparing lists of names',
      'report-selection': 'Folders of reports',
      dashboard: 'Dashboard',
      analytics: 'Charts',
      'api-access': 'API',
      'custom-analytics': 'Charts of your own',
      'team-collaboration': 'Seats for a team',
      'enhanced-security': 'Stricter rules for logging in',
    },
    notBuilt: 'Not built yet, and not sold',
    notBuiltText:
      'These are planned for paid plans. Do not buy a plan for them. Each gets a link on this page when it works.',
    before: 'Before you pay',
    questions: [
      {
        question: 'Who learns that I pay?',
        answer: [
          'Your bank and the payment service learn that you paid. They do not learn your account here.',
          'We keep which payment is yours for 30 days, for questions and refunds.',
          'We store the days of your plan with your account. We do not store which voucher they came from.',
          'The seller of a voucher learns nothing of your account here.',
        ],
      },
      {
        question: 'Is it safe to pay with the account that I report with?',
        answer: [
          'If you ever sent a report that could put you at risk, do not buy a plan with that account.',
          'Open another account for research, or use a voucher.',
        ],
      },
      {
        question: 'Does paying change how my report is treated?',
        answer: [
          'Staff see reports of paid plans earlier in their queue. They judge them by the same rules.',
          'Readers of a report never see the plan of its author.',
        ],
      },
      {
        question: 'What happens when my time ends?',
        answer: ['Your account has the free plan again.', 'Nothing of yours is deleted.'],
      },
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
    lead: 'A source never needs to pay. You pay once for days of a plan. Nothing is charged again, unless you switch renewal on.',
    trial: 'This site is on trial',
    trialText: 'Payments here are for trying out. No real money is taken, and no plan is sold.',
    plan: 'Plan',
    time: 'Time',
    days: { one: '{count} day, today among them', other: '{count} days, today among them' },
    price: 'Price',
    naira: '₦{naira}',
    withVat: '₦{naira}, of which ₦{vat} are VAT (7.5%)',
    renews: 'Renew with this card',
    renewsHint:
      'We charge the card three days before the end, until you cancel. Only cards can renew. While it is on, we keep with your account what lets us charge the card. So we, and who takes our database, can tell that you pay.',
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
  billing: {
    title: 'Billing',
    withVat: 'Prices include 7.5% VAT.',
    withoutVat: 'No VAT is added to the prices.',
    due: 'Payment is due',
    dueText:
      'We could not charge your card. We try again on the days named below. You can pay in another way, or cancel.',
    states: {
      'by-role': 'As an administrator you have every feature by your role.',
      free: 'You have the free plan. It has no end.',
      renews: 'Active until {day}. It renews.',
      ends: 'Active until {day}. It does not renew.',
      'renewal-failing': 'Active until {day}. Its renewal failed.',
      'past-due': 'Your plan has ended, because its renewal failed. Nothing of yours was deleted.',
      expired: 'Your plan has ended. Nothing of yours was deleted.',
    },
    daysLeft: { one: '{count} day is left.', other: '{count} days are left.' },
    upgrade: {
      one: 'If you change to Enterprise today, what is left becomes {count} day of it.',
      other: 'If you change to Enterprise today, what is left becomes {count} days of it.',
    },
    add: 'Add time',
    voucher: 'Use a voucher',
    renewal: 'Renewal',
    renewalOn: 'On: {plan} for ₦{naira}, with the card that ends in {lastFour} and expires in {expires}.',
    renewalOff: 'Off. Your plan ends by itself, and we keep no card.',
    nextTry: 'The card is charged next on {day}.',
    cancelText: 'When you cancel, we forget the card. The days that you paid for stay.',
    cancel: 'Cancel renewal',
    time: 'Your time',
    noTime: 'You have had no paid time.',
    period: '{plan}: {from} to {lastDay}',
    sources: {
      payment: 'Paid',
      voucher: 'Voucher',
      grant: 'Given by the people who run the site',
      moved: 'Moved, because another plan came first',
    },
    payments: 'Payments of the last 30 days',
    paymentsText: 'After 30 days we no longer know whose a payment was.',
    plans: {
      'premium-month': 'Premium, 31 days',
      'premium-year': 'Premium, 366 days',
      'enterprise-month': 'Enterprise, 31 days',
      'enterprise-year': 'Enterprise, 366 days',
    },
    paymentLine: '{plan}: ₦{naira}',
    erasedOn: 'The link to your account is deleted on {day}.',
    lookAt: 'Look at this payment',
    compare: 'Compare the plans',
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
    forWhom: {
      free: 'For everyone.',
      premium: 'For people who report and follow many cases.',
      enterprise: 'For newsrooms, unions and organisations.',
    },
    /** What is built, as a plan says it. */
    features: {
      'unlimited-reports': 'As many reports as you need',
      'priority-verification': 'Staff see your reports earlier',
    },
  },
} as const satisfies {
  plans: { featureNames: Record<Feature, string>; [text: string]: unknown }
  voucher: object
  purchase: object
  payment: {
    states: Record<PaymentState, { title: string; text: string }>
    [text: string]: unknown
  }
  billing: {
    states: Record<PlanState, string>
    sources: Record<PeriodSource, string>
    plans: Record<PaidPlan, string>
    [text: string]: unknown
  }
  trialPayment: { plays: Record<Play, string>; [text: string]: unknown }
  makeVouchers: { plans: Record<PaidPlan, string>; [text: string]: unknown }
  planTexts: {
    names: Record<Tier, string>
    badges: Record<Tier, string>
    forWhom: Record<Tier, string>
    features: Record<BuiltFeature, string>
  }
}
