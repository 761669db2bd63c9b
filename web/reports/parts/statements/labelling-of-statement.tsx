import {
  type Labelling,
  longestStatementSource,
  type StatementPart,
  statementLabels,
} from '#domain/publishing/statements.ts'
import { DateField } from '#ui/dates/date-field.tsx'
import { Field } from '#ui/field.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useFormState } from '../../../form.tsx'
import { useNames } from '../../../page-names.ts'

type Props = {
  nameOf: (part: StatementPart) => string
  said: Labelling | undefined
  /** Whether all three may stay empty. */
  isOptional: boolean
}

/** What it rests on, where that is, and on which day staff saw it. */
export function LabellingFields({ nameOf, said, isOptional }: Props) {
  const { statementLabelNames, statementPartNames } = useNames('statementLabelNames', 'statementPartNames')
  const { textOf, problemOf } = useFormState()
  const typed = (part: StatementPart) => textOf(nameOf(part)) || said?.[part] || ''
  const of = (part: StatementPart) => ({
    name: nameOf(part),
    error: problemOf(nameOf(part)),
    marked: isOptional,
  })
  return (
    <>
      <RadioGroup
        {...of('label')}
        legend={statementPartNames.label}
        isRow
        defaultValue={typed('label')}
        options={statementLabels.map((value) => ({ value, label: statementLabelNames[value] }))}
      />
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end sm:gap-6">
        <Field {...of('source')} label={statementPartNames.source}>
          <TextInput
            defaultValue={typed('source')}
            maxLength={longestStatementSource}
            list="sources"
            autoComplete="off"
          />
        </Field>
        <DateField {...of('seenOn')} label={statementPartNames.seenOn} value={typed('seenOn')} />
      </div>
    </>
  )
}
