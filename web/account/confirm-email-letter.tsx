import { registrationPeriod } from '#domain/retention/periods.ts'
import { days } from '#domain/time/durations.ts'
import { requestLetter } from '#server/people/letters/request-letter.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import { page } from '../door.ts'
import { redirectAfter } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/confirm-email-letter'
import { AddressForm } from './parts/address-form.tsx'
import { NoMail } from './parts/no-mail.tsx'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, pageRequest, words }) => ({
    words: words('newLetter', 'noMail', 'accountFields'),
    hasMail: application.mail.isReal,
    formToken: pageRequest.formToken(),
  }))
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, pageRequest }, fields) => {
    await requestLetter(application, 'confirmation-letter', fields, pageRequest.caller())
    return redirectAfter('/confirm-email', application.mail.isReal ? 'letter-asked' : 'letter-kept')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.newLetter.title) }]
}

export default function ConfirmEmailLetter({ loaderData }: Route.ComponentProps) {
  const { words, hasMail, formToken } = loaderData
  const { title, withoutMail, ...byMail } = words.newLetter
  const { lead, button } = hasMail ? byMail : withoutMail
  return (
    <Page width="narrow">
      <PageHeader title={title} lead={fill(lead, { days: registrationPeriod / days(1) })} />
      {hasMail ? null : <NoMail words={words.noMail} />}
      <AddressForm formToken={formToken} label={words.accountFields.email} button={button} />
    </Page>
  )
}
