/** What each law means on this site. Its statements and their sources belong to the list of laws. */
export const lawCards = {
  lawsForReporters: {
    whistleblowers: {
      name: 'Protection of whistleblowers',
      here: [
        'Do not count on a law to protect you. Decide as if you had only your own care.',
        'Sending a report here does not make you a protected witness anywhere, and claims no reward for you.',
      ],
      open: 'Whether a law was passed after September 2025.',
    },
    agencies: {
      name: 'What the agencies may do, and what they keep to themselves',
      here: [
        'EFCC and ICPC investigate. Courts decide who is guilty. We do neither.',
        'If you also send a petition to ICPC, think of its wish that petitions are not made public.',
      ],
      open: 'Whether EFCC can be ordered by a court to name an informant.',
    },
    'false-reports': {
      name: 'False reports',
      here: [
        'Report what you believe to be true, and say how you know it.',
        'Never offer to keep a report back for money, and never threaten to send one.',
      ],
      open: 'The present penalty for a false statement to ICPC, which the Senate voted to raise in 2023. Also how the court case of January 2025 ended.',
    },
    declarations: {
      name: 'Declarations of assets: Code of Conduct',
      here: [
        'You will hardly see a declaration. Write what is known of it and from where, and what you see that does not fit.',
        'Anyone can ask the Code of Conduct Bureau to compare. The guide shows how.',
      ],
    },
    immunity: {
      name: 'Immunity, and the presumption of innocence',
      here: [
        'A Governor in office can be reported and investigated, though not prosecuted until the term ends.',
        'Every person who is named here is presumed innocent unless a court has found otherwise.',
      ],
    },
    'freedom-of-information': {
      name: 'Asking for records, and disclosing them',
      here: [
        'A record that you got by request is safer to cite than one that you carried out of an office.',
        'If you hold classified papers or swore an oath of secrecy, speak to a lawyer first.',
      ],
    },
    defamation: {
      name: 'Defamation',
      here: [
        'Nothing is public before a verification and an approval, and every list says that a report is an allegation.',
        'What turns out to be wrong is retracted, with a correction notice in its place.',
        'Write what you saw, read or hold, apart from what you only heard. Leave insults out.',
      ],
    },
    evidence: {
      name: 'Evidence from computers and phones',
      here: [
        'Keep the file as it was first made, untouched, and note when and how you got it. A cleaned copy does not replace it.',
        'Our verification is an editorial check. It is not a certificate for a court.',
      ],
      open: 'What exactly the certificate under section 84(4) must say. A lawyer can tell you.',
    },
    money: {
      name: 'Cash, companies, contracts, forfeiture',
      here: [
        'Large cash purchases, and companies that belong to a relative, are worth a line. The register of companies is open to everybody.',
        'Our archive holds convictions. Property that was forfeited without one is not in it.',
      ],
    },
  },
  lawsForOperators: {
    grounds: {
      name: 'On which ground we use data',
      here: [
        'Your account: because you ask us to open one (a contract).',
        'What a report says of a person: because the public has an interest in how public office is used. We weigh it against that person’s rights by two people, a correction and a retraction.',
        'Counting page views: only with your consent.',
      ],
      open: 'Whether, and how far, the Act exempts publication in the public interest. We do not lean on it.',
    },
    rights: {
      name: 'Your rights',
      here: [
        'Told: the privacy page lists every column. See and take along: with an account, choose “Download my data” under Profile Settings. Write to us for the rest.',
        'Correct, erase, restrict, object: write to us on the contact page, under “What you hold about me”. If your account has to prove that it is you, we say how.',
        'The text of a report ends on an announced day, and you can delete one that was never public at once. We do not erase the history of a report, because it keeps staff honest. We do not erase what is public on request: two people correct it or take it back. Neither carries the name of its sender.',
        'Complain: to us, and to the Nigeria Data Protection Commission.',
      ],
    },
    breach: {
      name: 'If data gets out',
      here: [
        'Telling the Commission is the operator’s duty. The program cannot do it. People who must be told read it on the first page. A letter goes to an address only where that adds nothing to the danger.',
        'Words of reports, notes and messages are sealed. A copy of the database without the key file does not open them. It shows which reports have one sender, and not who that is.',
      ],
    },
    impact: {
      name: 'Impact assessment, registration, officer, audit',
      here: [
        'A site that handles allegations carries a high risk, so we think that it needs the assessment before it opens. The threat model that comes with the program is the technical half of one; the operator writes the rest.',
        'Registering, naming an officer and filing the return are acts of the operator. The program cannot do them, and this page does not claim that they were done.',
      ],
      open: 'The number of the section on impact assessments, which sources give differently.',
    },
    cookies: {
      name: 'Cookies and counting',
      here: [
        'Cookies come only with a form, a code or a link from a letter. They prove that the form is ours, and keep you logged in. They need no consent, because nothing of that works without them.',
        'Page views are counted only after “Accept”. “Decline” is beside it, and as large. The choice stays in your browser, and you can change it on the privacy page.',
      ],
    },
    platforms: {
      name: 'Platforms',
      here: [
        'Complaints: the contact page, without an account. An order of a court goes there too, under its own heading.',
      ],
      open: 'The time limits of the final code.',
    },
    consumers: { name: 'Consumers', here: ['The terms, the prices and this page are written to be read.'] },
  },
  lawCards: {
    notAdvice: {
      title: 'Information, not legal advice',
      note: 'We are not lawyers, and laws change. Open the source, look at its date, and ask a lawyer before you take a step that cannot be undone. Many sources are reports of others about a law, not the law itself.',
    },
    open: '**Not confirmed, so not stated:** {open}',
    here: 'What it means here',
    standings: { 'second-hand': 'From a second-hand source:', disputed: '**Disputed.**' },
  },
  /** Where a statement was read. */
  sources: {
    source: 'Source: [{host}]({address}), {age}. Last checked: {day}.',
    stale:
      'Source: [{host}]({address}), {age}. Last checked: {day}, more than half a year ago: look at the source before you rely on it.',
    of: 'of {day}',
    noDate: 'no date given',
  },
} as const
