/** The files as they came, which a source left here for a court. */
export const originals = {
  originals: {
    tab: 'Originals of {number}',
    title: 'Originals for a court',
    lead: 'The sender kept these files as they came, for a court. Their hidden details can say who took them, where and when. No one reads them for checking a report.',
    none: 'No original is kept with this report',
    noneText: 'The sender did not ask for it, or the files are deleted.',
    kept: 'What is kept',
    of: 'Original of file {number}: {kind}, {size}',
    take: 'Take it',
    takeOne: 'Take the original of file {number}',
    mayTake: 'Two people opened these originals. You can take them until {day}.',
    mayTakeText:
      'Each one that you take is noted in the history of the report. Give it to the court alone, and keep no copy.',
    waits: 'A second person has to confirm this',
    waitsText:
      'It waits at “Waiting for a second person”. Another officer or administrator reads your reason and decides.',
    ask: 'Ask for the originals',
    label: 'For whom, and by which order',
    hint: 'Name the court or authority, the number of the case and the day of the order. A second person reads it. It is sealed with the report.',
    button: 'Propose it',
    failure: 'Not proposed',
  },
} as const
