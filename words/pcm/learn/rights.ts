import type { DraftOf } from '../../words.ts'

export const rights = {
  rightsGuide: [
    {
      id: 'ask',
      title: 'You fit ask for records',
      blocks: [
        'Anybody fit ask public institution for record, and e no need talk why. Dem get 7 days, and dem fit take 7 more. If dem refuse, dem must give their reasons and name the officer. [Write the letter](/letters?kind=information).',
      ],
    },
    {
      id: 'report',
      title: 'You fit report',
      blocks: [
        'ICPC must take complaint from the public. EFCC talk say nobody fit force their officers to name who give dem information. ICPC dey read their own Act almost the same way, except for judge and defence lawyer. **No Act dey protect every whistleblower.** One bill come back for November 2023, and another one get first reading for November 2024. We no see anywhere wey talk say any of dem don turn law.',
        'Wetin you report must be wetin you believe. To talk wetin you know say na lie na crime.',
      ],
    },
    {
      id: 'work',
      title: 'If dem punish you for work',
      blocks: [
        'For August 2025 National Industrial Court for Lagos talk say to sack person because e report no follow law. Court order make dem take am back and pay am 5 million naira. One judgment no be shield, and person must go court to get am.',
        {
          list: [
            'Write down wetin happen, when, and who dey there. Keep letters, queries and payslips.',
            '**Public Complaints Commission** dey hear about sack wey no follow law, and e no cost money. **National Human Rights Commission** dey hear from person wey dem punish because e report.',
            '**Legal Aid Council** dey give free lawyer to people wey no dey earn pass minimum wage, with some exceptions. For free advice about law, ask **SERAP**. For lawyers for whistleblowers for Africa, ask **PPLAAF**.',
          ],
        },
        '[Where to report](/educational-resources?tab=where) dey tell you how to reach dem.',
      ],
    },
    {
      id: 'police',
      title: 'If dem invite you or arrest you',
      blocks: [
        'Talk who you be, ask why, and ask for lawyer before you talk more. To spoil person name na crime for most parts of the country, but e no be crime for Lagos. Even so, dem don arrest people for am there.',
      ],
    },
    {
      id: 'data',
      title: 'Your data for here',
      blocks: [
        'You fit ask us wetin we hold, and make we correct am or delete am. [How](/regulatory-compliance#rights).',
      ],
    },
  ],
} as const satisfies DraftOf<'rights'>
