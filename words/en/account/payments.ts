import type { InvoiceKind } from '#domain/plans/invoices.ts'
import type { PaidPlan } from '#domain/plans/paid-plans.ts'
import type { PaymentState } from '#domain/plans/payments.ts'
import type { PeriodSource } from '#domain/plans/periods.ts'
import type { PlanState } from '#domain/plans/renewals.ts'
import type { Decision, Play } from '#domain/plans/trial.ts'

/** Paying for plans. */
export const payments = {
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
      'Paystack, which takes the payment, learns your card or account, the address of your device and the price. We give it a one-time email address and a random number. It does not learn your name or account here.',
      'We keep which payment is yours for 30 days. After that our books have no account beside it. Only the key of this site can still show whose payment it was.',
      'If you ever sent a report that could put you at risk, do not buy a plan with that account. Open another one, or use a voucher.',
    ],
    button: 'Go to the payment page',
    notSold: 'This plan is not for sale here.',
    back: 'All plans',
  },
  payment: {
    title: 'Your payment',
    back: 'All plans',
    decide: 'Say what the bank decides',
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
      disputed: {
        title: 'Your bank asks for this payment back',
        text: 'Your days stay until the bank decides. Renewal is off, and no card is charged. If the money goes back, what is left of these days goes too.',
      },
      refunded: {
        title: 'Given back',
        text: 'The payment service returns the money in the way in which you paid. It can take some days.',
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
      'by-seat': 'You have Enterprise through a seat in an organisation.',
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
    told: 'If the card fails or expires, each page tells you when you are logged in. Letters are off unless you choose them.',
    chooseLetters: 'Choose letters',
    cancelText: 'When you cancel, we forget the card. The days that you paid for stay.',
    cancel: 'Cancel renewal',
    usage: 'This month',
    usageLine: '{feature}: {used} of {most}',
    usagePaused:
      '{feature}: {used} used, and paused until your plan has it again. Nothing of it was deleted.',
    time: 'Your time',
    noTime: 'You have had no paid time.',
    period: '{plan}: {from} to {lastDay}',
    sources: {
      payment: 'Paid',
      voucher: 'Voucher',
      grant: 'Given by the people who run the site',
      seat: 'Seat in an organisation',
      moved: 'Moved, because another plan came first',
    },
    payments: 'Payments of the last 30 days',
    paymentsText:
      'After 30 days the link to your account is deleted. With our key we can still find the days that a payment brought, to give it back.',
    noPayments: 'You have made no payment in this time.',
    plans: {
      'premium-month': 'Premium, 31 days',
      'premium-year': 'Premium, 366 days',
      'enterprise-month': 'Enterprise, 31 days',
      'enterprise-year': 'Enterprise, 366 days',
    },
    paymentLine: '{plan}: ₦{naira}',
    paymentNumber: 'Number {reference}.',
    erasedOn: 'The link to your account is deleted on {day}.',
    lookAt: 'Look at this payment',
    invoice: 'Invoice (PDF)',
    creditNote: 'Credit note (PDF)',
    savePapers: 'Save the papers that you need before that day.',
    toOrganisation: 'Your organisation and its seats',
    compare: 'Compare the plans',
  },
  invoicePaper: {
    invoice: 'Invoice {number}',
    'credit-note': 'Credit note {number}',
    takesBack: 'It takes back the whole of invoice {number}.',
    number: 'Number',
    day: 'Day',
    seller: 'Sold by',
    address: 'Address',
    taxNumber: 'Tax identification number',
    vatNumber: 'VAT number',
    payment: 'Number of the payment',
    what: 'Description',
    net: 'Net',
    vat: 'VAT, 7.5%',
    noVat: 'VAT',
    notCharged: 'Not charged',
    gross: 'Paid',
    givenBack: 'Given back',
    naira: '₦{naira}',
    buyer: 'Buyer',
    buyerLine: '________________________________________',
    foot: 'We do not keep who bought this. A business writes its name on the line above.',
    file: '{number}.pdf',
  },
  trialPayment: {
    title: 'A payment on trial',
    lead: 'This page replaces a payment service. The price would be ₦{naira}.',
    trial: 'No money is taken',
    trialText:
      'This site has no payment service yet. Choose what happens to this payment. The plan that it brings is real, on this site.',
    play: 'What happens',
    plays: {
      success: 'It is paid at once',
      late: 'It is paid, and arrives in two minutes',
      failure: 'It fails',
      abandoned: 'It is never made',
      disputed: 'It is paid, and the bank asks for it back',
    },
    decision: 'What the bank decides',
    decisions: {
      won: 'The money stays with the site',
      lost: 'The money goes back',
    },
    button: 'Let it happen',
  },
  grantPlan: {
    title: 'Give days of a plan',
    lead: 'The account gets the days without a payment. They count when a second person confirms them. The log then shows that days were given, and not to whom.',
    plan: 'Which days',
    button: 'Propose it',
  },
  heldPayments: {
    title: 'Payments',
    lead: 'Money that arrived in another way than it was asked for, and refunds. No account is named here.',
    held: 'Waiting for a person',
    none: 'No payment waits.',
    line: '{plan}, asked for: ₦{naira}',
    day: 'Arrived on {day}. Number {reference}.',
    what: 'The amount or the currency was wrong, or the account is gone. Or a part of it went back after a dispute. Look it up in the pages of the payment service before you give it back.',
    disputes: 'Banks ask for these back',
    disputesText:
      'Someone told their bank that they did not make this payment, or got nothing for it. Answer in the pages of the payment service before the day that is named. We know no buyer. So mostly there is nothing to show to a bank, and you accept. The days of the plan run on until the bank decides. If the money goes back, what is left of them goes too. We look every hour.',
    disputeLine: 'Since {day}. Dispute {id}, payment {reference}.',
    answerBy: 'Answer it until {day}.',
    agreed: 'Agreed by two people',
    agreedText: 'We ask the payment service every minute until it takes the order.',
    books: 'Books',
    booksText:
      'Every invoice and credit note, with net, VAT and price in kobo. A credit note takes its amounts back. They name a payment and no account.',
    booksFile: 'Books as CSV',
    give: 'Give a payment back',
    giveText:
      'People find the number of their payment on their billing page, for 30 days. All of the money goes back. What is left of the days is taken away. Above ₦50,000 a second person has to confirm it.',
    reference: 'Number of the payment',
    hint: '24 letters and digits.',
    button: 'Give it back',
  },
} as const satisfies {
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
  trialPayment: {
    plays: Record<Play, string>
    decisions: Record<Decision, string>
    [text: string]: unknown
  }
  grantPlan: object
  heldPayments: object
  invoicePaper: Record<InvoiceKind, string> & { [text: string]: string }
}
