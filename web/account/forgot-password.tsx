import { requestLetter } from '#server/people/letters/request-letter.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { page } from '../door.ts'
import { redirectAfter } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/forgot-password'
import { AddressForm } from './parts/address-form.tsx'
import { NoMail } from './parts/no-mail.tsx'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, pageRequest, words }) => ({
    words: words('forgotPassword', 'noMail', 'accountFields'),
    hasMail: application.mail.isReal,
    formToken: pageRequest.formToken(),
  }))
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, pageRequest }, fields) => {
    await requestLetter(application, 'reset-letter', fields, pageRequest.caller())
    return redirectAfter('/login', application.mail.isReal ? 'letter-asked' : 'letter-kept')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.forgotPassword.title) }]
}

export default function ForgotPassword({ loaderData }: Route.ComponentProps) {
  const { words, hasMail, formToken } = loaderData
  const { title, withoutMail, ...byMail } = words.forgotPassword
  const { lead, button } = hasMail ? byMail : withoutMail
  return (
    <Page width="narrow">
      <PageHeader title={title} lead={lead} />
      {hasMail ? null : <NoMail words={words.noMail} />}
      <AddressForm formToken={formToken} label={words.accountFields.email} button={button} />
    </Page>
  )
}
