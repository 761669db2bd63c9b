import type { Statement } from '#domain/publishing/statements.ts'
import type { ReportText } from '#domain/reports/fields.ts'
import { fill } from '#words/fill.ts'
import { partialDay } from '../../dates.ts'
import type { Names } from '../../page-names.ts'
import { type ItemNames, itemText } from './item-text.ts'

type TextNames = ItemNames & Names<'partTexts' | 'sectorNames'>

/** A statement as the public will read it. */
export function statementText(statement: Statement, words: ReportText, names: TextNames): string {
  if ('item' in statement) return itemText(statement.item, names)
  else if (statement.place === 'office')
    return `${words.personName}: ${words.position}, ${names.sectorNames[words.sector]}, ${words.state}`
  else return [statement.text, ...detailsOf(statement, words, names)].join('\n\n')
}

// When and where it happened, and how much it was, are parts of what the evidence says.
function detailsOf(
  { place: statement }: Statement,
  { incidentDate, place, amount }: ReportText,
  { partTexts }: TextNames,
): string[] {
  if (statement !== 'evidence') return []
  return [
    ...(incidentDate ? [fill(partTexts.happened, { day: partialDay(incidentDate) })] : []),
    ...(place ? [fill(partTexts.happenedAt, { place })] : []),
    ...(amount ? [fill(partTexts.howMuch, { amount })] : []),
  ]
}
