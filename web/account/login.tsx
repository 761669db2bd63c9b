import { Link, redirect } from 'react-router'
import { logIn } from '#server/people/log-in.ts'
import { Field } from '#ui/field.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { redirectAfter } from '../redirect-after.ts'
import { submission, visit } from '../visit.ts'
import type { Route } from './+types/login'
import { safeNext } from './safe-next.ts'

export function loader(args: Route.LoaderArgs) {
  return visit(args, async ({ application, actor, facts }) => {
    const next = safeNext(args.url.searchParams.get('next'))
    if (actor.kind === 'person') throw redirect(next)
    return { next, hasMail: application.mail.isReal, formToken: facts.formToken() }
  })
}

export function action(args: Route.ActionArgs) {
  return submission(args, async ({ application, facts }, fields) => {
    const { token, isPending } = await logIn(application, fields, facts.network)
    await facts.changeSession(token)
    const next = safeNext(fields.next)
    if (isPending) return redirect(`/second-step?next=${encodeURIComponent(next)}`, 303)
    return redirectAfter(next, 'logged-in')
  })
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Log in – Fitila' }]
}

const labels = { identifier: 'User name or e-mail', password: 'Password' }

export default function Login({ loaderData }: Route.ComponentProps) {
  const { textOf, problemOf } = useFormState()
  return (
    <Page width="narrow">
      <PageHeader title="Log in" lead="Reading the list of reports needs no account." />
      <TokenForm formToken={loaderData.formToken}>
        <RefusalNotice labels={labels} />
        <input type="hidden" name="next" value={loaderData.next} />
        <Field name="identifier" label={labels.identifier} error={problemOf('identifier')} required>
          <TextInput
            autoComplete="username"
            autoCapitalize="none"
            defaultValue={textOf('identifier')}
            maxLength={254}
          />
        </Field>
        <Field name="password" label={labels.password} error={problemOf('password')} required>
          <TextInput type="password" autoComplete="current-password" maxLength={200} />
        </Field>
        <SubmitButton wide>Log in</SubmitButton>
      </TokenForm>
      <p>
        No account yet? <Link to="/register">Register</Link>
      </p>
      <p>
        <Link to="/forgot-password">Forgot your password?</Link>
      </p>
      {loaderData.hasMail ? (
        <p>
          Registered, and no letter? <Link to="/confirm-email/letter">Ask for a new one</Link>
        </p>
      ) : null}
    </Page>
  )
}
