export type FactorId =
  | 'legal_exposure'
  | 'professional_impact'
  | 'personal_safety'
  | 'evidence_quality'
  | 'organizational_response'

/** 1 is the lowest risk, 5 the highest. */
export type Answer = 1 | 2 | 3 | 4 | 5

export type Factor = {
  id: FactorId
  /** A word or two, for lists. */
  title: string
  question: string
  description: string
  weight: number
  /** From the lowest to the highest risk. */
  options: readonly [string, string, string, string, string]
}

/** Specification 3 and 9. In the order in which they are asked. */
export const factors: readonly Factor[] = [
  {
    id: 'legal_exposure',
    title: 'The law',
    question: 'What could the law hold against you?',
    description:
      'Think of what you signed and of how you came to know. In September 2025 Nigeria had no whistleblower protection act. The Freedom of Information Act, a policy of 2016 and some judgments protect people in part.',
    weight: 1.5,
    options: [
      'I signed nothing about secrecy, and what I know is public or came to me lawfully.',
      'I learned it through my work, but I signed nothing about secrecy.',
      'My contract or the rules of my service forbid giving information to outsiders.',
      'I swore an oath of secrecy, or the papers are classified, or I took copies that no one gave me.',
      'I am already threatened with a lawsuit or an arrest over this, or I had a part in it myself.',
    ],
  },
  {
    id: 'professional_impact',
    title: 'Your work',
    question: 'What could happen to your work and income?',
    description:
      'People who reported have been transferred, suspended without pay and dismissed. In 2025 a court ordered one of them back into his post.',
    weight: 1.3,
    options: [
      'Nothing. My income does not depend on the people concerned.',
      'Little. They have no say over my work, and others would stand by me.',
      'They could block a promotion, a posting or a contract.',
      'They could transfer me, suspend me or stop my pay.',
      'They could dismiss me, and my household lives on this income or in their house.',
    ],
  },
  {
    id: 'personal_safety',
    title: 'Your safety',
    question: 'How safe would you and your household be?',
    description: 'Ask yourself who else could know what you know. Few people knowing it points to you.',
    weight: 1.8,
    options: [
      'No one would connect this with me, and the people concerned could not reach me.',
      'They might guess that it was me. I know of no one whom they harmed.',
      'They have influence where I live, and I would be one of several suspects.',
      'Only a few people know what I know, or they have used police, thugs or relatives against others.',
      'I or my family have already been threatened, followed or attacked.',
    ],
  },
  {
    id: 'evidence_quality',
    title: 'Your evidence',
    question: 'How well can you show what happened?',
    description:
      'Weak evidence is a risk to you. A statement that you know to be false is an offence, and the person named can sue for defamation.',
    weight: 1.4,
    options: [
      'Original documents, or records that others can look up, such as a company register, a budget or a court file.',
      'Clear copies or photographs, and I can say where each came from.',
      'Some documents, with gaps that a witness could fill.',
      'Mostly what I saw or heard myself.',
      'What others told me, or papers whose origin I cannot explain.',
    ],
  },
  {
    id: 'organizational_response',
    title: 'The office concerned',
    question: 'How does the office concerned treat people who speak up?',
    description: 'The ministry, agency, council, company or school in which it happened.',
    weight: 1.2,
    options: [
      'Reports there were followed up, and the people who made them are still in their posts.',
      'It has a policy or a desk for reports. I do not know of anybody who used it.',
      'It has neither, and no one has tried.',
      'Complaints disappear, or are handed to the person they are about.',
      'People who spoke up there were transferred, suspended, dismissed or charged.',
    ],
  },
]
