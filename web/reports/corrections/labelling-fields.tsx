import { longestStatementSource, statementLabels } from '#domain/publishing/statements.ts'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/dates/date-field.tsx'
import { Field } from '#ui/field.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { Words } from '#words/words.ts'
import { useFormState } from '../../form.tsx'
import { useNames } from '../../page-names.ts'
import { StatementLabels } from '../parts/statement-labels.tsx'

/** What the corrected statements rest on. What did not change keeps its label. */
export function LabellingFields({ words }: { words: Words['correctionProposal'] }) {
  const { statementLabelNames, statementPartNames } = useNames('statementLabelNames', 'statementPartNames')
  const { textOf, problemOf } = useFormState()
  return (
    <Card className="space-y-4">
      <h2>{words.labelling}</h2>
      <p>{words.labellingLead}</p>
      <StatementLabels />
      <RadioGroup
        name="label"
        legend={statementPartNames.label}
        error={problemOf('label')}
        marked={false}
        defaultValue={textOf('label')}
        options={statementLabels.map((value) => ({ value, label: statementLabelNames[value] }))}
      />
      <Field name="source" label={statementPartNames.source} error={problemOf('source')} marked={false}>
        <TextInput defaultValue={textOf('source')} maxLength={longestStatementSource} autoComplete="off" />
      </Field>
      <DateField
        name="seenOn"
        label={statementPartNames.seenOn}
        error={problemOf('seenOn')}
        marked={false}
        value={textOf('seenOn')}
      />
    </Card>
  )
}
