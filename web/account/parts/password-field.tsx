import { accountLimits } from '#domain/people/accounts.ts'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'

/** A password that somebody chooses. */
export function NewPasswordField({ label, error }: { label: string; error: string | undefined }) {
  const { shortest, longest } = accountLimits.password
  return (
    <Field
      name="password"
      label={label}
      hint={`At least ${shortest} characters, and not easy to guess: three or four words that do not belong together will do.`}
      error={error}
      required
    >
      <TextInput type="password" autoComplete="new-password" maxLength={longest} />
    </Field>
  )
}
