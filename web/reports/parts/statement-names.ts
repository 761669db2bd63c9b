import {
  type Statement,
  statementFieldName,
  statementParts,
  statementsIn,
} from '#domain/publishing/statements.ts'
import type { ReportText } from '#domain/reports/fields.ts'
import { fill } from '#words/fill.ts'
import { partTexts, sideNames, statementPartNames } from '#words/in-scripts/part-texts.ts'
import { reportLabels } from '#words/in-scripts/report-labels.ts'

export function statementName(statement: Statement): string {
  if ('item' in statement)
    return fill(partTexts.item, { side: sideNames[statement.side], row: statement.row + 1 })
  else return statement.place === 'office' ? partTexts.office : reportLabels[statement.place]
}

/** What a refused form calls each of its fields. */
export function statementFieldNames(words: ReportText): Record<string, string> {
  const entries = statementsIn(words).flatMap((statement) =>
    statementParts.map((part) => [
      statementFieldName(statement.place, part),
      `${statementName(statement)}, ${statementPartNames[part]}`,
    ]),
  )
  return Object.fromEntries(entries)
}
