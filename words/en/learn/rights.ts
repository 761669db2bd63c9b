import type { Section } from '../../article.ts'

const rightsGuide: readonly Section[] = [
  {
    id: 'ask',
    title: 'You may ask for records',
    blocks: [
      'Anybody may ask a public institution for a record, and need not say why. It has 7 days, and may take 7 more. A refusal has to give its reasons and name the officer. [Write the letter](/letters?kind=information).',
    ],
  },
  {
    id: 'report',
    title: 'You may report',
    blocks: [
      'ICPC has to receive a complaint from the public. EFCC says that its officers cannot be compelled to name an informant. ICPC reads its Act in a similar way, with an exception for a judge and a defence lawyer. **No act protects every whistleblower.** A bill came back in November 2023, and another had a first reading in November 2024. We found no word of either becoming law.',
      'What you report has to be what you believe. A statement that is known to be false is an offence.',
    ],
  },
  {
    id: 'work',
    title: 'If you are punished at work',
    blocks: [
      'In August 2025 the National Industrial Court in Lagos held that a dismissal for whistleblowing was unlawful. It ordered reinstatement and 5 million naira. One judgment is not a shield, and it took a case.',
      {
        list: [
          'Write down what happened, when, and who was there. Keep letters, queries and payslips.',
          'The **Public Complaints Commission** hears about wrongful dismissal, free of charge. The **National Human Rights Commission** hears about retaliation.',
          'The **Legal Aid Council** gives a free lawyer to people who earn up to the minimum wage, with exceptions. For free legal advice, ask **SERAP**. For lawyers for whistleblowers in Africa, ask **PPLAAF**.',
        ],
      },
      '[Where to report](/educational-resources?tab=where) says how to reach them.',
    ],
  },
  {
    id: 'police',
    title: 'If you are invited or arrested',
    blocks: [
      'Say who you are, ask why, and ask for a lawyer before you say more. Defamation is a crime in much of the country, though not in Lagos. People have been arrested over it there all the same.',
    ],
  },
  {
    id: 'data',
    title: 'Your data here',
    blocks: [
      'You may ask us what we hold, and have it corrected or erased. [How](/regulatory-compliance#rights).',
    ],
  },
]

/** The guide on the rights of people who report. */
export const rights = { rightsGuide }
