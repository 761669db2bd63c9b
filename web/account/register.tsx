import { Link, redirect } from 'react-router'
import { register } from '#server/people/register.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { SubmitButton, TokenForm } from '../form.tsx'
import { redirectAfter } from '../redirect-after.ts'
import { submission, visit } from '../visit.ts'
import type { Route } from './+types/register'
import { AccountFields } from './account-fields.tsx'

export function loader(args: Route.LoaderArgs) {
  return visit(args, async ({ actor, facts }) => {
    if (actor.kind === 'person') throw redirect('/')
    return { formToken: facts.formToken() }
  })
}

export function action(args: Route.ActionArgs) {
  return submission(args, async ({ application, facts }, fields) => {
    await facts.changeSession(await register(application, fields, facts.network))
    return redirectAfter('/', 'registered')
  })
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Register – Fitila' }]
}

export default function Register({ loaderData }: Route.ComponentProps) {
  return (
    <Page width="narrow">
      <PageHeader
        title="Register"
        lead="You need an account to send a report and to hear what becomes of it."
      />
      <TokenForm formToken={loaderData.formToken}>
        <AccountFields usernameHint="Not your own name. Nobody who reads a report sees it." />
        <SubmitButton wide>Register</SubmitButton>
      </TokenForm>
      <p>
        Already registered? <Link to="/login">Log in</Link>
      </p>
    </Page>
  )
}
