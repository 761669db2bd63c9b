import { Link, redirect } from 'react-router'
import { SignInNeeded } from '#domain/errors.ts'
import { findOwedStep, passSecondStep } from '#server/people/second-step/pass-second-step.ts'
import { Field } from '#ui/field.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { PasskeyButton } from '../passkey-button.tsx'
import { redirectAfter } from '../redirect-after.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/second-step'
import { safeNext } from './safe-next.ts'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, facts, words }) => {
    const next = safeNext(args.url.searchParams.get('next'))
    if (actor.kind === 'person') throw redirect(next)
    const owed = await findOwedStep(application, facts.sessionToken())
    if (!owed) throw new SignInNeeded()
    const { app, codesLeft } = owed.steps
    const parts = words('secondStep', 'passkeyButton')
    return {
      next,
      words: parts,
      label: app ? parts.secondStep.codeOrPaper : parts.secondStep.paper,
      hasCode: app !== null || codesLeft > 0,
      passkeyOptions: owed.passkeyOptions,
      formToken: facts.formToken(),
    }
  })
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, facts }, fields) => {
    const { token, way } = await passSecondStep(application, facts.sessionToken(), fields)
    facts.adoptSession(token)
    if (way === 'recovery-code') return redirectAfter('/profile/security', 'logged-in-with-code')
    return redirectAfter(safeNext(fields.next), 'logged-in')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.secondStep.title) }]
}

/** Between the right password and the account. Whoever stands here is nobody yet. */
export default function SecondStep({ loaderData }: Route.ComponentProps) {
  const { problemOf } = useFormState()
  const { secondStep: words, passkeyButton } = loaderData.words
  const { next, label, hasCode, passkeyOptions, formToken } = loaderData
  return (
    <Page width="narrow">
      <PageHeader title={words.title} lead={words.lead} />
      <RefusalNotice labels={{ code: label }} />
      {hasCode ? (
        <TokenForm formToken={formToken}>
          <input type="hidden" name="next" value={next} />
          <Field name="code" label={label} error={problemOf('code')} required>
            <TextInput autoComplete="one-time-code" autoCapitalize="characters" maxLength={40} />
          </Field>
          <SubmitButton wide>{words.button}</SubmitButton>
        </TokenForm>
      ) : null}
      {passkeyOptions ? (
        <TokenForm formToken={formToken}>
          <input type="hidden" name="next" value={next} />
          <PasskeyButton words={passkeyButton} options={passkeyOptions} verb="get">
            {words.passkey}
          </PasskeyButton>
        </TokenForm>
      ) : null}
      <p>
        {words.notYours} <Link to="/login">{words.anew}</Link>
      </p>
    </Page>
  )
}
