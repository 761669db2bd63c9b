import { accountLimits } from '#domain/people/accounts.ts'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'

type NewPasswordFieldProps = {
  words: Pick<Words['accountFields'], 'passwordHint'>
  label: string
  error: string | undefined
  /** How many characters it has at least; staff need more. */
  shortest?: number | undefined
}

/** A password that a person chooses. */
export function NewPasswordField({
  words,
  label,
  error,
  shortest = accountLimits.password.shortest,
}: NewPasswordFieldProps) {
  const { longest } = accountLimits.password
  return (
    <Field name="password" label={label} hint={fill(words.passwordHint, { shortest })} error={error} required>
      <TextInput type="password" autoComplete="new-password" maxLength={longest} />
    </Field>
  )
}
