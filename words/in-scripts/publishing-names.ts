import type { Outcome, Requester } from '#domain/publishing/corrections.ts'
import type { StatementLabel } from '#domain/publishing/statements.ts'

/** What a public statement rests on, and what became of an objection. */
export const statementLabelNames = {
  document: 'Document',
  classification: 'Classification',
  inference: 'Inference',
} as const satisfies Record<StatementLabel, string>

export const statementLabelMeanings = {
  document: 'A paper, a register or a published record says it, and staff have seen that record.',
  classification: 'We, or a body with a name, put it into a class: an office, a sector, a kind of asset.',
  inference:
    'Somebody saw it, told it or worked it out, and no document that staff have seen says it. It may be wrong.',
} as const satisfies Record<StatementLabel, string>

export const requesterNames = {
  named: 'I am the person who is named, or I act for them in their family or office',
  lawyer: 'I am their lawyer',
  other: 'I know the matter in another way',
} as const satisfies Record<Requester, string>

export const outcomeNames = {
  corrected: 'Corrected',
  answered: 'Answered, not changed',
  withdrawn: 'Objection taken back',
  retracted: 'Retracted',
} as const satisfies Record<Outcome, string>
