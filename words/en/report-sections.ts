/** What sections of a report's page say besides its own words. */
export const reportSections = {
  readReport: { read: 'Read the report on {name}' },
  claimPanel: {
    label: 'Who it is assigned to',
    nobody: 'This report is not assigned.',
    keep: 'Keep it for two more days',
    take: 'Assign it to me',
    giveBack: 'Release it',
    free: 'Release it for others',
    yours: 'This report is assigned to you until',
    theirs: 'This report is assigned to {name} until',
    atMost: 'at most.',
  },
  publicSoon: {
    title: {
      one: 'Approved. It appears within the hour',
      other: 'Approved. It appears within {count} hours',
    },
    text: 'Reports become public in batches, at uneven moments. So the time of an approval cannot be read from the site.',
    stop: 'Stop it',
  },
  approvalWaits: {
    'with-a-batch': 'This report is approved. It becomes public with the next batch.',
    'not-verified': 'This report can be approved after a verification.',
    'second-person-needed':
      'A verification counts when its author is on the staff now, is not new, and is not bound to you by an invitation. Another member has to verify this report as well, or approve it.',
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
      reopen: 'Reopen',
      withdraw: 'Withdraw or delete this report',
    },
    erased: 'Its source deleted the text, the files and the messages.',
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
