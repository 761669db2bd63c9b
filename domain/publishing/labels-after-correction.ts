import { itemParts } from '../reports/assets.ts'
import type { ReportText } from '../reports/report.ts'
import { type MarkedStatement, type Statement, type StatementPlace, statementsIn } from './statements.ts'

/**
 * What a correction does to the marks: a statement that says the same keeps its mark, also where its item has moved; the
 * places of the others need a new one.
 */
export function marksAfter(
  before: ReportText,
  after: ReportText,
  marks: readonly MarkedStatement[],
): { kept: MarkedStatement[]; fresh: StatementPlace[] } {
  const known = new Map(
    statementsIn(before).map((statement) => [saying(statement, before), statement.place] as const),
  )
  const kept: MarkedStatement[] = []
  const fresh: StatementPlace[] = []
  for (const statement of statementsIn(after)) {
    const place = known.get(saying(statement, after))
    const mark = marks.find((each) => each.place === place)
    if (place === undefined) fresh.push(statement.place)
    else if (mark) kept.push({ ...mark, place: statement.place })
  }
  return { kept, fresh }
}

// The date and the links belong to the evidence, the name to the office.
function saying(statement: Statement, words: ReportText): string {
  if ('item' in statement)
    return JSON.stringify([statement.side, ...itemParts.map((part) => statement.item[part])])
  else if (statement.place === 'office')
    return JSON.stringify(['office', words.personName, words.position, words.sector, words.state])
  else if (statement.place === 'evidence')
    return JSON.stringify(['evidence', words.evidence, words.incidentDate, ...words.relevantLinks])
  else return JSON.stringify([statement.place, statement.text])
}
