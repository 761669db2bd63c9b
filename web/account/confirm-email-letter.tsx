import { requestLetter } from '#server/people/request-letter.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { redirectAfter } from '../redirect-after.ts'
import { submission, visit } from '../visit.ts'
import type { Route } from './+types/confirm-email-letter'
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
    await requestLetter(application, 'confirmation-letter', fields, facts.network)
    return redirectAfter('/confirm-email', 'letter-asked')
  })
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'A new letter – Fitila' }]
}

export default function ConfirmEmailLetter({ loaderData: { hasMail, formToken } }: Route.ComponentProps) {
  return (
    <Page width="narrow">
      <PageHeader
        title="A new letter"
        lead="If a registration with this address still waits, we send its letter once more. A registration waits for three days."
      />
      {hasMail ? null : <NoMail />}
      <AddressForm formToken={formToken} button="Send the letter" />
    </Page>
  )
}
