import type { FilterProblem, ListOrder } from '#domain/finding/list-filters.ts'
import type { StatementLabel } from '#domain/publishing/statements.ts'
import type { AssetKind } from '#domain/reports/assets.ts'
import type { PlainField } from '#domain/reports/fields.ts'
import type { ShownStatus } from '#domain/reports/shown-status.ts'
import type { VerificationMethod } from '#domain/reports/verification.ts'

const statuses = {
  pending: 'Waiting for verification',
  verified: 'Verified, waiting for a decision',
  approved: 'Approved',
  rejected: 'Rejected',
  retracted: 'Retracted',
  withdrawn: 'Withdrawn',
  closed: 'Closed',
} as const satisfies Record<ShownStatus, string>

const methods = {
  document_check: 'Document check',
  field_verification: 'Field verification',
  witness_interview: 'Witness interview',
} as const satisfies Record<VerificationMethod, string>

const assetKinds = {
  house_building: 'House or building',
  undeveloped_land: 'Undeveloped land',
  farm_livestock: 'Farm or livestock',
  vehicle: 'Vehicle',
  aircraft_vessel: 'Aircraft or vessel',
  bank_balance_local: 'Money in a Nigerian bank',
  bank_balance_foreign: 'Money in a foreign bank',
  cash: 'Cash',
  shares_securities: 'Shares or securities',
  business_interest: 'Business or company',
  cryptocurrency: 'Cryptocurrency',
  jewellery_watches: 'Jewellery or watches',
  art_luxury: 'Art or luxury goods',
  school_fees_medical_abroad: 'School fees or treatment abroad',
  foreign_property: 'Property abroad',
  loan_debt: 'Loan or debt',
  other: 'Other',
} as const satisfies Record<AssetKind, string>

const labels = {
  wrongKind: 'Kind of wrong',
  personName: 'Name of the person',
  position: 'Office or position',
  sector: 'Sector',
  state: 'State',
  declaredAssets: 'Declared assets',
  suspectedAssets: 'Suspected assets',
  wealthSource: 'Source of the wealth',
  evidence: 'Evidence',
  relevantLinks: 'Links',
  incidentDate: 'When it happened',
  place: 'Place',
  amount: 'How much',
  whatHappened: 'What happened',
  witnesses: 'Who else knows',
  mustNotSee: 'Who must not see this',
} as const satisfies Record<PlainField, string>

const itemTexts = { acquired: 'acquired {day}', figureFrom: 'figure from: {source}' } as const

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

const labelCounts = {
  document: { one: '1 rests on a document', other: '{count} rest on documents' },
  classification: { one: '1 is a classification', other: '{count} are classifications' },
  inference: { one: '1 is an inference', other: '{count} are inferences' },
} as const satisfies Record<StatementLabel, { one: string; other: string }>

/** A report: following one, finding one. */
export const reports = {
  list: {
    tab: 'Reports',
    description:
      'Reports on public figures in Nigeria. One member of staff verified each, and another approved it, before it was made public.',
    title: 'Reports',
    lead: 'Each was verified by one member of our staff and approved by another.',
    none: 'No report is public yet',
    noneFits: 'No report fits',
    noOlder: 'There are no more reports',
    appears: 'A report appears here once staff have verified and approved it.',
    submit: 'Submit a report',
    back: 'Back to all reports',
  },
  statuses,
  methods,
  assetKinds,
  /** What each field of a report is called, in the form and on the page. */
  labels,
  itemTexts,
  files: {
    file: 'File {number}',
    look: 'Look at it',
  },
  filePreview: {
    title: 'File {number}',
    lead: '{kind}. This is a picture or the text of the file, made here in a closed process. The file itself stays closed.',
    back: 'Back to the report',
    nothing:
      'We cannot show anything of this file. Recordings, archives and old Office files have no preview.',
    textGoesOn: 'The text goes on. Only its beginning is shown.',
    pictureOf: 'File {number}, page {page} of {pages}, as a picture',
    pages: 'Pages of the file',
    pageOf: 'Page {page} of {pages}',
    previousPage: 'Previous page',
    nextPage: 'Next page',
    original: 'The original',
    warningTitle: 'A stranger made this file',
    warning:
      'We searched it for what harms and cannot find everything. When it is opened, it may attack your computer, or tell its maker that you opened it and from where. Download it only if the preview is not enough. Open it on a device that holds nothing else and has no line to the internet.',
    download: 'Download the original',
  },
  mine: {
    title: 'My reports',
    lead: 'By number only, in case a person looks over your shoulder.',
    draftOf: 'Draft of {moment}',
    keptUntil: 'kept until {day}',
    none: 'You have not sent a report yet',
    submit: 'Submit a report',
    adopt: 'Add a report that you sent with a code',
    priority:
      'Your plan has priority verification. Staff see your reports earlier, and our target is to verify them within {hours} hours. A target is no promise. Your plan never changes how a report is judged.',
    measured: {
      one: 'In the last twelve months half of all reports, with and without priority, were verified within 1 day.',
      other:
        'In the last twelve months half of all reports, with and without priority, were verified within {count} days.',
    },
    unmeasured: 'Too few reports were verified in the last twelve months to say how long it takes.',
  },
  report: {
    tab: 'Report',
    credibility: 'Credibility {rating} of 5',
    sentOn: 'Sent on',
    proof: 'Proof that the log has this text',
    correction: 'Correction notice',
    covers:
      'Words under black boxes were left out before publication. They name a bystander, or would point to a person.',
    retractionState: {
      waiting: 'A second member of staff confirms or reverses this retraction.',
      unconfirmed: 'No second member of staff confirmed this retraction within 24 hours.',
    },
    notPublished: 'Why it was not published',
    files: 'Files',
    addFiles: 'Add photos or papers',
    aboutFiles:
      'Only staff and the person who sent them can open them. We cannot vouch for what is in a file: look at its preview first.',
    verification: 'Verification',
    print: 'Print',
    edit: 'Edit',
    steps: 'What you can do',
  },
  finding: {
    acquittedOn: 'Acquitted on {day}',
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
    kinds: 'Kinds of wrong',
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
    goOnBelow: 'Continue with the button below.',
    backToFirst: 'Back to the first',
    goOn: 'Continue',
    foundIn: 'Found in: {field}',
    credibility: 'Credibility {rating} of 5',
    retractedOn: 'Retracted on {day}.',
    namedInReport: 'named in the report',
    restsOn: 'Of the statements, {labels}',
    feed: 'News feed of this list',
    exportFile: 'Export this list',
    saveSearch: 'Save this search',
    toFolder: 'Put into a folder',
    disputedNames: { yes: 'disputed', no: 'not disputed' },
    labelCounts,
    withKind: 'Kinds of wrong with reports',
    withSector: 'Sectors with reports',
    withState: 'States with reports',
    added: '{news} at the top of the list',
    errorTitle: 'Error loading reports',
    errorText: 'The list below is as it was when you opened it.',
    tryAgain: 'Try again',
    newReports: { one: '1 new report', other: '{count} new reports' },
    showNewest: '{news}: show the newest',
    life: {
      title: 'What happened to this report',
      sentIn: 'Sent to us',
      verified: 'Verified by a member of staff',
      published: 'Approved by a second member of staff and made public',
      disputed: 'Disputed: we were asked for a correction',
      corrected: 'Corrected',
      acquitted: 'Acquitted by a court',
      retracted: 'Retracted',
    },
    share: {
      title: 'Share',
      text: 'Share the address, and not a picture of the page. The page also shows later corrections.',
    },
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
} as const
