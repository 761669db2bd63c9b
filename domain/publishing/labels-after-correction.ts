import { itemParts } from '../reports/assets.ts'
import type { ReportText } from '../reports/fields.ts'
import {
  fieldsOfStatement,
  type LabelledStatement,
  type Statement,
  type StatementPlace,
  statementsIn,
} from './statements.ts'

/**
 * What a correction does to the labels: a statement that says the same keeps its label, also where its item has moved; the
 * places of the others need a new one.
 */
export function labelsAfter(
  before: ReportText,
  after: ReportText,
  labelled: readonly LabelledStatement[],
): { kept: LabelledStatement[]; fresh: StatementPlace[] } {
  const known = new Map(
    statementsIn(before).map((statement) => [saying(statement, before), statement.place] as const),
  )
  const kept: LabelledStatement[] = []
  const fresh: StatementPlace[] = []
  for (const statement of statementsIn(after)) {
    const place = known.get(saying(statement, after))
    const label = labelled.find((each) => each.place === place)
    if (place === undefined) fresh.push(statement.place)
    else if (label) kept.push({ ...label, place: statement.place })
  }
  return { kept, fresh }
}

// The date and the links belong to the evidence, the name to the office.
function saying(statement: Statement, words: ReportText): string {
  if ('item' in statement)
    return JSON.stringify([statement.side, ...itemParts.map((part) => statement.item[part])])
  else
    return JSON.stringify([statement.place, ...fieldsOfStatement(statement.place).map((name) => words[name])])
}
