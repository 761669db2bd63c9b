import { shortestPassword } from '#domain/people/accounts.ts'
import { changePassword } from '#server/people/change-password.ts'
import { Field } from '#ui/field.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { wordsFor } from '#words/words-for.ts'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { redirectAfter } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/password'
import { NewPasswordField } from './parts/password-field.tsx'

const door = page('page.person')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ actor }) => ({
    shortest: shortestPassword(actor.role),
    words: wordsFor('en', ['changePassword', 'accountFields']),
  }))
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor, pageRequest }, fields) => {
    const session = await pageRequest.session()
    await changePassword(application, actor, fields, session?.id ?? null)
    return redirectAfter('/profile', 'password-changed')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.changePassword.title) }]
}

export default function Password({ loaderData }: Route.ComponentProps) {
  const { changePassword: words, accountFields } = loaderData.words
  const { labels } = words
  const { problemOf } = useFormState()
  return (
    <Page width="narrow">
      <PageHeader title={words.title} lead={words.lead} />
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
        <NewPasswordField
          words={accountFields}
          label={labels.password}
          error={problemOf('password')}
          shortest={loaderData.shortest}
        />
        <SubmitButton wide>{words.button}</SubmitButton>
      </TokenForm>
    </Page>
  )
}
