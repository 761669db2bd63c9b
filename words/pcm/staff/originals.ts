import type { DraftOf } from '../../words.ts'

export const originals = {
  originals: {
    tab: 'Originals of {number}',
    title: 'Originals for court',
    lead: 'The person wey send am keep dis files as dem come, for court. Hidden details inside fit talk who take dem, where and when. Nobody dey read dem to check report.',
    none: 'No original dey with dis report',
    noneText: 'The person wey send am no ask for am, or we don delete the files.',
    kept: 'Wetin we dey keep',
    of: 'Original of file {number}: {kind}, {size}',
    take: 'Take am',
    takeOne: 'Take the original of file {number}',
    mayTake: 'Two people open dis originals. You fit take dem until {day}.',
    mayTakeText:
      'Each one wey you take go enter the history of the report. Give am to the court alone, and no keep copy.',
    waits: 'Second person must confirm dis',
    waitsText:
      'E dey wait for “Wetin dey wait for second person”. Another officer or administrator go read your reason and decide.',
    ask: 'Ask for the originals',
    label: 'For who, and by which order',
    hint: 'Name the court or authority, the number of the case and the day of the order. Second person go read am. We dey seal am with the report.',
    button: 'Propose am',
    failure: 'E no propose',
  },
} as const satisfies DraftOf<'originals'>
