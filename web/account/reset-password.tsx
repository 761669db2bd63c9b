import { NotFound } from '#domain/errors.ts'
import { isOpenLink } from '#server/people/account-tokens.ts'
import { resetPassword } from '#server/people/reset-password.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { wordingIn } from '#words/wording-in.ts'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { redirectAfter } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/reset-password'
import { DeadLink } from './parts/dead-link.tsx'
import { linkIn, tokenOfShownLink, withToken } from './parts/letter-link.ts'
import { NewPasswordField } from './parts/password-field.tsx'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, pageRequest, language, words }) => {
    const token = tokenOfShownLink(linkIn(args, pageRequest))
    const isOpen = await isOpenLink(application, 'reset-password', token)
    const dead = wordingIn(language, new NotFound('link-not-valid'))
    return {
      words: words('resetPassword', 'accountFields'),
      isOpen,
      dead,
      formToken: pageRequest.formToken(),
    }
  })
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, pageRequest }, fields) => {
    await withToken(linkIn(args, pageRequest), (token) =>
      resetPassword(application, token, fields, pageRequest.caller()),
    )
    return redirectAfter('/login', 'password-reset')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.resetPassword.title) }]
}

export default function ResetPassword({ loaderData }: Route.ComponentProps) {
  const { isOpen, dead, formToken } = loaderData
  const { resetPassword: words, accountFields } = loaderData.words
  const { problemOf } = useFormState()
  return (
    <Page width="narrow">
      <PageHeader title={words.title} lead={isOpen ? words.lead : null} />
      {isOpen ? (
        <TokenForm formToken={formToken}>
          <RefusalNotice labels={words} />
          <NewPasswordField words={accountFields} label={words.password} error={problemOf('password')} />
          <SubmitButton wide>{words.button}</SubmitButton>
        </TokenForm>
      ) : (
        <DeadLink words={dead} href="/forgot-password" label={words.newLink} />
      )}
    </Page>
  )
}
