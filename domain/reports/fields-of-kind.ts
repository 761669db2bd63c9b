import { type FieldName, fieldNames, reportFields } from './fields.ts'
import type { KindOfWrong } from './kinds-of-wrong.ts'

/** What only a report on wealth is asked. */
const ofWealth: readonly FieldName[] = [
  ...(['suspectedAssets', 'suspectedItems', 'declaredAssets', 'declaredItems', 'wealthSource'] as const),
]

/** What every other report is asked in its place. */
const ofDeeds: readonly FieldName[] = ['place', 'whatHappened', 'amount']

/** The fields that a report of this kind has. Without a kind, as reports had none before, it has all of them. */
export function fieldsOfKind(kind: KindOfWrong | null): FieldName[] {
  if (kind === null) return fieldNames
  const left = kind === 'wealth' ? ofDeeds : ofWealth
  return fieldNames.filter((name) => !left.includes(name))
}

/** Whether a report of this kind can be sent without this field. */
export function isRequired(name: FieldName, kind: KindOfWrong | null): boolean {
  if (name === 'suspectedAssets') return kind === null || kind === 'wealth'
  else if (name === 'whatHappened') return kind !== null && kind !== 'wealth'
  else return reportFields[name].required
}
