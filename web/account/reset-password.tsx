import { isOpenLink } from '#server/people/account-tokens.ts'
import { resetPassword } from '#server/people/reset-password.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { redirectAfter } from '../redirect-after.ts'
import { submission, visit } from '../visit.ts'
import type { Route } from './+types/reset-password'
import { DeadLink } from './parts/dead-link.tsx'
import { NewPasswordField } from './parts/password-field.tsx'

export function loader(args: Route.LoaderArgs) {
  return visit(args, async ({ application, facts }) => {
    const token = args.url.searchParams.get('token')
    const isOpen = await isOpenLink(application, 'reset-password', token)
    return { isOpen, formToken: facts.formToken() }
  })
}

export function action(args: Route.ActionArgs) {
  return submission(args, async ({ application, facts }, fields) => {
    await resetPassword(application, args.url.searchParams.get('token'), fields, facts.network)
    return redirectAfter('/login', 'password-reset')
  })
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'A new password – Fitila' }]
}

export default function ResetPassword({ loaderData: { isOpen, formToken } }: Route.ComponentProps) {
  const { problemOf } = useFormState()
  return (
    <Page width="narrow">
      <PageHeader
        title="A new password"
        lead={
          isOpen ? 'Every device is logged out by it. A second step stays, and is asked for as before.' : null
        }
      />
      {isOpen ? (
        <TokenForm formToken={formToken}>
          <RefusalNotice labels={{ password: 'New password' }} />
          <NewPasswordField label="New password" error={problemOf('password')} />
          <SubmitButton wide>Save the new password</SubmitButton>
        </TokenForm>
      ) : (
        <DeadLink href="/forgot-password" label="Ask for a new link" />
      )}
    </Page>
  )
}
