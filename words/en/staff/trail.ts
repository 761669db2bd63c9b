/** Where a page of staff is: the names of the pages above it, and of those beside it. */
export const trail = {
  trail: {
    label: 'Where this page is',
    places: {
      proposals: 'Proposals',
      settings: 'Settings of the site',
      vouchers: 'Vouchers',
      people: 'User management',
      person: 'The person',
      content: 'Content management',
      experts: 'Expert management',
      requests: 'Correction requests',
      request: 'The request',
      report: 'The report',
    },
    work: {
      label: 'Work of staff',
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
} as const
