import type { DraftOf } from '../../words.ts'

export const searching = {
  search: {
    title: 'Find',
    tab: 'Find: {term}',
    reports: 'Reports',
    label: 'Name, office, report number or any other word',
    button: 'Find am',
    howTo:
      'Write the words anyhow. Put "quotes" for words wey must dey together, and - before the one wey no suppose dey. No need for capital letter, accent or tone mark. We dey find other ways to spell name too.',
    cut: 'Wetin you write pass {longest} letters. We find only the beginning.',
    empty: 'You no write anything to find. Write name, office, report number or any other word.',
    byNumber: 'We see am with the number',
    byWords: 'We see am with the words',
    named: 'Reports by place, sector or wetin happen',
    namedState: {
      one: 'Show the {count} report wey come from {name} State',
      other: 'Show the {count} reports wey come from {name} State',
    },
    namedCapital: {
      one: 'Show the {count} report wey come from FCT',
      other: 'Show the {count} reports wey come from FCT',
    },
    namedSector: {
      one: 'Show the {count} report for “{name}”',
      other: 'Show the {count} reports for “{name}”',
    },
    namedKind: {
      one: 'Show the {count} report about “{name}”',
      other: 'Show the {count} reports about “{name}”',
    },
    namedWithin: 'Find “{rest}” inside only dis ones: {name}',
    otherSpellings: 'We see “{word}” as {spellings} too.',
    onlyAsTyped: 'Show only “{word}”',
    nextToEachOther: 'Show only reports wey get dis words side by side',
    corrected: 'No report get “{typed}”. These ones get “{nearest}”:',
    missing: 'No public report get “{word}”.',
    none: 'We no see any report',
    noneText: 'Report wey we still dey check no dey here.',
    noneTogether: 'Each word dey for public report, but no report get all of dem.',
    tryOne: 'Find one word:',
    withoutQuotes: 'Find dis words anyhow',
    withoutFilters: 'Find without the filters',
  },
  visitorCard: {
    back: 'After dat you go come back to report {number}.',
    register: 'Register',
    inside: ['Every talk with where e from come', 'How we check am, and the history', 'Account na free'],
    tip: 'I sabi more about this one',
    correction: 'Ask make dem correct am',
    all: 'All reports',
  },
} as const satisfies DraftOf<'searching'>
