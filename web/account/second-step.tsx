import { Link, redirect } from 'react-router'
import { SignInNeeded } from '#domain/errors.ts'
import { findOwedStep, passSecondStep } from '#server/people/pass-second-step.ts'
import { Field } from '#ui/field.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { PasskeyButton } from '../passkey-button.tsx'
import { redirectAfter } from '../redirect-after.ts'
import { submission, visit } from '../visit.ts'
import type { Route } from './+types/second-step'
import { safeNext } from './safe-next.ts'

export function loader(args: Route.LoaderArgs) {
  return visit(args, async ({ application, actor, facts }) => {
    const next = safeNext(args.url.searchParams.get('next'))
    if (actor.kind === 'person') throw redirect(next)
    const owed = await findOwedStep(application, facts.sessionToken())
    if (!owed) throw new SignInNeeded()
    const { app, codesLeft } = owed.steps
    return {
      next,
      label: app ? 'Code from your app, or one of your codes on paper' : 'One of your codes on paper',
      hasCode: app !== null || codesLeft > 0,
      passkeyOptions: owed.passkeyOptions,
      formToken: facts.formToken(),
    }
  })
}

export function action(args: Route.ActionArgs) {
  return submission(args, async ({ application, facts }, fields) => {
    const { token, way } = await passSecondStep(application, facts.sessionToken(), fields)
    facts.adoptSession(token)
    if (way === 'recovery-code') return redirectAfter('/profile/security', 'logged-in-with-code')
    return redirectAfter(safeNext(fields.next), 'logged-in')
  })
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Second step – Fitila' }]
}

/** Between the right password and the account. Whoever stands here is nobody yet. */
export default function SecondStep({ loaderData }: Route.ComponentProps) {
  const { problemOf } = useFormState()
  const { next, label, hasCode, passkeyOptions, formToken } = loaderData
  return (
    <Page width="narrow">
      <PageHeader title="Second step" lead="Your password was right. One thing is still missing." />
      <RefusalNotice labels={{ code: label }} />
      {hasCode ? (
        <TokenForm formToken={formToken}>
          <input type="hidden" name="next" value={next} />
          <Field name="code" label={label} error={problemOf('code')} required>
            <TextInput autoComplete="one-time-code" autoCapitalize="characters" maxLength={40} />
          </Field>
          <SubmitButton wide>Go on</SubmitButton>
        </TokenForm>
      ) : null}
      {passkeyOptions ? (
        <TokenForm formToken={formToken}>
          <input type="hidden" name="next" value={next} />
          <PasskeyButton options={passkeyOptions} verb="get">
            Use a passkey
          </PasskeyButton>
        </TokenForm>
      ) : null}
      <p>
        Not your account, or no code at hand? <Link to="/login">Log in anew</Link>
      </p>
    </Page>
  )
}
