/** What the law means for people who report. */
export const laws = {
  legalCompliance: {
    title: 'Legal',
    description: 'What Nigerian law means for people who report, with sources and dates.',
    lead: 'What Nigerian law means for a person who reports, in plain words. Each law has its source and its date.',
    short: {
      id: 'short',
      title: 'In short',
      blocks: [
        {
          list: [
            'No act protects every whistleblower. Each law below gives a part.',
            'A report that you know to be false can be a crime. Say how you know what you say.',
            'You can [report without your name](/report).',
            'Talk to a lawyer first if you can. [These help without a fee](/educational-resources?tab=rights).',
          ],
        },
      ],
    },
    laws: 'The laws',
    rights: '[Your rights, and who helps you with them](/educational-resources?tab=rights)',
  },
} as const
