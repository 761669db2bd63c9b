import type { AssetItem, ItemSide } from '../reports/assets.ts'
import {
  type FieldName,
  type FieldsLike,
  fieldNames,
  isItems,
  isWritten,
  type PlainField,
  plainFields,
  type ReportText,
  reportFields,
} from '../reports/fields.ts'

/** What a statement that goes public rests on. */
export const statementLabels = ['document', 'classification', 'inference'] as const
export type StatementLabel = (typeof statementLabels)[number]

type TextPlace = FieldsLike<{ kind: 'line' | 'text'; statement: 'own' }>
type ItemPlace = `${ItemSide}.${number}`

/** Where in a report's text a statement is. `office` is the position with its sector, its state and the kind of wrong. */
export type StatementPlace = 'office' | TextPlace | ItemPlace

/** One thing that a report says in public. */
export type Statement =
  | { place: 'office' }
  | { place: TextPlace; text: string }
  | { place: ItemPlace; side: ItemSide; row: number; item: AssetItem }

export const statementParts = ['label', 'source', 'seenOn'] as const
export type StatementPart = (typeof statementParts)[number]

/** What the public is told of one statement. The day is ISO 8601. */
export type LabelledStatement = Labelling & { place: StatementPlace }

export type Labelling = { label: StatementLabel; source: string; seenOn: string }

export const longestStatementSource = 300

/**
 * Every statement that these words would make in public, in the order in which they are read. The date and the links
 * belong to the evidence: one says when, the others are where one can look.
 */
export function statementsIn(words: ReportText): Statement[] {
  const own = fieldNames.flatMap((name): Statement[] => {
    if (isItems(name)) return itemsAt(words, name)
    else return isTextPlace(name) ? textAt(words, name) : []
  })
  return [{ place: 'office' }, ...own]
}

/** What a field of the approval form is called: `statement.evidence.source`. */
export function statementFieldName(place: StatementPlace, part: StatementPart): string {
  return `statement.${place}.${part}`
}

/** What is said once for every statement that says nothing else: `statement.every.source`. */
export function everyFieldName(part: StatementPart): string {
  return `statement.every.${part}`
}

/** The fields that a statement of this place speaks of. */
export function fieldsOfStatement(place: 'office' | TextPlace): PlainField[] {
  return plainFields.filter((name) => name === place || reportFields[name].statement === place)
}

/** Whether a field's text is a separate statement. */
export function isTextPlace(name: FieldName): name is TextPlace {
  return isWritten(name) && reportFields[name].statement === 'own'
}

function textAt(words: ReportText, place: TextPlace): Statement[] {
  return words[place] === '' ? [] : [{ place, text: words[place] }]
}

function itemsAt(words: ReportText, side: ItemSide): Statement[] {
  return words[side].map((item, row) => ({ place: `${side}.${row}` as const, side, row, item }))
}
