import { accountLimits } from '#domain/people/accounts.ts'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { RefusalNotice, useFormState } from '../form.tsx'

const labels = { username: 'User name', email: 'E-mail', password: 'Password' }

/** The three things that an account needs, for registering and for accepting an invitation. */
export function AccountFields({ usernameHint }: { usernameHint: string }) {
  const { textOf, problemOf } = useFormState()
  const { username, email, password } = accountLimits
  return (
    <>
      <RefusalNotice labels={labels} />
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
      <Field
        name="password"
        label={labels.password}
        hint={`At least ${password.shortest} characters, and not easy to guess: three or four words that do not belong together will do.`}
        error={problemOf('password')}
        required
      >
        <TextInput type="password" autoComplete="new-password" maxLength={password.longest} />
      </Field>
    </>
  )
}
