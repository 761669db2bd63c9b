import type { LawCard } from './law-cards.ts'

/** The laws that touch whoever reports, or whoever is reported. */
export const cardsForReporters: readonly LawCard[] = [
  {
    id: 'whistleblowers',
    name: 'Protection of whistleblowers',
    says: [
      'bill-2023',
      'protection-bill',
      'group-2025',
      'policy-2016',
      'reward',
      'witnesses',
      'dismissal',
      'company-policy',
    ],
    here: [
      'Do not count on a law to protect you. Decide as if you had only your own care.',
      'Sending a report here does not make you a protected witness anywhere, and claims no reward for you.',
    ],
    open: 'Whether a law was passed after September 2025.',
  },
  {
    id: 'agencies',
    name: 'What the agencies may do, and what they keep to themselves',
    says: [
      'icpc-act',
      'icpc-petitions',
      'icpc-informants',
      'efcc-informants',
      'unexplained-wealth',
      'no-wealth-orders',
      'intelligence-unit',
    ],
    here: [
      'EFCC and ICPC investigate. Courts decide who is guilty. We do neither.',
      'If you also send a petition to ICPC, think of its wish that petitions are not made public.',
    ],
    open: 'Whether EFCC can be ordered by a court to name an informant.',
  },
  {
    id: 'false-reports',
    name: 'False reports',
    says: ['false-reports', 'false-information', 'cybercrimes', 'cybercrimes-2022', 'cybercrimes-2025'],
    here: [
      'Report what you believe to be true, and say how you know it.',
      'Never offer to keep a report back for money, and never threaten to send one.',
    ],
    open: 'The present penalty for a false statement to ICPC, which the Senate voted to raise in 2023, and what became of the court case of January 2025.',
  },
  {
    id: 'declarations',
    name: 'Declarations of assets: Code of Conduct',
    says: [
      'declarations',
      'declaration-access',
      'gifts-and-accounts',
      'declaration-sanctions',
      'declaration-children',
    ],
    here: [
      'You will hardly see a declaration. Write what is known of it and from where, and what you see that does not fit.',
      'Anyone can ask the Code of Conduct Bureau to compare. The guide shows how.',
    ],
  },
  {
    id: 'immunity',
    name: 'Immunity, and the presumption of innocence',
    says: ['immunity'],
    here: [
      'A Governor in office can be reported and investigated, though not prosecuted until the term ends.',
      'Every person who is named here is presumed innocent unless a court has found otherwise.',
    ],
  },
  {
    id: 'freedom-of-information',
    name: 'Asking for records, and disclosing them',
    says: ['information-requests', 'freedom-of-information', 'secrecy', 'service-rules'],
    here: [
      'A record that you got by request is safer to cite than one that you carried out of an office.',
      'If you hold classified papers or swore an oath of secrecy, speak to a lawyer first.',
    ],
  },
  {
    id: 'defamation',
    name: 'Defamation',
    says: ['defamation', 'criminal-defamation', 'penal-code', 'lagos'],
    here: [
      'Nothing is public before a verification and an approval, and every list says that a report is an allegation.',
      'What turns out to be wrong is retracted, with a correction notice in its place.',
      'Write what you saw, read or hold, apart from what you only heard. Leave insults out.',
    ],
  },
  {
    id: 'evidence',
    name: 'Evidence from computers and phones',
    says: ['evidence', 'evidence-2023'],
    here: [
      'Keep the file as it was first made, untouched, and note when and how you got it. A cleaned copy does not replace it.',
      'Our verification is an editorial check. It is not a certificate for a court.',
    ],
    open: 'What exactly the certificate under section 84(4) must say. A lawyer can tell you.',
  },
  {
    id: 'money',
    name: 'Cash, companies, contracts, forfeiture',
    says: ['cash-limits', 'company-owners', 'procurement', 'procurement-review', 'forfeiture'],
    here: [
      'Large cash purchases, and companies that belong to a relative, are worth a line. The register of companies is open to everybody.',
      'Our archive holds convictions. Property that was forfeited without one is not in it.',
    ],
  },
]
