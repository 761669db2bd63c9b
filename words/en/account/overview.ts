import type { SummedProperty } from '#domain/figures/public-sums.ts'
import type { KeptThing } from '#domain/plans/quotas.ts'

/** What a plan shows in one look: the own dashboard, and the charts of what is public. */
export const overview = {
  dashboard: {
    title: 'Dashboard',
    lead: 'What you sent, what waits for you, and what you use of your plan. Only you see it.',
    asked: 'Waiting for you',
    askedText: 'Staff wrote to you about these reports.',
    nothingAsked: 'No one waits for an answer from you.',
    reports: 'Your reports',
    noReports: 'You have sent no report.',
    ofStatus: { one: '1 report', other: '{count} reports' },
    all: 'All of them',
    thisMonth: { one: 'Sent this month: 1', other: 'Sent this month: {count}' },
    ofMost: '{sent} of {most} sent this month',
    steps: 'How long your reports took',
    stepNames: { verified: 'Until the first verification', decided: 'Until a decision' },
    stepDays: { one: 'half within 1 day', other: 'half within {count} days' },
    stepNone: 'none so far',
    stepOf: { one: 'of 1 report', other: 'of {count} reports' },
    searches: 'Saved searches',
    noSearches: 'You have saved no search.',
    news: { one: '1 new', other: '{count} new' },
    noNews: 'nothing new',
    usage: 'What you use',
    plan: 'Your plan',
    untilDay: '{plan}, until the end of {day}',
    withoutEnd: '{plan}',
    billing: 'Billing',
  },
  keptThings: {
    names: { 'saved-search': 'Saved searches', folder: 'Folders', 'name-list': 'Lists of names' },
    line: '{thing}: {held} of {most}',
    paused: '{thing}: {held}, paused. Nothing was deleted.',
  },
  analytics: {
    title: 'Analytics',
    lead: 'Published reports by what they are about and how they were checked. Each picture leads to its list, its table and its numbers as a file.',
    period: 'Period',
    periods: { year: 'Twelve months', 'three-years': 'Three years', all: 'From the beginning' },
    counted: { one: '1 published report', other: '{count} published reports' },
    none: 'No report was published in this period.',
    showTable: 'Show the numbers as a table',
    csvOf: 'The numbers of “{chart}” as CSV',
    reports: 'Reports',
    month: 'Month',
    titles: {
      months: 'Published reports by month',
      sector: 'By sector',
      state: 'By state',
      kind: 'By kind of wrong',
      office: 'By office',
      method: 'By how they were verified',
      rating: 'By credibility',
      disputed: 'Disputed and not',
      corrected: 'Corrected since and not',
    },
    findings: {
      most: '{title}, {value} has the most: {count} of {all}',
      shared: '{title}, several share the first place, with {count} of {all} each',
      none: '{title}, none is named often enough to be shown alone',
      rating: 'Credibility of {rating} or more of 5: {count} of {all} reports',
      disputed: 'Disputed: {count} of {all} reports',
      corrected: 'Corrected since: {count} of {all} reports',
    },
    doubts: {
      months:
        'The list of a month also has the numbers of reports that were retracted. The picture leaves them out.',
      office:
        'A list has each office whose name contains this one. Offices that few people typed are together under “other”.',
      rating: 'A report with four of five counts under “three or more” too.',
    },
    other: 'other',
    ratingFrom: '{rating} or more of 5',
    yesNo: {
      disputed: { yes: 'Disputed', no: 'Not disputed' },
      corrected: { yes: 'Corrected', no: 'Not corrected' },
    },
    waits: 'How long it takes',
    note: 'Summed each hour from what is public. A report that is retracted is in no sum an hour later. Few reports do not mean little corruption.',
    figures: 'What came in and what was decided, by month',
  },
} as const satisfies {
  dashboard: object
  keptThings: { names: Record<KeptThing, string>; line: string; paused: string }
  analytics: {
    titles: Record<Exclude<SummedProperty, 'all'> | 'months', string>
    [text: string]: unknown
  }
}
