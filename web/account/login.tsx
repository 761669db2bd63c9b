import { Link } from 'react-router'
import { logIn } from '#server/people/log-in.ts'
import { Field } from '#ui/field.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { pathHere, redirectAfter, redirectTo } from '../redirect.ts'
import { leadingTo } from '../shell/links/leading-to.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/login'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, pageRequest, words }) => {
    const next = pathHere(args.url.searchParams.get('next'))
    if (actor.kind === 'person') throw redirectTo(next)
    const hasMail = application.mail.isReal
    return { words: words('login'), next, hasMail, formToken: pageRequest.formToken() }
  })
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, pageRequest }, fields) => {
    const { token, isPending } = await logIn(application, fields, pageRequest.caller())
    await pageRequest.changeSession(token)
    const next = pathHere(fields.next)
    if (isPending) return redirectTo(`/second-step?next=${encodeURIComponent(next)}`, 303)
    return redirectAfter(next, 'logged-in')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.login.title) }]
}

export default function Login({ loaderData }: Route.ComponentProps) {
  const { next, hasMail, formToken } = loaderData
  const words = loaderData.words.login
  const { textOf, problemOf } = useFormState()
  return (
    <Page width="narrow">
      <PageHeader title={words.title} lead={words.lead} />
      <TokenForm formToken={formToken}>
        <RefusalNotice labels={words} />
        <input type="hidden" name="next" value={next} />
        <Field name="identifier" label={words.identifier} error={problemOf('identifier')} required>
          <TextInput
            autoComplete="username"
            autoCapitalize="none"
            defaultValue={textOf('identifier')}
            maxLength={254}
          />
        </Field>
        <Field name="password" label={words.password} error={problemOf('password')} required>
          <TextInput type="password" autoComplete="current-password" maxLength={200} />
        </Field>
        <SubmitButton wide>{words.button}</SubmitButton>
      </TokenForm>
      <p>
        {words.noAccount} <Link to={leadingTo('/register', next)}>{words.register}</Link>
      </p>
      <p>
        <Link to="/forgot-password">{words.forgot}</Link>
      </p>
      {hasMail ? (
        <p>
          {words.noLetter} <Link to="/confirm-email/letter">{words.newLetter}</Link>
        </p>
      ) : null}
    </Page>
  )
}
