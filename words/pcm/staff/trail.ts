import type { DraftOf } from '../../words.ts'

export const trail = {
  trail: {
    label: 'Where dis page dey',
    places: {
      proposals: 'Proposals',
      settings: 'Settings of the site',
      vouchers: 'Vouchers',
      people: 'People wey get account',
      person: 'The person',
      content: 'Content management',
      experts: 'Experts',
      requests: 'Requests for correction',
      request: 'The request',
      report: 'The report',
    },
    work: {
      label: 'Staff work',
      pages: {
        cases: 'Cases',
        proposals: 'Proposals',
        requests: 'Corrections',
        messages: 'Messages',
        figures: 'Figures',
        people: 'People',
        content: 'Content',
        settings: 'Settings',
      },
    },
  },
} as const satisfies DraftOf<'trail'>
