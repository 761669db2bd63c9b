import type { Words } from '#words/words.ts'
import { RefusalNotice, useFormState } from '../form.tsx'
import { NameAndAddress } from './parts/name-and-address.tsx'
import { NewPasswordField } from './parts/password-field.tsx'

type AccountFieldsProps = {
  words: Words['accountFields']
  usernameHint: string
  /** Labels of what else is in the form, for the notice above it. */
  more?: Record<string, string>
  shortest?: number | undefined
}

/** The three things that an account needs, for registering and for accepting an invitation. */
export function AccountFields({ words, usernameHint, more = {}, shortest }: AccountFieldsProps) {
  const { problemOf } = useFormState()
  return (
    <>
      <RefusalNotice labels={{ ...words, ...more }} />
      <NameAndAddress words={words} hints={{ username: usernameHint, email: words.emailHint }} />
      <NewPasswordField
        words={words}
        label={words.password}
        error={problemOf('password')}
        shortest={shortest}
      />
    </>
  )
}
