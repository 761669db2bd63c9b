import {
  type Statement,
  type StatementPart,
  statementFieldName,
  statementParts,
  statementsIn,
} from '#domain/publishing/statements.ts'
import type { ReportText } from '#domain/reports/report.ts'
import { reportLabels, sideNames } from './labels.ts'

/** What each part of a labelling is called in the form. */
export const statementPartNames = {
  mark: 'What does it rest on?',
  source: 'Source',
  seenOn: 'Seen on',
} as const satisfies Record<StatementPart, string>

export function statementName(statement: Statement): string {
  if ('item' in statement) return `${sideNames[statement.side]} item ${statement.row + 1}`
  else return statement.place === 'office' ? 'The office' : reportLabels[statement.place]
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
