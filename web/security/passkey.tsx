import { useActionData } from 'react-router'
import { addPasskey, beginPasskey } from '#server/people/second-step/add-passkey.ts'
import { Field } from '#ui/field.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { page } from '../door.ts'
import { RefusalNotice, TokenForm, useFormState } from '../form.tsx'
import { PasskeyButton } from '../passkey-button.tsx'
import { useLastAnswer } from '../shell/forms/last-answer.ts'
import { useStageFocus } from '../shell/forms/use-stage-focus.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/passkey'
import { BackToSecurity } from './parts/back-to-security.tsx'
import { RecoveryCodes } from './parts/recovery-codes.tsx'

const door = page('page.person')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, pageRequest, words }) => ({
    words: words('securityPasskey', 'underSecurity', 'passkeyButton'),
    options: await beginPasskey(application, actor, pageRequest.sessionToken()),
  }))
}

// Answered with the page: the codes are shown once, and no address may carry them.
export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor, pageRequest }, fields) => {
    const { token, codes } = await addPasskey(application, actor, pageRequest.sessionToken(), fields)
    pageRequest.adoptSession(token)
    return { done: true as const, codes }
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.securityPasskey.title) }]
}

export default function Passkey({ loaderData }: Route.ComponentProps) {
  const { options } = loaderData
  const words = loaderData.words.securityPasskey
  const answer = useLastAnswer(useActionData<typeof action>())
  useStageFocus(answer && 'done' in answer ? 'done' : 'form')
  const { textOf, problemOf } = useFormState()
  if (answer && 'done' in answer)
    return <RecoveryCodes words={loaderData.words.underSecurity} title={words.done} codes={answer.codes} />
  return (
    <Page width="narrow">
      <PageHeader
        above={<BackToSecurity words={loaderData.words.underSecurity} />}
        title={words.title}
        lead={words.lead}
      />
      <RefusalNotice labels={{ name: words.label }} />
      <TokenForm>
        <Field name="name" label={words.label} hint={words.hint} error={problemOf('name')} required>
          <TextInput defaultValue={textOf('name')} maxLength={40} />
        </Field>
        <PasskeyButton options={options} verb="create">
          {words.title}
        </PasskeyButton>
      </TokenForm>
    </Page>
  )
}
