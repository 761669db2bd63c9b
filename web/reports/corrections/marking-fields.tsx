import { longestStatementSource, statementMarkNames, statementMarks } from '#domain/publishing/statements.ts'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useFormState } from '../../form.tsx'
import { statementPartLabels } from '../parts/statement-labels.ts'
import { StatementMarks } from '../parts/statement-marks.tsx'

/** What the corrected statements rest on. What did not change keeps its mark. */
export function MarkingFields() {
  const { textOf, problemOf } = useFormState()
  return (
    <Card className="space-y-4">
      <h2>What the corrected words rest on</h2>
      <p>
        For every statement that you changed or added. If they rest on several things, correct them one after
        the other. Where you only take something out, leave this empty.
      </p>
      <StatementMarks />
      <RadioGroup
        name="mark"
        legend={statementPartLabels.mark}
        error={problemOf('mark')}
        defaultValue={textOf('mark')}
        options={statementMarks.map((mark) => ({ value: mark, label: statementMarkNames[mark] }))}
      />
      <Field name="source" label={statementPartLabels.source} error={problemOf('source')}>
        <TextInput defaultValue={textOf('source')} maxLength={longestStatementSource} autoComplete="off" />
      </Field>
      <Field name="seenOn" label={statementPartLabels.seenOn} error={problemOf('seenOn')}>
        <TextInput type="date" defaultValue={textOf('seenOn')} />
      </Field>
    </Card>
  )
}
