import { Link } from 'react-router'
import { register } from '#server/people/registration/register.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { page } from '../door.ts'
import { expertNames, FoldedExpertFields } from '../expert-fields.tsx'
import { SubmitButton, TokenForm } from '../form.tsx'
import { pathHere, redirectAfter, redirectTo } from '../redirect.ts'
import { leadingTo } from '../shell/links/leading-to.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/register'
import { AccountFields } from './account-fields.tsx'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ actor, pageRequest, words }) => {
    const next = pathHere(args.url.searchParams.get('next'))
    if (actor.kind === 'person') throw redirectTo(next)
    return {
      next,
      words: words('register', 'accountFields', 'expertFields', ...expertNames),
      appliesAsExpert: args.url.searchParams.has('expert'),
      formToken: pageRequest.formToken(),
    }
  })
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, pageRequest }, fields) => {
    const registered = await register(application, fields, pageRequest.caller())
    const next = pathHere(fields.next)
    if (registered.kind === 'to-be-confirmed')
      return redirectAfter(leadingTo('/confirm-email', next), 'confirmation-sent')
    await pageRequest.changeSession(registered.session)
    return registered.hasApplied
      ? redirectAfter(next, 'registered')
      : redirectAfter('/expert-network/application', 'registered-not-applied')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.register.title) }]
}

export default function Register({
  loaderData: { words, next, appliesAsExpert, formToken },
}: Route.ComponentProps) {
  const { register: own, accountFields, expertFields } = words
  return (
    <Page width="narrow">
      <PageHeader title={own.title} lead={own.lead} />
      <TokenForm formToken={formToken}>
        <input type="hidden" name="next" value={next} />
        <AccountFields words={accountFields} usernameHint={own.usernameHint} more={expertFields} />
        <FoldedExpertFields words={expertFields} isOpen={appliesAsExpert} />
        <SubmitButton wide>{own.button}</SubmitButton>
      </TokenForm>
      <p>
        {own.already} <Link to={leadingTo('/login', next)}>{own.login}</Link>
      </p>
    </Page>
  )
}
