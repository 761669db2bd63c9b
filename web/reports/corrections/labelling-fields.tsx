import { longestStatementSource, statementLabels } from '#domain/publishing/statements.ts'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { statementPartNames } from '#words/in-scripts/part-texts.ts'
import { statementLabelNames } from '#words/in-scripts/publishing-names.ts'
import type { Words } from '#words/words.ts'
import { useFormState } from '../../form.tsx'
import { StatementLabels } from '../parts/statement-labels.tsx'

/** What the corrected statements rest on. What did not change keeps its label. */
export function LabellingFields({ words }: { words: Words['correctionProposal'] }) {
  const { textOf, problemOf } = useFormState()
  return (
    <Card className="space-y-4">
      <h2>{words.labelling}</h2>
      <p>{words.labellingLead}</p>
      <StatementLabels />
      <RadioGroup
        name="mark"
        legend={statementPartNames.mark}
        error={problemOf('mark')}
        defaultValue={textOf('mark')}
        options={statementLabels.map((mark) => ({ value: mark, label: statementLabelNames[mark] }))}
      />
      <Field name="source" label={statementPartNames.source} error={problemOf('source')}>
        <TextInput defaultValue={textOf('source')} maxLength={longestStatementSource} autoComplete="off" />
      </Field>
      <Field name="seenOn" label={statementPartNames.seenOn} error={problemOf('seenOn')}>
        <TextInput type="date" defaultValue={textOf('seenOn')} />
      </Field>
    </Card>
  )
}
