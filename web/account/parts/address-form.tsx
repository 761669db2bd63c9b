import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../../form.tsx'

type AddressFormProps = { formToken: string; label: string; button: string }

/** Asks for an email address to send a letter to. */
export function AddressForm({ formToken, label, button }: AddressFormProps) {
  const { textOf, problemOf } = useFormState()
  return (
    <TokenForm formToken={formToken}>
      <RefusalNotice labels={{ email: label }} />
      <Field name="email" label={label} error={problemOf('email')} required>
        <TextInput type="email" autoComplete="email" defaultValue={textOf('email')} maxLength={254} />
      </Field>
      <SubmitButton wide>{button}</SubmitButton>
    </TokenForm>
  )
}
