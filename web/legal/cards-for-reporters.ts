import type { Words } from '#words/words.ts'
import type { LawStatement } from './law-cards.ts'

/** The laws that touch people who report, or people who are reported. */
export const lawsForReporters = {
  whistleblowers: [
    'bill-2023',
    'protection-bill',
    'group-2025',
    'policy-2016',
    'reward',
    'witnesses',
    'dismissal',
    'company-policy',
  ],
  agencies: [
    'icpc-act',
    'icpc-petitions',
    'icpc-informants',
    'efcc-informants',
    'unexplained-wealth',
    'no-wealth-orders',
    'intelligence-unit',
  ],
  'false-reports': [
    'false-reports',
    'false-information',
    'cybercrimes',
    'cybercrimes-2022',
    'cybercrimes-2025',
  ],
  declarations: [
    'declarations',
    'declaration-access',
    'gifts-and-accounts',
    'declaration-sanctions',
    'declaration-children',
  ],
  immunity: ['immunity'],
  'freedom-of-information': ['information-requests', 'freedom-of-information', 'secrecy', 'service-rules'],
  defamation: ['defamation', 'criminal-defamation', 'penal-code', 'lagos'],
  evidence: ['evidence', 'evidence-2023'],
  money: ['cash-limits', 'company-owners', 'procurement', 'procurement-review', 'forfeiture'],
} as const satisfies Record<keyof Words['lawsForReporters'], readonly LawStatement[]>
