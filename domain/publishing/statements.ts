import type { AssetItem, ItemSide } from '../reports/assets.ts'
import type { ReportText } from '../reports/report.ts'

/** What a statement that goes public rests on. */
export const statementLabels = ['document', 'classification', 'inference'] as const
export type StatementLabel = (typeof statementLabels)[number]

type TextPlace = 'suspectedAssets' | 'declaredAssets' | 'wealthSource' | 'evidence'
type ItemPlace = `${ItemSide}.${number}`

/** Where in a report's words a statement stands. `office` is the position with its sector and state. */
export type StatementPlace = 'office' | TextPlace | ItemPlace

/** One thing that a report says in public. */
export type Statement =
  | { place: 'office' }
  | { place: TextPlace; text: string }
  | { place: ItemPlace; side: ItemSide; row: number; item: AssetItem }

export const statementParts = ['mark', 'source', 'seenOn'] as const
export type StatementPart = (typeof statementParts)[number]

/** What the public is told of one statement. The day is ISO 8601. */
export type LabelledStatement = Labelling & { place: StatementPlace }

export type Labelling = { mark: StatementLabel; source: string; seenOn: string }

export const longestStatementSource = 300

/**
 * Every statement that these words would make in public, in the order in which they are read. The date and the links
 * belong to the evidence: one says when, the others are where one can look.
 */
export function statementsIn(words: ReportText): Statement[] {
  return [
    { place: 'office' },
    ...textAt(words, 'suspectedAssets'),
    ...itemsAt(words, 'suspectedItems'),
    ...textAt(words, 'declaredAssets'),
    ...itemsAt(words, 'declaredItems'),
    ...textAt(words, 'wealthSource'),
    ...textAt(words, 'evidence'),
  ]
}

/** What a field of the approval form is called: `statement.evidence.source`. */
export function statementFieldName(place: StatementPlace, part: StatementPart): string {
  return `statement.${place}.${part}`
}

function textAt(words: ReportText, place: TextPlace): Statement[] {
  return words[place] === '' ? [] : [{ place, text: words[place] }]
}

function itemsAt(words: ReportText, side: ItemSide): Statement[] {
  return words[side].map((item, row) => ({ place: `${side}.${row}` as const, side, row, item }))
}
