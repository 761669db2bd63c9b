import { Link } from 'react-router'
import { SignInNeeded } from '#domain/errors.ts'
import { findOwedStep, passSecondStep } from '#server/people/second-step/pass-second-step.ts'
import { Field } from '#ui/field.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { PasskeyButton } from '../passkey-button.tsx'
import { pathHere, redirectAfter, redirectTo } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/second-step'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, pageRequest, words }) => {
    const next = pathHere(args.url.searchParams.get('next'))
    if (actor.kind === 'person') throw redirectTo(next)
    const owed = await findOwedStep(application, pageRequest.sessionToken())
    if (!owed) throw new SignInNeeded()
    const { app, codesLeft } = owed.steps
    const parts = words('secondStep', 'passkeyButton')
    return {
      next,
      words: parts,
      label: app ? parts.secondStep.codeOrPaper : parts.secondStep.paper,
      hasCode: app !== null || codesLeft > 0,
      passkeyOptions: owed.passkeyOptions,
      formToken: pageRequest.formToken(),
    }
  })
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, pageRequest }, fields) => {
    const { token, way } = await passSecondStep(application, pageRequest.sessionToken(), fields)
    pageRequest.adoptSession(token)
    if (way === 'recovery-code') return redirectAfter('/profile/security', 'logged-in-with-code')
    return redirectAfter(pathHere(fields.next), 'logged-in')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.secondStep.title) }]
}

/** Between the right password and the account. A person at this point is no one yet. */
export default function SecondStep({ loaderData }: Route.ComponentProps) {
  const { problemOf } = useFormState()
  const words = loaderData.words.secondStep
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
          <PasskeyButton options={passkeyOptions} verb="get">
            {words.passkey}
          </PasskeyButton>
        </TokenForm>
      ) : null}
      <p>
        {words.notYours} <Link to="/login">{words.again}</Link>
      </p>
    </Page>
  )
}
