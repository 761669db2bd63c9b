/** What staff proposed, signed or recorded about a report: part of the toasts. */
export const decisionToasts = {
  'decision-signed': {
    title: 'Signed',
    description: 'Colleagues see your signature at the report. Readers of a public report see its hash.',
  },
  'reply-noted': {
    title: 'Recorded',
    description: 'Colleagues read it at the report and before the approval.',
  },
  'kept-longer': { title: 'Kept longer', description: 'Its time begins again.' },
  'hold-proposed': { title: 'Proposed', description: 'It counts once a second person confirms it.' },
  'originals-proposed': {
    title: 'Proposed',
    description: 'You can take the originals once a second person confirms it.',
  },
  'identity-checked': {
    title: 'Recorded',
    description: 'The person who asked reads the day with their code.',
  },
  'petition-proposed': {
    title: 'Proposed',
    description: 'Nothing can be handed over until a second person confirms it.',
  },
  'petition-noted': { title: 'Recorded', description: 'Colleagues read it at the case.' },
  'consequence-proposed': {
    title: 'Proposed',
    description: 'It counts once a second person confirms it.',
  },
} as const
