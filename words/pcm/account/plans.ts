import type { DraftOf } from '../../words.ts'

export const plans = {
  plans: {
    title: 'Plans',
    lead: 'Plans na for people wey dey work with the reports: journalists, unions, researchers.',
    source: 'Person wey bring report no ever need pay.',
    sourceText:
      'To read, to search, every tool, messages with staff and five reports for one month na free. If you pay, e no change how we dey judge report.',
    inactive: 'Your plan don end',
    inactiveText: 'Your account now get wetin the free plan get. We no delete anything wey be your own.',
    notOpen: 'Plans never dey for sale',
    notOpenText:
      'Dis site never dey collect payment by card or transfer. Na the prices be dis, and wetin each plan get now. Voucher dey work already.',
    own: 'Your plan',
    aMonth: 'for one month',
    perYear: 'Or ₦{naira} for one year.',
    always: 'E no get end.',
    buy: { month: 'Buy one month', year: 'Buy one year' },
    addsNothing:
      'E never dey for sale. We never build anything wey only dis plan get, so e no go give you pass Premium.',
    builtOn: { premium: 'Everything for Free, and:', enterprise: 'Everything for Premium, and:' },
    freeContents: [
      { text: 'Five reports for one month', place: '/submit-report' },
      { text: 'All the reports, and the search', place: '/reports' },
      { text: 'Every tool', place: '/educational-resources?tab=tools' },
      { text: 'Messages with staff', place: '/contact' },
    ],
    withVat:
      'VAT 7.5% dey inside the prices. Na days you dey buy. One month na 31 days and one year na 366 days.',
    withoutVat:
      'We no dey add VAT to the prices. Na days you dey buy. One month na 31 days and one year na 366 days.',
    logIn: 'Enter your account to buy plan',
    orVoucher: 'Or pay without bank, with code wey dem print.',
    toVoucher: 'Use voucher',
    compare: 'Compare the plans',
    whatYouGet: 'Wetin you go get',
    reportsAMonth: 'Reports for one month',
    noLimit: 'No limit',
    yes: 'Yes',
    no: 'No',
    freeForAll: [
      'All the reports and the search',
      'Every tool',
      'Messages with staff',
      'Receipts and corrections',
    ],
    featureNames: {
      'advanced-search': 'Advanced search',
      'export-reports': 'Export of reports',
      'unlimited-reports': 'Reports without limit for the month',
      'priority-verification': 'Staff go see am earlier',
      'cross-reference': 'To compare lists of names',
      'report-selection': 'Folders of reports',
      dashboard: 'Dashboard',
      analytics: 'Charts',
      'api-access': 'API',
      'custom-analytics': 'Your own charts',
      'team-collaboration': 'Seats for a team',
      'enhanced-security': 'Stronger rules to enter account',
    },
    notBuilt: 'We never build am, and we no dey sell am',
    notBuiltText:
      'We plan dem for the plans wey people dey pay for. No buy plan because of dem. Each one go get link for dis page when e dey work.',
    before: 'Before you pay',
    questions: [
      {
        question: 'Who go know say I pay?',
        answer: [
          'Your bank and the payment people go know say you pay. Dem no go know your account here.',
          'We dey keep which payment be your own for 30 days, for questions and to return money. After that, only the key of dis site fit show which account e be for.',
          'We dey store the days of your plan with your account. We no dey store which voucher bring dem.',
          'Person wey sell voucher no go know anything about your account here.',
        ],
      },
      {
        question: 'E safe to pay with the account wey I take report?',
        answer: [
          'If you ever send report wey fit put you for danger, no buy plan with that account.',
          'Open another account for research, or use voucher.',
        ],
      },
      {
        question: 'If I pay, e go change how una treat my report?',
        answer: [
          'Staff dey see reports of people wey pay earlier. Dem dey judge dem with the same rules.',
          'People wey read report no dey ever see the plan of who write am.',
        ],
      },
      {
        question: 'Wetin go happen when my time end?',
        answer: ['Your account go get the free plan again.', 'We no go delete anything wey be your own.'],
      },
    ],
  },
  voucher: {
    title: 'Use voucher',
    lead: 'Voucher na code wey dem print. E dey make your plan long, or e dey start one.',
    now: 'Your plan today: {plan}.',
    until:
      'You get time till {day} end. After that e go end by itself, and we no go delete anything wey be your own.',
    ended: 'Your plan don end. We no delete anything wey be your own.',
    periods: 'Your time',
    period: '{plan}: {from} reach {lastDay}',
    byRole: 'As administrator you get every feature because of your role. Voucher no go add anything.',
    label: 'Code of the voucher',
    hint: 'Six groups of four letters and numbers. Space and small letters no matter.',
    button: 'Use dis voucher',
    rules: 'Wetin go happen',
    rule: [
      'Voucher for the plan wey you get go add the days for the end.',
      'Voucher for higher plan go start now. Wetin remain for your plan go turn to days of the higher one, by the prices for one month.',
      'Voucher for lower plan go start when the higher one end.',
      'One voucher dey work one time.',
    ],
  },
  planTexts: {
    names: { free: 'Free', premium: 'Premium', enterprise: 'Enterprise' },
    badges: { free: 'Free User', premium: 'Premium', enterprise: 'Enterprise' },
    forWhom: {
      free: 'For everybody.',
      premium: 'For people wey dey report and follow plenty cases.',
      enterprise: 'For newsrooms, unions and organisations.',
    },
    features: {
      'export-reports': 'Lists and searches as file',
      'unlimited-reports': 'Any number of reports wey you need',
      'priority-verification': 'Staff go see your reports earlier',
      'api-access': 'API for your programs',
      'team-collaboration': 'Seats for four more people',
    },
  },
} as const satisfies DraftOf<'plans'>
