import type { Question } from './question.ts'

/** Ids, weights and order are the specification's (section 3). */
export const questions: readonly Question[] = [
  {
    id: 'judicial-independence',
    question: 'If your case came before a court, how free would that court be?',
    description:
      'Police, EFCC and ICPC investigate; only a court decides. A court that is free of the person you report can also protect you. In August 2025 the National Industrial Court gave a dismissed whistleblower the job back and ₦5 million. A sitting governor or President cannot be prosecuted while in office, but can be investigated.',
    weight: 2,
    options: [
      'Free: the person has no influence over courts where I live, and I know of rulings there against powerful people',
      'Mostly free: I know of no tie between the person and the courts',
      'I do not know',
      'Doubtful: the person has friends, family or favours in the courts',
      'Not free: the person or their circle is known to decide cases where I live',
    ],
    laws: ['dismissal', 'immunity'],
  },
  {
    id: 'whistleblower-laws',
    question: 'Which protection covers a report like yours?',
    description:
      'We found no general whistleblower protection act in force in Nigeria. What exists is in pieces: EFCC and ICPC officers may not be made to name who informed them, and some sectors have their own rules. The federal policy of 2016 is a policy, not a law.',
    weight: 1.8,
    options: [
      'Both: I would report to EFCC or ICPC, and a rule of my sector forbids punishing me (for instance pensions, or a company under the governance code)',
      'One of the two',
      'Only the federal whistleblowing policy of 2016',
      'Only a whistleblowing policy of my employer',
      'None that I know of',
    ],
    laws: [
      'efcc-informants',
      'icpc-informants',
      'pension-rules',
      'governance-code',
      'policy-2016',
      'protection-bill',
      'company-policy',
    ],
  },
  {
    id: 'legal-representation',
    question: 'Do you have a lawyer you can speak to?',
    description:
      'A lawyer knows what applies to your case; this page does not. The Legal Aid Council has an office in every state capital. It is free for people with an income up to the minimum wage, with exceptions. SERAP gives free legal advice.',
    weight: 1.5,
    options: [
      'Yes: a lawyer who knows such cases is advising me on this one',
      'Yes: a lawyer I trust, whom I can reach within days',
      'I have asked for one and wait for an answer',
      'No, but I know where to ask',
      'No, and I would not know where to ask',
    ],
    laws: [],
  },
  {
    id: 'disclosure-agreements',
    question: 'What have you signed or sworn about keeping this secret?',
    description:
      'The Freedom of Information Act protects a public officer who discloses fraud, waste or abuse of authority. They must reasonably believe it, and are then not prosecuted. The government disputes how far that goes, and civil service rules threaten dismissal. Classified papers are the hardest case.',
    weight: 1.7,
    options: [
      'Nothing: I signed nothing, or what I know is already public',
      'An ordinary confidentiality clause, and a lawyer has read it with this report in mind',
      'An ordinary confidentiality clause that no lawyer has looked at',
      'I am a public servant under the service rules, or took an oath of secrecy; nothing I hold is classified',
      'What I hold is classified, or covered by an oath of secrecy, and no lawyer has advised me',
    ],
    laws: ['freedom-of-information', 'secrecy', 'service-rules'],
  },
  {
    id: 'public-interest',
    question: 'How clearly does this concern the public, and how well can you show it?',
    description:
      'Truth told for the public benefit is a defence against defamation. A report that you know to be false is an offence before EFCC and ICPC. Online, it can also be one under the Cybercrimes Act.',
    weight: 1.6,
    options: [
      'Clearly: public money, office or safety, and I hold documents or saw it myself',
      'Clearly: public money, office or safety, and others who saw it would confirm it',
      'It concerns the public, and I believe it true, but I have it from others',
      'It is partly a private dispute, or I am not sure that it is true',
      'It is mainly a private dispute or a rumour, or I mean to post it online first',
    ],
    laws: ['defamation', 'criminal-defamation', 'lagos', 'false-reports', 'false-information', 'cybercrimes'],
  },
]
