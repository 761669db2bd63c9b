import type { LawName } from '../../shared/channels/laws.ts'
import type { Answers, AnswerValue, QuestionId } from './question.ts'

export type Precaution = { text: string; laws: readonly LawName[] }

type Rule = Precaution & {
  question: QuestionId
  /** Given when the answer is worth this much or less, and when there is none. */
  from: AnswerValue
}

/** What to do about the answers, the most urgent of each question first, then what holds for everyone. */
export function precautionsFor(answers: Answers): Precaution[] {
  return [...rules.filter(({ question, from }) => (answers[question] ?? 0) <= from), ...always].map(
    ({ text, laws }) => ({ text, laws }),
  )
}

const rules: readonly Rule[] = [
  {
    question: 'legal-representation',
    from: 3,
    text: 'Find a lawyer before you report. The Legal Aid Council has an office in every state capital, and SERAP gives free legal advice. PPLAAF works with whistleblowers across Africa.',
    laws: [],
  },
  {
    question: 'legal-representation',
    from: 4,
    text: 'Agree with your lawyer how you will reach each other if you are questioned or arrested. Say nothing about the report without them.',
    laws: [],
  },
  {
    question: 'disclosure-agreements',
    from: 2,
    text: 'Do not hand over official or classified papers until a lawyer has advised you. The Freedom of Information Act protects disclosure of fraud and abuse, but the government disputes how far.',
    laws: ['freedom-of-information', 'secrecy', 'service-rules'],
  },
  {
    question: 'disclosure-agreements',
    from: 3,
    text: 'Let a lawyer read what you signed, with this report in mind. Take a copy of it from your own papers, not from the office system.',
    laws: [],
  },
  {
    question: 'whistleblower-laws',
    from: 3,
    text: 'Choose a route whose law protects who informed it: EFCC or ICPC. ICPC’s online petition asks for a scanned identity card; ask for another route if you want to stay unnamed.',
    laws: ['efcc-informants', 'icpc-informants'],
  },
  {
    question: 'whistleblower-laws',
    from: 3,
    text: 'Keep a copy of your employer’s whistleblowing policy and of the rules of your sector. Courts have awarded ₦5 million where a worker was dismissed for reporting, and where a company broke its own policy.',
    laws: ['dismissal', 'company-policy'],
  },
  {
    question: 'judicial-independence',
    from: 3,
    text: 'Prefer a federal body, and an office away from where the person has influence.',
    laws: ['immunity'],
  },
  {
    question: 'judicial-independence',
    from: 2,
    text: 'If you may be called as a witness, ask the agency about witness protection before you agree. It is given by agreement, not to everyone who sends a tip.',
    laws: ['witnesses'],
  },
  {
    question: 'public-interest',
    from: 2,
    text: 'Wait until you have more than a rumour. Report only to a body that is competent, and do not post names online.',
    laws: ['defamation', 'criminal-defamation', 'lagos', 'cybercrimes'],
  },
  {
    question: 'public-interest',
    from: 3,
    text: 'Write down what you saw yourself and what you heard from others as two lists. Say which is which.',
    laws: ['false-reports', 'false-information'],
  },
]

const always: readonly Precaution[] = [
  {
    text: 'Report only what you believe to be true. False statements to EFCC and ICPC are offences.',
    laws: ['false-reports', 'false-information'],
  },
  {
    text: 'Never ask for money to keep quiet. Threatening a reputation for money can bring five to ten years.',
    laws: ['cybercrimes'],
  },
  {
    text: 'Keep every original file untouched and clean only copies. The Evidence Chain Builder records their fingerprints.',
    laws: ['evidence'],
  },
  {
    text: 'Think about who else could have known. A paper that only three people saw names you as surely as a signature.',
    laws: [],
  },
]
