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
  statementLabelMeanings: {
    document: 'Paper, register or public record talk am, and staff don see dat record.',
    classification: 'Na we, or one body wey get name, put am for class: office, sector, or kind of property.',
    inference: 'Person see am, talk am or reason am. No paper wey staff see talk am. E fit no correct.',
  },
  identityProofNames: {
    document: 'Paper wey get picture',
    mandate: 'Paper wey show say na dem lawyer',
    office: 'Letter from dem office, on top dem paper',
    'call-back': 'We call back the number wey public know',
    none: 'We no fit check am',
  },
  requesterNames: {
    named: 'Na me be the person wey dem name, or I dey act for am for family or office',
    lawyer: 'Na me be the lawyer',
    other: 'I sabi the matter another way',
  },
  outcomeNames: {
    corrected: 'Dem don correct am',
    answered: 'Dem answer am, nothing change',
    withdrawn: 'The person comot the complaint',
    retracted: 'Dem don take am back',
    restored: 'Dem put am back',
  },
  consequenceNames: {
    investigation: 'Investigation',
    charge: 'Dem charge person go court',
    acquittal: 'Court free the person',
    conviction: 'Court find the person guilty',
    recovery: 'Money or property don come back',
  },
  statementPartNames: {
    label: 'Wetin e stand on top?',
    source: 'Where e come from',
    seenOn: 'Day wey we see am',
  },
  statementBoxTexts: {
    every: 'The same one for everything',
    everyHint: 'E count for each one below wey you no fill.',
    partNouns: { label: 'label', source: 'source', seenOn: 'day' },
    missingInAll: '{count} statements never get: {parts}. Fill “{every}”, or each box.',
    missingIn: '{statement}: no {parts}',
    other: 'Another mark, place or day',
    change: 'Change',
  },
} as const satisfies DraftOf<'publishingNames'>
