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
import { partTexts, statementPartNames } from '#words/in-scripts/part-texts.ts'
import { statementLabelNames } from '#words/in-scripts/publishing-names.ts'
import { sectorNames } from '#words/in-scripts/report-names.ts'
import { partialDay } from '../../dates.ts'
import { useFormState } from '../../form.tsx'
import { itemText } from './item-list.tsx'
import { statementName } from './statement-names.ts'

type StatementFieldsProps = {
  words: ReportText
  /** The last day on which a statement can have been seen. */
  today: string
}

/** Every statement that becomes public, a box each, with what the approving officer says about it. */
export function StatementFields({ words, today }: StatementFieldsProps) {
  return statementsIn(words).map((statement) => (
    <fieldset
      key={statement.place}
      className="min-w-0 space-y-4 rounded-card border border-line bg-surface p-4"
    >
      <legend className="px-1 text-lg font-bold">{statementName(statement)}</legend>
      <p className="whitespace-pre-line break-words">{statementText(statement, words)}</p>
      <Labelling statement={statement} today={today} />
    </fieldset>
  ))
}

function Labelling({ statement, today }: { statement: Statement; today: string }) {
  const { textOf, problemOf } = useFormState()
  const of = (part: StatementPart) => {
    const name = statementFieldName(statement.place, part)
    return { name, error: problemOf(name), required: true }
  }
  const typed = (part: StatementPart) => textOf(statementFieldName(statement.place, part))
  return (
    <>
      <RadioGroup
        {...of('mark')}
        legend={statementPartNames.mark}
        defaultValue={typed('mark')}
        options={statementLabels.map((mark) => ({ value: mark, label: statementLabelNames[mark] }))}
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

function statementText(statement: Statement, words: ReportText): string {
  if ('item' in statement) return itemText(statement.item)
  else if (statement.place === 'office')
    return `${words.personName}: ${words.position}, ${sectorNames[words.sector]}, ${words.state}`
  else return `${statement.text}${whenOf(statement, words)}`
}

// When it happened is a part of what the evidence says.
function whenOf({ place }: Statement, { incidentDate }: ReportText): string {
  return place === 'evidence' && incidentDate
    ? `\n\n${fill(partTexts.happened, { day: partialDay(incidentDate) })}`
    : ''
}
