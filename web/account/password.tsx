import { changePassword } from '#server/people/change-password.ts'
import { Field } from '#ui/field.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { wordsFor } from '#words/words-for.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { redirectAfter } from '../redirect-after.ts'
import { protectedVisit, submission } from '../visit.ts'
import type { Route } from './+types/password'
import { NewPasswordField } from './parts/password-field.tsx'

export function loader(args: Route.LoaderArgs) {
  return protectedVisit(args, 'person', async () => ({ words: wordsFor('en', ['accountFields']) }))
}

export function action(args: Route.ActionArgs) {
  return submission(args, async ({ application, actor, facts }, fields) => {
    const session = await facts.session()
    await changePassword(application, actor, fields, session?.id ?? null)
    return redirectAfter('/profile', 'password-changed')
  })
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Change the password – Fitila' }]
}

const labels = { currentPassword: 'Present password', password: 'New password' }

export default function Password({ loaderData: { words } }: Route.ComponentProps) {
  const { problemOf } = useFormState()
  return (
    <Page width="narrow">
      <PageHeader title="Change the password" lead="Every other device is logged out by it." />
      <TokenForm>
        <RefusalNotice labels={labels} />
        <Field
          name="currentPassword"
          label={labels.currentPassword}
          error={problemOf('currentPassword')}
          required
        >
          <TextInput type="password" autoComplete="current-password" maxLength={200} />
        </Field>
        <NewPasswordField words={words.accountFields} label={labels.password} error={problemOf('password')} />
        <SubmitButton wide>Save the new password</SubmitButton>
      </TokenForm>
    </Page>
  )
}
