import { useActionData } from 'react-router'
import { activateApp, type BegunApp, showBegunApp } from '#server/people/second-step/set-up-app.ts'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { Words } from '#words/words.ts'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { Copyable } from '../shell/copyable.tsx'
import { useLastAnswer } from '../shell/forms/last-answer.ts'
import { useStageFocus } from '../shell/forms/use-stage-focus.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/app'
import { BackToSecurity } from './parts/back-to-security.tsx'
import { RecoveryCodes } from './parts/recovery-codes.tsx'

const door = page('page.person')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => ({
    words: words('securityApp', 'underSecurity'),
    app: await showBegunApp(application, actor),
  }))
}

// Answered with the page: the codes are shown once, and no address may carry them.
export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor, pageRequest }, fields) => {
    const { token, codes } = await activateApp(application, actor, pageRequest.sessionToken(), fields)
    pageRequest.adoptSession(token)
    return { done: true as const, codes }
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.securityApp.title) }]
}

export default function App({ loaderData }: Route.ComponentProps) {
  const { app } = loaderData
  const words = loaderData.words.securityApp
  const answer = useLastAnswer(useActionData<typeof action>())
  useStageFocus(answer && 'done' in answer ? 'done' : 'form')
  if (answer && 'done' in answer)
    return <RecoveryCodes words={loaderData.words.underSecurity} title={words.done} codes={answer.codes} />
  return (
    <Page>
      <PageHeader
        above={<BackToSecurity words={loaderData.words.underSecurity} />}
        title={words.title}
        lead={words.lead}
      />
      <RefusalNotice labels={{ code: words.label }} />
      {app ? <Begun words={words} app={app} /> : <p>{words.notBegun}</p>}
    </Page>
  )
}

function Begun({ words, app: { secret, address, qr } }: { words: Words['securityApp']; app: BegunApp }) {
  const { problemOf } = useFormState()
  return (
    <>
      <Card className="space-y-4">
        <p>
          {words.camera} <a href={address}>{words.open}</a>
          {words.orType}
        </p>
        <img
          src={qr.address}
          width={qr.size}
          height={qr.size}
          alt={words.qr}
          className="block h-auto w-full max-w-64 [image-rendering:pixelated]"
        />
        <div>
          <p>{words.key}</p>
          <Copyable text={secret} what="key" isSecret />
        </div>
        <p className="text-muted">{words.settings}</p>
      </Card>
      <TokenForm>
        <Field name="code" label={words.label} error={problemOf('code')} required>
          <TextInput autoComplete="one-time-code" inputMode="numeric" maxLength={10} />
        </Field>
        <SubmitButton>{words.button}</SubmitButton>
      </TokenForm>
    </>
  )
}
