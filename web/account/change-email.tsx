import { NotFound } from '#domain/errors.ts'
import { isOpenLink } from '#server/people/account-tokens.ts'
import { confirmNewAddress } from '#server/people/update-profile.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { wordingIn } from '#words/wording-in.ts'
import { RefusalNotice, SubmitButton, TokenForm } from '../form.tsx'
import { redirectAfter } from '../redirect-after.ts'
import { submission, visit } from '../visit.ts'
import type { Route } from './+types/change-email'
import { DeadLink } from './parts/dead-link.tsx'

export function loader(args: Route.LoaderArgs) {
  return visit(args, async ({ application, facts }) => {
    const token = args.url.searchParams.get('token')
    const isOpen = await isOpenLink(application, 'change-email', token)
    return { isOpen, dead: wordingIn('en', new NotFound('link-not-valid')), formToken: facts.formToken() }
  })
}

export function action(args: Route.ActionArgs) {
  return submission(args, async ({ application }) => {
    await confirmNewAddress(application, args.url.searchParams.get('token'))
    return redirectAfter('/', 'address-changed')
  })
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'A new e-mail address – Fitila' }]
}

export default function ChangeEmail({ loaderData: { isOpen, dead, formToken } }: Route.ComponentProps) {
  return (
    <Page width="narrow">
      <PageHeader
        title="A new e-mail address"
        lead={isOpen ? 'From now on your account uses the address that this letter came to.' : null}
      />
      {isOpen ? (
        <TokenForm formToken={formToken}>
          <RefusalNotice />
          <SubmitButton wide>Use this address</SubmitButton>
        </TokenForm>
      ) : (
        <DeadLink words={dead} href="/profile" label="Go to your profile" />
      )}
    </Page>
  )
}
