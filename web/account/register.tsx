import { Link, redirect } from 'react-router'
import { expertiseAreas } from '#domain/experts/expert.ts'
import { register } from '#server/people/register.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { SubmitButton, TokenForm } from '../form.tsx'
import { redirectAfter } from '../redirect-after.ts'
import { submission, visit } from '../visit.ts'
import type { Route } from './+types/register'
import { AccountFields } from './account-fields.tsx'
import { ExpertFields, expertLabels } from './expert-fields.tsx'

export function loader(args: Route.LoaderArgs) {
  return visit(args, async ({ actor, facts }) => {
    if (actor.kind === 'person') throw redirect('/')
    return { areas: Object.entries(expertiseAreas), formToken: facts.formToken() }
  })
}

export function action(args: Route.ActionArgs) {
  return submission(args, async ({ application, facts }, fields) => {
    const registered = await register(application, fields, facts.network)
    if (registered.kind === 'to-be-confirmed') return redirectAfter('/confirm-email', 'confirmation-sent')
    await facts.changeSession(registered.session)
    return redirectAfter('/', 'registered')
  })
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Register – Fitila' }]
}

export default function Register({ loaderData: { areas, formToken } }: Route.ComponentProps) {
  return (
    <Page width="narrow">
      <PageHeader
        title="Register"
        lead="You need an account to send a report and to hear what becomes of it."
      />
      <TokenForm formToken={formToken}>
        <AccountFields
          usernameHint="Not your own name. Nobody who reads a report sees it."
          more={expertLabels}
        />
        <ExpertFields areas={areas} />
        <SubmitButton wide>Register</SubmitButton>
      </TokenForm>
      <p>
        Already registered? <Link to="/login">Log in</Link>
      </p>
    </Page>
  )
}
