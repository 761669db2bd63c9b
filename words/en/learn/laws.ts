/** What the law means for people who report. */
export const laws = {
  legalCompliance: {
    title: 'Legal',
    description: 'What Nigerian law means for people who report, with sources and dates.',
    lead: 'What Nigerian law means for a person who reports, in plain words. Each law has its source and its date.',
    laws: 'The laws',
    rights: '[Your rights, and who helps you with them](/educational-resources?tab=rights)',
  },
} as const
