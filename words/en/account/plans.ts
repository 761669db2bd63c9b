import type { Feature } from '#domain/plans/features.ts'
import type { BuiltFeature } from '#domain/plans/offer.ts'
import type { PaidPlan } from '#domain/plans/paid-plans.ts'
import type { Tier } from '#domain/plans/plans.ts'
import type { BatchState } from '#domain/plans/vouchers.ts'

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
    always: 'No end date.',
    buy: { month: 'Buy a month', year: 'Buy a year' },
    addsNothing:
      'Not for sale yet. Nothing is built so far that only this plan has, so it would bring you no more than Premium.',
    builtOn: { premium: 'All of Free, and:', enterprise: 'All of Premium, and:' },
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
      'team-collaboration': 'Seats and folders for a team',
      'enhanced-security': 'Stricter rules for a team',
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
          'We keep which payment is yours for 30 days, for questions and refunds. After that, only the key of this site can show which account it was for.',
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
    soldBy: 'Who sells them',
    soldByHint:
      'A shop, a union or an event, for your own list. Administrators read it. Leave it empty if you give them away.',
    button: 'Make vouchers',
    print: 'Print',
    toPrint: 'Print this page with the menu of your browser.',
    slip: {
      title: 'Fitila: {plan}',
      once: 'It works once, until the end of {day}.',
      where: 'Use it at {address}',
      keep: 'Keep it as you keep cash. Lost codes cannot be replaced.',
      source: 'A source never needs to pay: reporting is free.',
    },
    batches: 'Batches',
    noBatches: 'No vouchers were made yet.',
    batchLine: '{plan}, {days} days: {used} of {size} used',
    batchText: 'Made on {day}, until the end of {lastDay}. {seller}',
    sold: 'Sold by {seller}.',
    given: 'No seller was named.',
    states: {
      open: 'Open',
      used: 'All used',
      cancelled: 'Cancelled',
      expired: 'Expired',
    },
    look: 'Cancel this batch',
    lookAt: 'Cancel this batch of {day}. {seller}',
    cancelTitle: 'Cancel a batch of vouchers',
    cancelLead: 'For what was not sold, was lost or was stolen.',
    cancelText:
      'The vouchers that no one has used stop working at once. Used ones keep their days. This cannot be undone.',
    cancelButton: 'Cancel the unused vouchers',
    back: 'All vouchers',
    madeTitle: 'Print or copy these codes now',
    madeText: 'They are shown once: we store only hashes of them. They work until the end of {day}.',
  },
  organisation: {
    title: 'Your organisation',
    lead: 'One Enterprise plan for {count} people: its owner, and the people in its seats.',
    foundTitle: 'Found an organisation',
    foundText: 'Its seats have your Enterprise time, for as long as it runs. Your own time gets no shorter.',
    needsEnterprise: 'You need an Enterprise plan of your own to found one.',
    toPlans: 'All plans',
    name: 'Name of the organisation',
    nameHint: 'The people in its seats read it. It is on no public page.',
    found: 'Found it',
    joinTitle: 'Take a seat',
    joinText: 'The owner of an organisation gives you a code.',
    code: 'Code of the invitation',
    codeHint: 'Six groups of four letters and digits. Spaces and small letters do not matter.',
    join: 'Take the seat',
    before: 'Before you take a seat',
    beforeList: [
      'The owner sees your user name. If you ever sent a report that could put you at risk, do not use that account.',
      'The owner does not see your reports, drafts or messages. Colleagues see your user name and what you put into folders.',
      'What you put into folders stays there when you leave.',
      'Who takes our database can tell which accounts share an organisation.',
      'Your own plan goes on beside the seat, with its renewal. You can leave at any time.',
    ],
    boards: 'Boards: questions of your own about what is public',
    folders: 'Folders: reports, searches, comments and tasks',
    security: 'Security: rules, exports by two, and the log',
    owned: 'You own this organisation.',
    seated: 'You have a seat in this organisation.',
    guestSeated:
      'You are a guest of this organisation. You read its folders and boards, and you comment. Your own plan stays as it is.',
    until: 'Its time ends with {day}.',
    noTime: 'Its Enterprise time is over. The seats work again when its owner has time again.',
    seats: 'Seats',
    noSeats: 'No seat is taken.',
    guests: 'Guests',
    guestsText:
      'A guest reads folders and boards, comments, and finishes tasks that are for them. A guest takes no seat and gets no plan.',
    freeGuests: { one: 'One more guest can come.', other: '{count} more guests can come.' },
    inviteGuest: 'Invite a guest',
    since: 'since {day}',
    free: { one: '{count} seat is free.', other: '{count} seats are free.' },
    invited: {
      one: '{count} invitation waits. It keeps its seat for seven days.',
      other: '{count} invitations wait. Each keeps its seat for seven days.',
    },
    invite: 'Make an invitation',
    inviteText: 'You get a code for one seat. Give it to the person yourself: we send no letter.',
    madeTitle: 'Copy this code now',
    madeText: 'It is shown once: we store only a hash of it. It works once, until the end of {day}.',
    takeInvitesBack: 'Take all invitations back',
    takeBack: 'Take the seat back',
    takeBackFrom: 'Take the seat of {name} back',
    leaveTitle: 'Leave',
    leaveText: 'Your account keeps its own plan. Nothing of yours is deleted.',
    leave: 'Leave the organisation',
    endTitle: 'End the organisation',
    endText:
      'Its seats, invitations, rules, log and folders end at once. Save the folders first. Your own plan stays.',
    end: 'End the organisation',
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
      'advanced-search': 'Searches with many conditions, saved, with alerts',
      'export-reports': 'Lists and searches as a file',
      'cross-reference': 'Lists of names, compared with what is public',
      'report-selection': 'Folders of reports, with sealed notes',
      dashboard: 'Your reports, folders and searches on one page',
      analytics: 'Charts of what is public',
      'unlimited-reports': 'As many reports as you need',
      'priority-verification': 'Staff see your reports earlier. Our target is 48 hours. It is no promise',
      'api-access': 'An API for your programs',
      'team-collaboration': 'Seats for four more people, and shared folders',
      'custom-analytics': 'Boards with your own questions',
      'enhanced-security':
        'Rules for a team: passkeys, allowed networks, a log, and exports that two people agree to',
    },
  },
} as const satisfies {
  plans: { featureNames: Record<Feature, string>; [text: string]: unknown }
  voucher: object
  organisation: object
  makeVouchers: {
    plans: Record<PaidPlan, string>
    states: Record<BatchState, string>
    [text: string]: unknown
  }
  planTexts: {
    names: Record<Tier, string>
    badges: Record<Tier, string>
    forWhom: Record<Tier, string>
    features: Record<BuiltFeature, string>
  }
}
