import type { DraftOf } from '../../words.ts'

export const publishingNames = {
  partTexts: {
    whole: 'The whole report',
    office: 'The office',
    items: '{side} things',
    item: '{side} thing {row}',
    since: '{part}, since {day}',
    disputedSince: 'person no agree since {day}',
    forOffice: 'For office, sector, state and kind of wrong:',
    seenOn: '{source}. Dem see am on',
    happened: 'When e happen: {day}',
    happenedAt: 'Where e happen: {place}',
    howMuch: 'How much: {amount}',
  },
  sideNames: { suspectedItems: 'Wetin we suspect', declaredItems: 'Wetin dem declare' },
  statementLabelNames: { document: 'Document', classification: 'Class', inference: 'Guess' },
} as const satisfies DraftOf<'publishingNames'>
