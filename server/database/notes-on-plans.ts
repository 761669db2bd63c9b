import type { TableNotes } from './table-note.ts'

/** What we hold on plans and payments. See `column-notes.ts`. */
export const notesOnPlans = {
  planPeriods: {
    title: 'The time of your plan',
    why: 'To know until when you have a plan.',
    columns: {
      id: null,
      holderId: 'Whose time it is.',
      tier: 'Which plan.',
      startsOn: 'Its first day.',
      endsOn: 'The first day that it no longer covers.',
      source: 'Whether it was paid for, given, or moved because another plan came first.',
      sourceMark:
        'A mark that keeps one payment from counting twice. Without our key it leads to no payment.',
      endedOn: 'The day on which it ended before its time.',
      endedWhy: 'Why it ended before its time.',
    },
  },
  payments: {
    title: 'Payments for plans',
    why: 'To count a payment once, and to keep the books.',
    columns: {
      reference: 'A random number that the payment service knows too.',
      plan: 'Which plan was paid for.',
      amountKobo: 'How much.',
      state: 'Whether it was paid.',
      channel: 'Whether by card, transfer or USSD.',
      startedOn: 'The day on which it was started.',
      settledOn: 'The day on which it was paid.',
      lookAt: null,
      looks: null,
      renews: 'Whether renewal was asked for.',
      refundAgreedOn: 'The day on which two people agreed to give it back.',
    },
  },
  invoices: {
    title: 'Invoices and credit notes',
    why: 'Tax law asks for books. They name no buyer.',
    columns: {
      kind: 'Whether it is an invoice or takes one back.',
      year: 'Its year.',
      place: 'Its number in that year.',
      madeOn: 'Its day.',
      reference: 'Which payment.',
      plan: 'Which plan was paid for.',
      grossKobo: 'How much was paid.',
      vatKobo: 'How much of it is VAT.',
      seller: 'Who sold it, as it was that day.',
    },
  },
  invoiceCounts: null,
  paymentAccounts: {
    title: 'Whose a payment is',
    why: 'To give the right account its plan, and to answer questions about a payment.',
    columns: {
      reference: 'Which payment.',
      holderId: 'Which account it is for.',
      eraseOn: 'The day on which this row is deleted.',
    },
  },
  renewals: {
    title: 'Renewal of your plan',
    why: 'To pay for the next days by card, where you switched that on.',
    columns: {
      holderId: 'Whose plan it is.',
      plan: 'Which plan is paid for.',
      endsOn: 'When the time ends that it renews.',
      tries: 'How often the card was tried.',
      nextTryOn: 'When it is tried next.',
      sealedAuthorization:
        'What lets us charge the card at the payment service, sealed. The number of the card is not with us.',
      cardLastFour: 'The last four digits of the card.',
      cardExpires: 'The month in which the card expires.',
      reference: 'The payment of the last try.',
    },
  },
  organisations: {
    title: 'Your organisation',
    why: 'To lend the days of your Enterprise plan to the people in its seats.',
    columns: {
      id: null,
      name: 'Its name.',
      ownerId: 'Whose organisation it is.',
      foundedOn: 'The day on which it was founded.',
    },
  },
  organisationSeats: {
    title: 'Your seat in an organisation',
    why: 'To know who shares its plan. Its owner sees your user name.',
    columns: {
      holderId: 'Who has the seat.',
      organisationId: 'In which organisation.',
      takenOn: 'Since which day.',
    },
  },
  usageMonths: {
    title: 'What you use of your plan',
    why: 'Some features have a number of uses in a month.',
    columns: {
      holderId: 'Whose plan it is.',
      feature: 'Which feature.',
      month: 'In which month.',
      used: 'How often.',
    },
  },
  organisationInvites: null,
  apiKeys: {
    title: 'Your keys of the API',
    why: 'To know which programs may read in your name, and to refuse the others.',
    columns: {
      id: null,
      holderId: 'Whose key it is.',
      name: 'What you called it.',
      keyHash: 'A hash of the key. The key itself is shown once and not kept.',
      ending: 'Its last four characters, so that you can tell your keys apart.',
      scopes: 'What it was made for.',
      networks: 'The networks that it is bound to, if you named any.',
      madeOn: 'The day on which it was made.',
      expiresOn: 'The first day on which it no longer works.',
      lastUsedOn: 'The day on which it was last used.',
    },
  },
  trialPayments: null,
  voucherBatches: null,
  vouchers: null,
} as const satisfies Partial<TableNotes>
