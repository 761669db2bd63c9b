import type { FilterProblem, ListOrder } from '#domain/finding/list-filters.ts'
import { assetKindNames, statusNames, verificationMethodNames } from '#words/in-scripts/report-names.ts'
import { itemTexts, reportLabels } from '../in-scripts/report-labels.ts'

const orders = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  credible: 'Most credible first',
} as const satisfies Record<ListOrder, string>

const problems = {
  'not-a-day': 'One of the days is not a day of the calendar, so we left it out.',
  'days-reversed': 'The first day comes after the last, so no report can lie between them.',
  'ratings-reversed': 'The lowest credibility is above the highest, so no report can lie between them.',
} as const satisfies Record<FilterProblem, string>

/** A report: following one, finding one. */
export const reports = {
  list: {
    tab: 'Reports',
    description:
      'Reports on public figures in Nigeria, each verified by one member of staff and approved by another before it was made public.',
    title: 'Reports',
    lead: 'Each was verified by one member of our staff and approved by another.',
    none: 'No report is public yet',
    noneFits: 'No report fits',
    noOlder: 'There are no more reports',
    appears: 'A report appears here once staff have verified and approved it.',
    submit: 'Submit a report',
    back: 'Back to all reports',
  },
  statuses: statusNames,
  methods: verificationMethodNames,
  assetKinds: assetKindNames,
  /** What each field of a report is called, in the form and on the page. */
  labels: reportLabels,
  itemTexts,
  files: {
    file: 'File {number}',
  },
  mine: {
    title: 'My reports',
    lead: 'By number alone, in case somebody looks over your shoulder.',
    draftOf: 'Draft of {moment}',
    keptUntil: 'kept until {day}',
    none: 'You have not sent a report yet',
    submit: 'Submit a report',
  },
  report: {
    tab: 'Report',
    credibility: 'Credibility {rating} of 5',
    sentOn: 'Sent on',
    correction: 'Correction notice',
    notPublished: 'Why it was not published',
    files: 'Files',
    aboutFiles:
      'Only staff and the person who sent them can open them. Nobody vouches for what is in a file: open it on a device that holds nothing else.',
    verification: 'Verification',
    print: 'Print',
    edit: 'Edit',
    steps: 'What you can do',
  },
  finding: {
    disputedSince: 'Disputed since {day}',
    correctedOn: 'Corrected on {day}',
    isWrong: 'Is something wrong?',
    isWrongIn: 'In {number}',
    filterAndSort: 'Filter and sort',
    from: 'From this day',
    to: 'Up to this day',
    least: 'Credibility, at least',
    most: 'Credibility, at most',
    any: 'Any',
    sorted: 'Sorted',
    orders,
    problems,
    withArchive: 'Show court convictions from the archive too',
    states: 'States',
    sectors: 'Sectors',
    show: 'Show',
    leaveOut: 'Leave this filter out',
    fromDay: 'from {day}',
    toDay: 'up to {day}',
    leastOf: 'credibility {rating} or more',
    mostOf: 'credibility {rating} or less',
    /** What the switch is called that merges the archive into the list. */
    convictions: 'with convictions from the archive',
    about: 'About {count}',
    noneSoFar: 'None found so far',
    reports: { one: '1 report', other: '{count} reports' },
    reportsAndConvictions: { one: '1 report or conviction', other: '{count} reports and convictions' },
    lookedPart: 'We have looked through a part of the list, and there is more to look through.',
    lookedTo: 'We have looked as far as {day}, and there is more to look through.',
    goOnBelow: 'Go on with the button below.',
    backToFirst: 'Back to the first',
    goOn: 'Go on',
    foundIn: 'Found in: {field}',
    credibility: 'Credibility {rating} of 5',
    retracted: 'Retracted',
    takenBack: 'Taken back on',
    newReports: { one: '1 new report', other: '{count} new reports' },
    showNewest: '{news}: show the newest',
    sinceOpened: '{news} since you opened this page. They may not be among those that you look for.',
    changedReports: {
      one: 'A report below has changed: show it as it is now',
      other: '{count} reports below have changed: show them as they are now',
    },
  },
  convictionCard: {
    name: 'Name',
    offense: 'Offence',
    courtLocation: 'Court',
    sentence: 'Sentence',
    convicted: 'Convicted by a court',
    sample: 'Invented sample',
    appeal: 'Appeal pending',
  },
  search: {
    title: 'Search',
    tab: 'Search: {term}',
    reports: 'Reports',
    label: 'Name, office, asset or any other word',
    button: 'Search',
    howToAdvanced:
      'Words may stand in any order. Put "quotes" around words that belong together, and - before one that must not be there. Capitals, accents and tone marks need not be typed.',
    howTo:
      'What you type is looked for as it stands: kano road finds these letters in this order, also inside longer words. Capitals, accents and tone marks need not be typed.',
    cut: 'What you typed was longer than {longest} characters. We looked for its beginning.',
    didYouMean: 'Did you mean',
    none: 'No public report holds this',
    noneText:
      'Try fewer letters, another spelling, or one name alone. Reports that are still being checked are not searched.',
  },
} as const
