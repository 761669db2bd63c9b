/** The public figures. */
export const figures = {
  figures: {
    title: 'Figures',
    lead: 'What came in, what we did with it, and how long it took.',
    period: '{from} to {to}',
    none: 'No figures yet',
    noneText: 'The first figures appear when the first month has ended.',
    totals: 'The last twelve months',
    measures: {
      received: 'Received',
      verified: 'Verified',
      published: 'Published',
      rejected: 'Rejected',
      corrected: 'Corrected',
      retracted: 'Retracted',
    },
    orMore: '{count} or more',
    under: 'under {smallest}',
    byMonth: 'Reports by month',
    month: 'Month',
    waits: {
      title: 'Half of all reports get a decision within {days} days',
      titleWithout: 'How long it takes',
      doubt: 'The middle value of the last twelve months: the other half took longer.',
      verification: 'From sending to the first verification',
      decision: 'From sending to a decision',
      correction: 'From a request for a correction to an answer',
      days: { one: '{count} day', other: '{count} days' },
      tooFew: 'too few to tell',
    },
    hidden:
      'We hide numbers under {smallest}, so that no month points to one person. Only published, corrected and retracted reports are counted in full, because you can count them in the list. A total leaves hidden months out and says “or more”. A month appears when it has ended.',
    counting:
      'A decision counts in the month in which we made it, even if we reversed it later. A report that was verified twice counts once.',
    csv: 'Download as CSV',
    back: 'Transparency',
    link: 'See the figures by month',
  },
} as const
