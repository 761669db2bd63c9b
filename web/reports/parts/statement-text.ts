import type { Statement } from '#domain/publishing/statements.ts'
import type { ReportText } from '#domain/reports/fields.ts'
import { fill } from '#words/fill.ts'
import { partialDay } from '../../dates.ts'
import type { Names } from '../../page-names.ts'
import { type ItemNames, itemText } from './item-text.ts'

type TextNames = ItemNames & Names<'partTexts' | 'sectorNames' | 'kindNames'>

/** A statement as the public will read it. */
export function statementText(statement: Statement, words: ReportText, names: TextNames): string {
  if ('item' in statement) return itemText(statement.item, names)
  else if (statement.place === 'office') return officeText(words, names)
  else return [statement.text, ...detailsOf(statement, words, names)].join('\n\n')
}

function officeText(words: ReportText, { sectorNames, kindNames }: TextNames): string {
  const { personName, position, sector, state, wrongKind } = words
  const office = `${personName}: ${position}, ${sectorNames[sector]}, ${state}`
  return wrongKind ? `${office}. ${kindNames[wrongKind].label}` : office
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
