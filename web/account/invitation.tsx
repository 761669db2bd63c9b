import { acceptInvitation, findInvitation } from '#server/people/accept-invitation.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { roleNames } from '#words/in-scripts/people-names.ts'
import { wordsFor } from '#words/words-for.ts'
import { SubmitButton, TokenForm } from '../form.tsx'
import { redirectAfter } from '../redirect-after.ts'
import { submission, visit } from '../visit.ts'
import type { Route } from './+types/invitation'
import { AccountFields } from './account-fields.tsx'

export function loader(args: Route.LoaderArgs) {
  return visit(args, async ({ application, facts }) => {
    const { role } = await findInvitation(application, args.params.token)
    return { words: wordsFor('en', ['accountFields']), role, formToken: facts.formToken() }
  })
}

export function action(args: Route.ActionArgs) {
  return submission(args, async ({ application, facts }, fields) => {
    await facts.changeSession(await acceptInvitation(application, args.params.token, fields))
    return redirectAfter('/admin', 'registered')
  })
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Invitation – Fitila' }]
}

export default function Invitation({ loaderData }: Route.ComponentProps) {
  const role = roleNames[loaderData.role].toLowerCase()
  return (
    <Page width="narrow">
      <PageHeader
        title="You are invited"
        lead={`This link makes one account as ${role}, and then no other. Staff see what reporters wrote: take a password that nothing else has.`}
      />
      <TokenForm formToken={loaderData.formToken}>
        <AccountFields
          words={loaderData.words.accountFields}
          usernameHint="Your colleagues see it beside what you did. Reporters and the public never do."
        />
        <SubmitButton wide>Make my account</SubmitButton>
      </TokenForm>
    </Page>
  )
}
