import { requestLetter } from '#server/people/request-letter.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { redirectAfter } from '../redirect-after.ts'
import { submission, visit } from '../visit.ts'
import type { Route } from './+types/forgot-password'
import { AddressForm } from './parts/address-form.tsx'
import { NoMail } from './parts/no-mail.tsx'

export function loader(args: Route.LoaderArgs) {
  return visit(args, async ({ application, facts }) => ({
    hasMail: application.mail.isReal,
    formToken: facts.formToken(),
  }))
}

export function action(args: Route.ActionArgs) {
  return submission(args, async ({ application, facts }, fields) => {
    await requestLetter(application, 'reset-letter', fields, facts.network)
    return redirectAfter('/login', 'letter-asked')
  })
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Forgot your password? – Fitila' }]
}

export default function ForgotPassword({ loaderData: { hasMail, formToken } }: Route.ComponentProps) {
  return (
    <Page width="narrow">
      <PageHeader
        title="Forgot your password?"
        lead="If this address has an account, a letter with a link goes to it. The link works once, for an hour."
      />
      {hasMail ? null : <NoMail />}
      <AddressForm formToken={formToken} button="Send me the link" />
    </Page>
  )
}
