import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { Words } from '#words/words.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../../form.tsx'

type StepProps = { words: Words['expertAssignment'] }

const lists = ['names', 'employers', 'others'] as const

/** Before any name is shown. */
export function ConflictStep({ words }: StepProps) {
  const { textOf, problemOf } = useFormState()
  return (
    <Card className="space-y-3">
      <h2>{words.conflictTitle}</h2>
      <p>{words.conflictText}</p>
      <TokenForm intent="check">
        <RefusalNotice labels={words.conflictLabels} />
        {lists.map((name) => (
          <Field
            key={name}
            name={name}
            label={words.conflictLabels[name]}
            hint={words.onePerLine}
            error={problemOf(name)}
            required={name === 'names'}
          >
            <TextArea rows={3} defaultValue={textOf(name)} />
          </Field>
        ))}
        <SubmitButton>{words.check}</SubmitButton>
      </TokenForm>
    </Card>
  )
}

/** What the expert signs before they read. */
export function Undertaking({ words }: StepProps) {
  const { problemOf } = useFormState()
  return (
    <Card className="space-y-3">
      <h2>{words.undertakingTitle}</h2>
      <p>{words.undertakingLead}</p>
      <ul className="list-disc space-y-1 pl-5">
        {words.undertaking.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <TokenForm intent="accept">
        <RefusalNotice labels={{ agree: words.agree }} />
        <Checkbox name="agree" value="yes" label={words.agree} error={problemOf('agree')} />
        <SubmitButton>{words.sign}</SubmitButton>
      </TokenForm>
    </Card>
  )
}
