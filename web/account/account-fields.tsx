import { accountLimits } from '#domain/people/accounts.ts'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { RefusalNotice, useFormState } from '../form.tsx'
import { NewPasswordField } from './parts/password-field.tsx'

const labels = { username: 'User name', email: 'E-mail', password: 'Password' }

type AccountFieldsProps = {
  usernameHint: string
  /** Labels of what else stands in the form, for the notice above it. */
  more?: Record<string, string>
}

/** The three things that an account needs, for registering and for accepting an invitation. */
export function AccountFields({ usernameHint, more = {} }: AccountFieldsProps) {
  const { textOf, problemOf } = useFormState()
  const { username, email } = accountLimits
  return (
    <>
      <RefusalNotice labels={{ ...labels, ...more }} />
      <Field
        name="username"
        label={labels.username}
        hint={usernameHint}
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
      <Field
        name="email"
        label={labels.email}
        hint="Better one that your employer does not run."
        error={problemOf('email')}
        required
      >
        <TextInput
          type="email"
          autoComplete="email"
          defaultValue={textOf('email')}
          maxLength={email.longest}
        />
      </Field>
      <NewPasswordField label={labels.password} error={problemOf('password')} />
    </>
  )
}
