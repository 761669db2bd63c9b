import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { Words } from '#words/words.ts'
import { SubmitButton, TokenForm, useFormState } from '../../form.tsx'

/** The form that makes a webhook. It asks for the password again where that was not given a moment ago. */
export function NewWebhook({ words }: { words: Words['webhooks'] }) {
  const { textOf, problemOf } = useFormState()
  return (
    <Card as="section" className="space-y-4">
      <h2>{words.makeTitle}</h2>
      <TokenForm intent="make">
        <Field name="name" label={words.name} hint={words.nameHint} error={problemOf('name')} required>
          <TextInput defaultValue={textOf('name')} maxLength={40} autoComplete="off" />
        </Field>
        <Field
          name="address"
          label={words.address}
          hint={words.addressHint}
          error={problemOf('address')}
          required
        >
          <TextInput
            defaultValue={textOf('address')}
            inputMode="url"
            maxLength={500}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <SubmitButton>{words.make}</SubmitButton>
      </TokenForm>
    </Card>
  )
}
