import {
  longestStatementSource,
  type Statement,
  type StatementPart,
  statementFieldName,
  statementLabels,
  statementsIn,
} from '#domain/publishing/statements.ts'
import type { ReportText } from '#domain/reports/fields.ts'
import { Field } from '#ui/field.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { fill } from '#words/fill.ts'
import { partialDay } from '../../dates.ts'
import { useFormState } from '../../form.tsx'
import { type Names, useNames } from '../../page-names.ts'
import { type ItemNames, itemText } from './item-text.ts'
import { statementName } from './statement-names.ts'

type StatementFieldsProps = {
  words: ReportText
  /** The last day on which a statement can have been seen. */
  today: string
}

/** Every statement that becomes public, a box each, with what the approving officer says about it. */
export function StatementFields({ words, today }: StatementFieldsProps) {
  const names = useNames('labels', 'partTexts', 'sideNames', 'assetKinds', 'itemTexts', 'sectorNames')
  return statementsIn(words).map((statement) => (
    <fieldset
      key={statement.place}
      className="min-w-0 space-y-4 rounded-card border border-line bg-surface p-4"
    >
      <legend className="px-1 text-lg font-bold">{statementName(statement, names)}</legend>
      <p className="whitespace-pre-line break-words">{statementText(statement, words, names)}</p>
      <Labelling statement={statement} today={today} />
    </fieldset>
  ))
}

function Labelling({ statement, today }: { statement: Statement; today: string }) {
  const { statementLabelNames, statementPartNames } = useNames('statementLabelNames', 'statementPartNames')
  const { textOf, problemOf } = useFormState()
  const of = (part: StatementPart) => {
    const name = statementFieldName(statement.place, part)
    return { name, error: problemOf(name), required: true }
  }
  const typed = (part: StatementPart) => textOf(statementFieldName(statement.place, part))
  return (
    <>
      <RadioGroup
        {...of('label')}
        legend={statementPartNames.label}
        defaultValue={typed('label')}
        options={statementLabels.map((value) => ({ value, label: statementLabelNames[value] }))}
      />
      <Field {...of('source')} label={statementPartNames.source}>
        <TextInput
          defaultValue={typed('source')}
          maxLength={longestStatementSource}
          list="sources"
          autoComplete="off"
        />
      </Field>
      <Field {...of('seenOn')} label={statementPartNames.seenOn}>
        <TextInput type="date" defaultValue={typed('seenOn')} max={today} />
      </Field>
    </>
  )
}

type TextNames = ItemNames & Names<'partTexts' | 'sectorNames'>

function statementText(statement: Statement, words: ReportText, names: TextNames): string {
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
