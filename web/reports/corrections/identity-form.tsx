import { identityProofs } from '#domain/publishing/identity-checks.ts'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/dates/date-field.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import type { Words } from '#words/words.ts'
import { SubmitButton, TokenForm, useFormState } from '../../form.tsx'
import { useNames } from '../../page-names.ts'

/** With what staff checked who asks, and when. */
export function IdentityForm({ words }: { words: Words['correctionRequest']['identity'] }) {
  const { identityProofNames } = useNames('identityProofNames')
  const { textOf, problemOf } = useFormState()
  return (
    <Card className="space-y-4">
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <TokenForm intent="identity">
        <Field name="proof" label={words.proof} error={problemOf('proof')} required>
          <Select
            placeholder={words.choose}
            defaultValue={textOf('proof')}
            choices={identityProofs.map((value) => ({ value, label: identityProofNames[value] }))}
          />
        </Field>
        <DateField
          name="checkedOn"
          label={words.day}
          error={problemOf('checkedOn')}
          required
          value={textOf('checkedOn')}
        />
        <SubmitButton tone="secondary">{words.button}</SubmitButton>
      </TokenForm>
    </Card>
  )
}
