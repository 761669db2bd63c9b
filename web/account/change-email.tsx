import { NotFound } from '#domain/errors.ts'
import { isOpenLink } from '#server/people/account-tokens.ts'
import { confirmNewAddress } from '#server/people/update-profile.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { wordingIn } from '#words/wording-in.ts'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm } from '../form.tsx'
import { redirectAfter } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/change-email'
import { DeadLink } from './parts/dead-link.tsx'
import { linkIn, tokenOfShownLink, withToken } from './parts/letter-link.ts'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, pageRequest, words }) => {
    const token = tokenOfShownLink(linkIn(args, pageRequest))
    const isOpen = await isOpenLink(application, 'change-email', token)
    return {
      words: words('changeEmail'),
      isOpen,
      dead: wordingIn('en', new NotFound('link-not-valid')),
      formToken: pageRequest.formToken(),
    }
  })
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, pageRequest }) => {
    await withToken(linkIn(args, pageRequest), (token) => confirmNewAddress(application, token))
    return redirectAfter('/', 'address-changed')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.changeEmail.title) }]
}

export default function ChangeEmail({ loaderData }: Route.ComponentProps) {
  const { isOpen, dead, formToken } = loaderData
  const words = loaderData.words.changeEmail
  return (
    <Page width="narrow">
      <PageHeader title={words.title} lead={isOpen ? words.lead : null} />
      {isOpen ? (
        <TokenForm formToken={formToken}>
          <RefusalNotice />
          <SubmitButton wide>{words.button}</SubmitButton>
        </TokenForm>
      ) : (
        <DeadLink words={dead} href="/profile" label={words.profile} />
      )}
    </Page>
  )
}
