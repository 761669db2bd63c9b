import { RefusalNotice, useFormState } from '../form.tsx'
import { NameAndAddress, nameAndAddressLabels } from './parts/name-and-address.tsx'
import { NewPasswordField } from './parts/password-field.tsx'

const labels = { ...nameAndAddressLabels, password: 'Password' }

type AccountFieldsProps = {
  usernameHint: string
  /** Labels of what else stands in the form, for the notice above it. */
  more?: Record<string, string>
}

/** The three things that an account needs, for registering and for accepting an invitation. */
export function AccountFields({ usernameHint, more = {} }: AccountFieldsProps) {
  const { problemOf } = useFormState()
  return (
    <>
      <RefusalNotice labels={{ ...labels, ...more }} />
      <NameAndAddress
        hints={{ username: usernameHint, email: 'Better one that your employer does not run.' }}
      />
      <NewPasswordField label={labels.password} error={problemOf('password')} />
    </>
  )
}
