import type { ConsequenceKind } from '#domain/publishing/consequences.ts'
import type { Outcome, Requester } from '#domain/publishing/corrections.ts'
import type { IdentityProof } from '#domain/publishing/identity-checks.ts'
import type { StatementLabel, StatementPart } from '#domain/publishing/statements.ts'
import type { ItemSide } from '#domain/reports/assets.ts'

const statementLabelNames = {
  document: 'Document',
  classification: 'Classification',
  inference: 'Inference',
} as const satisfies Record<StatementLabel, string>

const statementLabelMeanings = {
  document: 'A paper, a register or a published record says it, and staff have seen that record.',
  classification: 'We, or a body with a name, put it into a class: an office, a sector, a kind of asset.',
  inference:
    'A person saw it, told it or worked it out. No document that staff have seen says it. It may be wrong.',
} as const satisfies Record<StatementLabel, string>

const identityProofNames = {
  document: 'A document with a picture',
  mandate: 'A mandate of a lawyer',
  office: 'A letter of their office, on its paper',
  'call-back': 'A call back to a number that is public',
  none: 'It could not be checked',
} as const satisfies Record<IdentityProof, string>

const requesterNames = {
  named: 'I am the person who is named, or I act for them in their family or office',
  lawyer: 'I am their lawyer',
  other: 'I know the matter in another way',
} as const satisfies Record<Requester, string>

const outcomeNames = {
  corrected: 'Corrected',
  answered: 'Answered, not changed',
  withdrawn: 'Objection taken back',
  retracted: 'Retracted',
  restored: 'Retraction reversed',
} as const satisfies Record<Outcome, string>

const partTexts = {
  whole: 'The whole report',
  office: 'The office',
  items: '{side} items',
  item: '{side} item {row}',
  since: '{part}, since {day}',
  disputedSince: 'disputed since {day}',
  forOffice: 'For office, sector, state and kind of wrong:',
  seenOn: '{source}. Seen on',
  happened: 'When it happened: {day}',
  happenedAt: 'Where it happened: {place}',
  howMuch: 'How much: {amount}',
} as const

const sideNames = {
  suspectedItems: 'Suspected',
  declaredItems: 'Declared',
} as const satisfies Record<ItemSide, string>

const statementPartNames = {
  label: 'What does it rest on?',
  source: 'Source',
  seenOn: 'Seen on',
} as const satisfies Record<StatementPart, string>

const statementBoxTexts = {
  every: 'The same for all statements',
  everyHint: 'Counts for each statement below that has no entry.',
  other: 'Another label, source or day',
  change: 'Change',
  partNouns: { label: 'label', source: 'source', seenOn: 'day' } satisfies Record<StatementPart, string>,
  missingInAll: 'Missing in {count} statements: {parts}. Fill in “{every}”, or each box.',
  missingIn: '{statement}: no {parts}',
} as const

/** What a public statement rests on, the parts of a report, and what became of an objection. */
const consequenceNames = {
  investigation: 'Investigation',
  charge: 'Charge',
  acquittal: 'Acquittal',
  conviction: 'Conviction',
  recovery: 'Money or property recovered',
} as const satisfies Record<ConsequenceKind, string>

export const publishingNames = {
  consequenceNames,
  statementLabelNames,
  statementLabelMeanings,
  identityProofNames,
  requesterNames,
  outcomeNames,
  partTexts,
  sideNames,
  statementPartNames,
  statementBoxTexts,
}
