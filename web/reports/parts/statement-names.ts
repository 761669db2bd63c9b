import {
  everyFieldName,
  type Statement,
  type StatementPart,
  statementFieldName,
  statementParts,
  statementsIn,
} from '#domain/publishing/statements.ts'
import type { ReportText } from '#domain/reports/fields.ts'
import { fill } from '#words/fill.ts'
import type { Names } from '../../page-names.ts'
import type { PartNames } from './part-name.ts'

export function statementName(statement: Statement, { labels, partTexts, sideNames }: PartNames): string {
  if ('item' in statement)
    return fill(partTexts.item, { side: sideNames[statement.side], row: statement.row + 1 })
  else return statement.place === 'office' ? partTexts.office : labels[statement.place]
}

/** What a refused form calls each of its fields. */
export function statementFieldNames(
  words: ReportText,
  names: PartNames & Names<'statementPartNames' | 'statementBoxTexts'>,
): Record<string, string> {
  const partsOf = (name: string, nameOf: (part: StatementPart) => string) =>
    statementParts.map((part) => [nameOf(part), `${name}, ${names.statementPartNames[part]}`])
  const entries = statementsIn(words).flatMap((statement) =>
    partsOf(statementName(statement, names), (part) => statementFieldName(statement.place, part)),
  )
  return Object.fromEntries([...partsOf(names.statementBoxTexts.every, everyFieldName), ...entries])
}
