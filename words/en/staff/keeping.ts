import type { KeepingReason } from '#domain/retention/report-ends.ts'

const reasons = {
  'being-checked': 'It is being checked',
  'waiting-for-papers': 'We wait for papers',
  'waiting-for-source': 'We wait for the source',
  'too-few-people': 'We have too few people at the moment',
} as const satisfies Record<KeepingReason, string>

/** How long a report is kept: the form of staff. */
export const keeping = {
  keeping: {
    tab: 'How long {number} is kept',
    title: 'How long this report is kept',
    lead: 'The text, files and messages of a report that no one works on are deleted after a time. The number, the days and the history stay.',
    holdByOthers:
      'For a court or an authority, an officer or an administrator can propose to keep it longer.',
    noEnd: 'No end is announced. Its source is warned 30 days before.',
    noPeriod: 'This report has no such time',
    noPeriodText: 'Its text is deleted, or its source withdrew it.',
    keepLonger: 'Keep it longer',
    why: 'Why',
    whyHint: 'The time begins again. The history says who kept it.',
    choose: 'Choose',
    reasons,
    keep: 'Keep it longer',
    hold: 'Legal hold',
    holdText:
      'While a court or an authority asks for this report, its text is not deleted. A second person has to confirm it. The source sees the last day, and can delete a report that was never public all the same.',
    howLong: 'For how long',
    days: '{days} days from today',
    endNow: 'End the hold',
    order: 'Who asks, and by which order',
    orderHint: 'A second person reads it. It is sealed with the report.',
    propose: 'Propose it',
    waits: 'A second person has to confirm this',
    waitsText: 'It waits at “Waiting for a second person”.',
    failure: 'Nothing was changed',
  },
} as const
