import type { FactorId } from './factors.ts'
import type { RiskLevel } from './score.ts'

export type LevelAdvice = { name: string; explanation: string; steps: readonly string[] }

export const levelAdvice: Record<RiskLevel, LevelAdvice> = {
  low: {
    name: 'Low Risk',
    explanation:
      'By your answers, a report is not likely to harm you. Low does not mean none: things change, and people can guess.',
    steps: [
      'Write down what you saw yourself: who, what, where, which money. Leave out details that only you could know.',
      'Keep originals untouched and away from your place of work, and make copies to hand out.',
      'Choose where to report. EFCC looks at fraud and unexplained wealth, and ICPC at bribery by public officers. The Code of Conduct Bureau looks at declarations of assets.',
      'Use your own device, away from the networks of your work, and tell no more people than you need to.',
    ],
  },
  medium: {
    name: 'Medium Risk',
    explanation:
      'By your answers, a report could cost you something. Most of that depends on what you do before you report, so take your time.',
    steps: [
      'Speak to a lawyer before you report, above all about what you signed. The Legal Aid Council and SERAP give advice free of charge.',
      'Ask yourself who else could know this. If it is only a few people, a report without your name can still point to you.',
      'Close the gaps in your evidence with what anyone may look up: budgets, tenders and the company register. You can also make a request under the Freedom of Information Act.',
      'Prefer a channel that does not ask who you are. ICPC’s online petition asks for a scanned identity card; by other routes it takes reports without a name.',
      'Use your own device, away from the networks of your work. Wait until people have forgotten that you saw the papers.',
    ],
  },
  high: {
    name: 'High Risk',
    explanation:
      'By your answers, a report under your own name could harm you badly now. You need not stay silent: get help first, and report later, perhaps through another person.',
    steps: [
      'If a person threatens you now, get yourself and your family to safety first. The evidence can wait.',
      'Before you report, speak to people who do this work: PPLAAF for lawyers and secure contact, AFRICMIL for whistleblowers who are punished.',
      'Do not report under your own name, and not from a phone whose number is tied to your NIN.',
      'A lawyer or an organisation can report what you know without saying from whom they have it.',
      'Tell no one at work. Leave papers where they are rather than take them in a way that can be traced.',
      'Write down every threat with its date and its witnesses. Give a copy to a person you trust.',
    ],
  },
}

/** What helps with one factor, where it was answered with 4 or 5. */
export const factorAdvice: Record<FactorId, string> = {
  legal_exposure:
    'Do not hand over classified papers or papers you took before a lawyer has looked at it. Section 27(2) of the Freedom of Information Act protects public officers who disclose wrongdoing in good faith. The government disputes how far. If you had a part in it yourself, a lawyer speaks first.',
  professional_impact:
    'Keep your letters of appointment, postings, appraisals and payslips at home. Such proof decides these cases. In 2025 the National Industrial Court gave a dismissed whistleblower his post back, and N5 million.',
  personal_safety:
    'Change nothing in your habits that others would notice. Agree with one person outside on what happens if they do not hear from you. The Witness Protection and Management Act 2022 protects witnesses by agreement with an agency, not everybody who gives a tip.',
  evidence_quality:
    'Report only what you believe to be true, and say what you saw and what you heard from others. A false statement to ICPC or EFCC is an offence. Gather more before you name anybody.',
  organizational_response:
    'Do not report inside that office. Choose a body outside: EFCC, ICPC, the Code of Conduct Bureau or the Public Complaints Commission.',
}
