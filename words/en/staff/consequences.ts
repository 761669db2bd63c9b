import type { ConsequenceKind } from '#domain/publishing/consequences.ts'

const meanings = {
  investigation: 'An authority has said that it looks into this matter.',
  charge: 'A charge was filed in a court. It is not a judgment.',
  acquittal: 'A court has found the person not guilty, or ended the case in their favour.',
  conviction: 'A court has found the person guilty. An appeal may follow.',
  recovery: 'Money or property was paid back or forfeited.',
} as const satisfies Record<ConsequenceKind, string>

/** What authorities and courts did since a report was published. */
export const consequences = {
  consequences: {
    title: 'What happened since',
    two: 'Two members of our staff checked each of these lines. A charge or an investigation is not a judgment.',
    source: 'Source: {source}',
    acquittedOn: 'Acquitted on {day}',
    acquitted: 'A court decided in favour of the person named here. Read the report below with that in mind.',
  },
  recordConsequence: {
    tab: 'What happened since {number}',
    title: 'Record what happened since',
    lead: 'It is public at the report once a second person confirms it. Record what an authority or a court did, and nothing that people say.',
    present: 'Recorded so far',
    remove: 'Propose to take it out',
    labels: { consequence: 'What happened', happenedOn: 'Day on which it happened', source: 'Source' },
    sourceHint:
      'Where a reader can check it: court, case number and publication, or an address. At most 500 characters.',
    meanings,
    button: 'Propose it',
    failure: 'Not proposed',
  },
} as const
