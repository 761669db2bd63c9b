import type { FilesEvery, Weekday } from '#domain/figures/file-days.ts'
import type { AskedMeasure, Grouping, Period } from '#domain/figures/questions.ts'

export const boards = {
  boards: {
    title: 'Boards of your organisation',
    lead: 'Ask your own questions of the public reports. Choose what to count, how to group it, and for which period.',
    organisation: 'Your organisation',
    none: 'There is no board yet.',
    cards: { one: '{count} card', other: '{count} cards' },
    makeTitle: 'Make a board',
    name: 'Name of the board',
    make: 'Make the board',
    empty: 'No card is on it yet.',
    noAnswer: 'Nothing public fits this question.',
    doubt:
      'Few reports do not mean little corruption. Each report is an allegation that staff have verified, and no judgment.',
    isCut: 'Only the first 1,000 lines are counted here.',
    showTable: 'Show the numbers as a table',
    captions: '{measure}, by {by}',
    captionsOfTwo: '{measure}, by {by} and {and}',
    addTitle: 'Put a card on the board',
    cardName: 'Name of the card',
    measure: 'What to count',
    measures: {
      reports: 'Public reports',
      disputed: 'Disputed reports',
      retracted: 'Retracted reports',
      rating: 'Mean credibility',
    },
    retractedHint:
      'What is left of a retracted report has no state, sector or kind. Group it by month or year.',
    by: 'By',
    and: 'And by',
    nothing: 'Nothing more',
    groupings: {
      state: 'State',
      sector: 'Sector',
      kind: 'Kind of wrong',
      method: 'Method of verification',
      month: 'Month',
      year: 'Year',
    },
    state: 'Only this state',
    sector: 'Only this sector',
    kind: 'Only this kind',
    all: 'All',
    period: 'Period',
    periods: {
      all: 'From the beginning',
      '12-months': 'The last 12 months',
      '3-months': 'The last 3 months',
      dates: 'These days',
    },
    from: 'From',
    to: 'To',
    add: 'Put it on the board',
    open: 'Make an address for elsewhere',
    again: 'Make a new address',
    close: 'Close its address',
    isOpen: 'Its picture can be shown elsewhere.',
    remove: 'Delete the card',
    openTitle: 'Copy this address now',
    openText:
      'It is shown once: we store only a hash of it. Every page that has it can show the picture. The browsers of its readers then ask this site for it. So we and their network can see that.',
    filesTitle: 'Files',
    filesEvery: 'Keep a file of the numbers',
    every: { day: 'Every day', week: 'Every week', month: 'Every month' },
    weekday: 'Weekday, for a file every week',
    weekdays: {
      ...{ 1: 'Monday', 2: 'Tuesday', 3: 'Wednesday', 4: 'Thursday' },
      ...{ 5: 'Friday', 6: 'Saturday', 0: 'Sunday' },
    },
    monthDay: 'Day of the month, for a file every month',
    monthDayHint: 'A month without this day has its file on its last day.',
    nextFile: 'The next file is kept on {weekday}, {day}, by the time of Lagos.',
    never: 'Never',
    save: 'Save the board',
    fileOf: 'Numbers of {day} (CSV)',
    paperOf: 'To print: {day} (PDF)',
    filesKept: 'A file is kept for a year, as CSV and as PDF.',
    removeBoard: 'Delete the board',
    source: 'Fitila. Allegations that staff have verified, no judgments.',
  },
} as const satisfies {
  boards: {
    measures: Record<AskedMeasure, string>
    groupings: Record<Grouping, string>
    periods: Record<Period, string>
    every: Record<FilesEvery, string>
    weekdays: Record<Weekday, string>
    [text: string]: unknown
  }
}
