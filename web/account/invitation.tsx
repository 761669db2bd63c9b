import { acceptInvitation, findInvitation } from '#server/people/accept-invitation.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import { roleNames } from '#words/in-scripts/people-names.ts'
import { wordsFor } from '#words/words-for.ts'
import { page } from '../door.ts'
import { SubmitButton, TokenForm } from '../form.tsx'
import { redirectAfter } from '../redirect-after.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/invitation'
import { AccountFields } from './account-fields.tsx'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, facts }) => {
    const { role } = await findInvitation(application, args.params.token)
    return { words: wordsFor('en', ['invitation', 'accountFields']), role, formToken: facts.formToken() }
  })
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, facts }, fields) => {
    await facts.changeSession(await acceptInvitation(application, args.params.token, fields))
    return redirectAfter('/admin', 'registered')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.invitation.tab) }]
}

export default function Invitation({ loaderData }: Route.ComponentProps) {
  const words = loaderData.words.invitation
  const role = roleNames[loaderData.role].toLowerCase()
  return (
    <Page width="narrow">
      <PageHeader title={words.title} lead={fill(words.lead, { role })} />
      <TokenForm formToken={loaderData.formToken}>
        <AccountFields words={loaderData.words.accountFields} usernameHint={words.usernameHint} />
        <SubmitButton wide>{words.button}</SubmitButton>
      </TokenForm>
    </Page>
  )
}
