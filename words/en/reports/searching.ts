/** Finding a public report, and what visitors see of it. */
export const searching = {
  search: {
    title: 'Search',
    tab: 'Search: {term}',
    reports: 'Reports',
    label: 'Name, office, report number or any other word',
    button: 'Search',
    howTo:
      'Type words in any order. Put "quotes" around words that belong together, and - before a word that must not be there. You can leave out capitals, accents and tone marks. Other spellings of a name are found too.',
    cut: 'What you typed was longer than {longest} characters. We looked for its beginning.',
    empty:
      'You did not type anything to search for. Type a name, an office, a report number or any other word.',
    byNumber: 'Found by its number',
    byWords: 'Found by its words',
    named: 'Reports by place, sector or kind',
    namedState: {
      one: 'Show the {count} report from {name} State',
      other: 'Show the {count} reports from {name} State',
    },
    namedCapital: {
      one: 'Show the {count} report from the FCT',
      other: 'Show the {count} reports from the FCT',
    },
    namedSector: {
      one: 'Show the {count} report of the sector “{name}”',
      other: 'Show the {count} reports of the sector “{name}”',
    },
    namedKind: {
      one: 'Show the {count} report of the kind “{name}”',
      other: 'Show the {count} reports of the kind “{name}”',
    },
    namedWithin: 'Search for “{rest}” in these alone: {name}',
    otherSpellings: '“{word}” was also found as {spellings}.',
    onlyAsTyped: 'Show only “{word}”',
    nextToEachOther: 'Show only reports that have these words next to each other',
    corrected: 'No report has “{typed}”. These have “{nearest}”:',
    missing: 'No public report has “{word}”.',
    none: 'No reports found',
    noneText: 'Reports that we are still checking are not searched.',
    noneTogether: 'Each of these words is in a public report, but no report has all of them.',
    tryOne: 'Search for one word:',
    withoutQuotes: 'Search for these words in any order',
    withoutFilters: 'Search without the filters',
  },
  visitorCard: {
    back: 'After that you come straight back to report {number}.',
    register: 'Register',
    inside: ['Every statement with its source', 'How we checked it, and its history', 'An account is free'],
    correction: 'Ask for a correction',
    tip: 'I know more about this',
    all: 'All reports',
  },
} as const
