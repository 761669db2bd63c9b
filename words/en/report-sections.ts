/** What sections of a report's page say besides its own words. */
export const reportSections = {
  readReport: { read: 'Read the report on {name}' },
  claimPanel: {
    label: 'In whose hands it is',
    nobody: 'Nobody has this report in hand.',
    keep: 'Keep it for two more days',
    take: 'Take it in hand',
    giveBack: 'Give it back',
    free: 'Free it for others',
    yours: 'You have this report in hand, until',
    theirs: '{name} has this report in hand, until',
    atMost: 'at most.',
  },
  approvalWaits: {
    'not-verified': 'This report can be approved after a verification.',
    'second-person-needed':
      'You verified this report, so another member of staff has to approve it, or verify it as well.',
  },
  checks: {
    verification: 'Verification',
    earlier: {
      one: 'One verification of earlier words, no longer counted',
      other: '{count} verifications of earlier words, no longer counted',
    },
    reviews: 'Peer reviews',
    changedSince: '. The reporter has changed the words since.',
  },
  reportSections: {
    steps: {
      label: 'What you can do',
      edit: 'Edit',
      verify: 'Record a verification',
      rate: 'Rate the credibility',
      review: 'Add a peer review',
      approve: 'Approve',
      reject: 'Reject',
      correct: 'Propose a correction',
      retract: 'Retract',
    },
    history: {
      rated: '{rating} of {highest}; it stands at {average} since',
      cleared: {
        one: 'The verification before it no longer counts.',
        other: 'The {count} verifications before it no longer count.',
      },
    },
    changeLog: { title: 'Corrections', all: 'All corrections' },
    similar: {
      found: '{count} similar',
      title: 'Similar reports ({count})',
      lead: 'A name or a thing is alike. That does not make it one person: compare before you conclude. Only staff see this.',
      none: 'No other report and no conviction shares the name or a thing with this one. Only staff see this.',
      left: '{count} more are less alike and not shown.',
      conviction: 'Conviction',
      strengths: { same: 'The same name', likely: 'Likely connected', possible: 'Perhaps connected' },
    },
    staff: {
      title: 'Corrections',
      request: 'A request of {day} waits',
      proposal: 'A proposal waits for a second person',
      disputed: '{part} is disputed:',
      correct: 'correct it',
      or: 'or',
      answer: 'answer without a change',
    },
  },
} as const
