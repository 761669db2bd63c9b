import type { LawCard } from './law-cards.ts'

/** Point by point: what the law asks of this site, and what is so today. */
export const cardsForOperators: readonly LawCard[] = [
  {
    id: 'grounds',
    name: 'On which ground we use data',
    says: ['data-directive', 'data-bases'],
    here: [
      'Your account: because you ask us to open one (a contract).',
      'What a report says of a person: because the public has an interest in how public office is used. We weigh it against that person’s rights by two people, a correction and a retraction.',
      'Counting page views: only with your consent.',
    ],
    open: 'Whether, and how far, the Act exempts publication in the public interest. We do not lean on it.',
  },
  {
    id: 'rights',
    name: 'Your rights',
    says: ['data-rights'],
    here: [
      'Told: the privacy page lists every column. See and take along: you read your reports and notifications yourself, and write to us for the rest.',
      'Correct, erase, restrict, object: write to us on the contact page, under “What you hold about me”. If your account has to prove that it is you, we say how.',
      'Two things we do not erase: the history of a report, because it keeps staff honest, and a report’s sealed words, because others may rest on them. Neither carries your name once the account is gone.',
      'Complain: to us, and to the Nigeria Data Protection Commission.',
    ],
  },
  {
    id: 'breach',
    name: 'If data gets out',
    says: ['data-breach', 'data-commission-portal'],
    here: [
      'Telling the Commission is the operator’s duty; the program cannot do it. Whoever must be told is told on the first page, unless writing to an address adds nothing to the danger.',
      'Words of reports, notes and messages are sealed. A copy of the database without the key file does not open them; it does show which account sent which report.',
    ],
  },
  {
    id: 'impact',
    name: 'Impact assessment, registration, officer, audit',
    says: ['data-impact', 'data-importance', 'data-officer'],
    here: [
      'A site that handles allegations carries a high risk, so we think that it needs the assessment before it opens. The threat model that comes with the program is the technical half of one; the operator writes the rest.',
      'Registering, naming an officer and filing the return are acts of the operator. The program cannot do them, and this page does not claim that they were done.',
    ],
    open: 'The number of the section on impact assessments, which sources give differently.',
  },
  {
    id: 'cookies',
    name: 'Cookies and counting',
    says: ['data-cookies'],
    here: [
      'One cookie, and only once you open a form: it proves that the form is ours, and keeps you logged in. It needs no consent, because the form does not work without it.',
      'Page views are counted only after “Accept”. “Decline” stands beside it, as large. The choice stays in your browser, and you can change it on the privacy page.',
    ],
  },
  {
    id: 'platforms',
    name: 'Platforms',
    says: ['platform-code'],
    here: [
      'Complaints: the contact page, without an account. An order of a court goes there too, under its own heading.',
    ],
    open: 'The time limits of the final code.',
  },
  {
    id: 'consumers',
    name: 'Consumers',
    says: ['consumer-terms'],
    here: ['The terms, the prices and this page are written to be read.'],
  },
]
