import type { EvidenceStrength, PersonalRisk, ReportingChannel, SituationType } from './answers.ts'
import type { RiskLevel } from './outcome.ts'

type Words = { label: string; hint: string }

export const situations = {
  financial_misconduct: {
    label: 'Financial misconduct',
    hint: 'Fraud, inflated contracts, money that went missing',
  },
  serious_corruption: {
    label: 'Serious corruption',
    hint: 'Bribery, abuse of office, wealth that income does not explain',
  },
  public_safety: { label: 'Public safety', hint: 'People may be hurt: unsafe works, medicine, food' },
  systemic_issue: {
    label: 'Systemic issue',
    hint: 'The same wrong in many places, or protected from above',
  },
} as const satisfies Record<SituationType, Words>

export const strengths = {
  strong: { label: 'Strong', hint: 'Original documents or recordings, and more than one source' },
  moderate: { label: 'Moderate', hint: 'Some documents, or a witness who would confirm it' },
  weak: { label: 'Weak', hint: 'Hearsay, suspicion, or papers that could mean something else' },
} as const satisfies Record<EvidenceStrength, Words>

export const risks = {
  low: { label: 'Low', hint: 'Many people had this information, and nobody depends on the person named' },
  medium: { label: 'Medium', hint: 'I could be guessed, or my work could suffer' },
  high: { label: 'High', hint: 'I would be found out quickly, or my safety or family could be harmed' },
} as const satisfies Record<PersonalRisk, Words>

type ChannelWords = Words & { advantages: readonly string[]; considerations: readonly string[] }

export const channelWords = {
  internal: {
    label: "Internal (organization's whistleblowing channel)",
    hint: 'A hotline, an ethics office, internal audit',
    advantages: [
      'Quick, where the leadership is honest',
      'A company that breaks its own whistleblowing policy can be made to pay: a court awarded ₦5 million for it',
    ],
    considerations: [
      'Colleagues handle your report, so confidentiality is limited',
      'It can warn the people involved while the evidence is still within their reach',
    ],
  },
  regulatory: {
    label: 'Regulatory Body',
    hint: 'EFCC, ICPC, CCB, PCC, BPP and others',
    advantages: [
      'It may investigate and go to court',
      'EFCC and ICPC officers have rules against naming who informed them',
      'ICPC treats signed and anonymous petitions alike',
    ],
    considerations: [
      'ICPC’s online petition asks for a scanned identity card; other routes do not',
      'A false statement is an offence',
      'ICPC asks petitioners not to make their petitions public',
    ],
  },
  legal: {
    label: 'Legal Representation (through a lawyer)',
    hint: 'A lawyer reports for you, or with you',
    advantages: [
      'Someone who knows the law looks at your papers before anyone else does',
      'The lawyer can speak so that you need not',
    ],
    considerations: [
      'It may cost money; the Legal Aid Council and SERAP may help without',
      'Choose a lawyer without ties to the person named',
    ],
  },
  media: {
    label: 'Media/Journalism Outlet',
    hint: 'A newspaper, a broadcaster, an investigative platform',
    advantages: [
      'Public attention, also where an institution stays silent',
      'Journalists can check your account with other sources',
    ],
    considerations: [
      'Fewer legal protections than a report to a competent body',
      'Police have used telephone records to find journalists; do not use your own phone number',
      'Defamation law applies to what is published',
    ],
  },
  ngo: {
    label: 'Anti-Corruption NGO',
    hint: 'For instance SERAP, PPLAAF, HEDA, BudgIT, AFRICMIL',
    advantages: [
      'Can advise you, find a lawyer, or carry the report for you',
      'Used to people who must stay unnamed',
    ],
    considerations: ['It cannot prosecute anyone', 'Ask how it keeps what you give, and who will see it'],
  },
} as const satisfies Record<ReportingChannel, ChannelWords>

export const riskWords = {
  low: 'Low risk',
  medium: 'Medium risk',
  high: 'High risk',
} as const satisfies Record<RiskLevel, string>

/** Specification 4.11. */
export const badgeStyles = {
  low: 'outline',
  medium: 'secondary',
  high: 'destructive',
} as const satisfies Record<RiskLevel, string>

export const disclaimer =
  'This is information, not legal advice. Four questions cannot know your case: speak with a lawyer before you act. Police, EFCC and ICPC do not decide guilt; courts do.'

export const aboutLaws =
  'Nigeria has protections in pieces: the EFCC and ICPC Acts, some sectors, court rulings on dismissal. We found no general whistleblower protection act in force.'
