import { Link, redirect } from 'react-router'
import { register } from '#server/people/registration/register.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { expertiseAreaNames } from '#words/in-scripts/people-names.ts'
import { page } from '../door.ts'
import { SubmitButton, TokenForm } from '../form.tsx'
import { redirectAfter } from '../redirect-after.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/register'
import { AccountFields } from './account-fields.tsx'
import { ExpertFields } from './expert-fields.tsx'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ actor, facts, words }) => {
    if (actor.kind === 'person') throw redirect('/')
    return {
      words: words('register', 'accountFields', 'expertFields'),
      areas: Object.entries(expertiseAreaNames),
      formToken: facts.formToken(),
    }
  })
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, facts }, fields) => {
    const registered = await register(application, fields, facts.network)
    if (registered.kind === 'to-be-confirmed') return redirectAfter('/confirm-email', 'confirmation-sent')
    await facts.changeSession(registered.session)
    return redirectAfter('/', 'registered')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.register.title) }]
}

export default function Register({ loaderData: { words, areas, formToken } }: Route.ComponentProps) {
  const { register: own, accountFields, expertFields } = words
  return (
    <Page width="narrow">
      <PageHeader title={own.title} lead={own.lead} />
      <TokenForm formToken={formToken}>
        <AccountFields words={accountFields} usernameHint={own.usernameHint} more={expertFields} />
        <ExpertFields words={expertFields} areas={areas} />
        <SubmitButton wide>{own.button}</SubmitButton>
      </TokenForm>
      <p>
        {own.already} <Link to="/login">{own.login}</Link>
      </p>
    </Page>
  )
}
