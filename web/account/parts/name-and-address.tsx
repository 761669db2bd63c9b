import { accountLimits } from '#domain/people/accounts.ts'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { Words } from '#words/words.ts'
import { useFormState } from '../../form.tsx'

type NameAndAddressProps = {
  words: Pick<Words['accountFields'], 'username' | 'email'>
  hints: { username: string; email: string }
  /** What was there before, by field. */
  before?: { username: string; email: string }
}

/** How an account is called and reached, wherever a form asks for both. */
export function NameAndAddress({ words, hints, before }: NameAndAddressProps) {
  const { textOf, problemOf } = useFormState(before)
  const { username, email } = accountLimits
  return (
    <>
      <Field
        name="username"
        label={words.username}
        hint={hints.username}
        error={problemOf('username')}
        required
      >
        <TextInput
          autoComplete="username"
          autoCapitalize="none"
          defaultValue={textOf('username')}
          maxLength={username.longest}
        />
      </Field>
      <Field name="email" label={words.email} hint={hints.email} error={problemOf('email')} required>
        <TextInput
          type="email"
          autoComplete="email"
          defaultValue={textOf('email')}
          maxLength={email.longest}
        />
      </Field>
    </>
  )
}
