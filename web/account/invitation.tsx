import { shortestPassword } from '#domain/people/accounts.ts'
import { acceptInvitation, findInvitation } from '#server/people/invitations/accept-invitation.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import { wordsFor } from '#words/words-for.ts'
import { page } from '../door.ts'
import { SubmitButton, TokenForm } from '../form.tsx'
import type { PageRequest } from '../page-request.ts'
import { redirectAfter } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/invitation'
import { AccountFields } from './account-fields.tsx'
import { tokenOfShownLink, withToken } from './parts/letter-link.ts'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, pageRequest }) => {
    const { role } = await findInvitation(application, tokenOfShownLink(linkOf(args, pageRequest)) ?? '')
    return {
      words: wordsFor('en', ['invitation', 'accountFields', 'roleNames']),
      role,
      shortest: shortestPassword(role),
      formToken: pageRequest.formToken(),
    }
  })
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, pageRequest }, fields) => {
    const session = await withToken(linkOf(args, pageRequest), (token) =>
      acceptInvitation(application, token ?? '', fields),
    )
    await pageRequest.changeSession(session)
    return redirectAfter('/first-steps', 'registered')
  })
}

function linkOf({ params }: { params: { token: string } }, pageRequest: PageRequest) {
  return { pageRequest, given: params.token, cleanAddress: (name: string) => `/invitation/${name}` }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.invitation.tab) }]
}

export default function Invitation({ loaderData }: Route.ComponentProps) {
  const words = loaderData.words.invitation
  const role = loaderData.words.roleNames[loaderData.role].toLowerCase()
  return (
    <Page width="narrow">
      <PageHeader title={words.title} lead={fill(words.lead, { role })} />
      <TokenForm formToken={loaderData.formToken}>
        <AccountFields
          words={loaderData.words.accountFields}
          usernameHint={words.usernameHint}
          shortest={loaderData.shortest}
        />
        <SubmitButton wide>{words.button}</SubmitButton>
      </TokenForm>
    </Page>
  )
}
