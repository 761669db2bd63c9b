import { useActionData } from 'react-router'
import { activateApp, type BegunApp, showBegunApp } from '#server/people/second-step/set-up-app.ts'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { protectedVisit, submission } from '../visit.ts'
import type { Route } from './+types/app'
import { BackToSecurity } from './parts/back-to-security.tsx'
import { RecoveryCodes } from './parts/recovery-codes.tsx'

export function loader(args: Route.LoaderArgs) {
  return protectedVisit(args, 'person', async ({ application, actor }) => ({
    app: await showBegunApp(application, actor),
  }))
}

// Answered with the page: the codes are shown once, and no address may carry them.
export function action(args: Route.ActionArgs) {
  return submission(args, async ({ application, actor, facts }, fields) => {
    const { token, codes } = await activateApp(application, actor, facts.sessionToken(), fields)
    facts.adoptSession(token)
    return { done: true as const, codes }
  })
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Set up an app – Fitila' }]
}

const label = 'The six digits that the app shows now'

export default function App({ loaderData: { app } }: Route.ComponentProps) {
  const answer = useActionData<typeof action>()
  if (answer && 'done' in answer) return <RecoveryCodes title="Your app is set up" codes={answer.codes} />
  return (
    <Page>
      <PageHeader
        above={<BackToSecurity />}
        title="Set up an app"
        lead="Take an app for one-time codes, for example Aegis, FreeOTP or Google Authenticator."
      />
      <RefusalNotice labels={{ code: label }} />
      {app ? <Begun app={app} /> : <p>Nothing is begun here. Go to Security, and press “Set up an app”.</p>}
    </Page>
  )
}

function Begun({ app: { secret, address, qr } }: { app: BegunApp }) {
  const { problemOf } = useFormState()
  return (
    <>
      <Card className="space-y-4">
        <p>
          On another device, point its camera at this square.{' '}
          <a href={address}>On this device, open the app</a>, or type the key by hand.
        </p>
        <svg
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label="The key as a QR code; the same key stands below as text"
          className="block w-full max-w-64 bg-white"
          shapeRendering="crispEdges"
        >
          <path d={qr.path} fill="#000" />
        </svg>
        <p>
          Key: <code className="break-all select-all">{secret}</code>
        </p>
        <p className="text-muted">
          Time-based, six digits, 30 seconds, SHA-1: what every app takes for granted.
        </p>
      </Card>
      <TokenForm>
        <Field name="code" label={label} error={problemOf('code')} required>
          <TextInput autoComplete="one-time-code" inputMode="numeric" maxLength={10} />
        </Field>
        <SubmitButton>Turn it on</SubmitButton>
      </TokenForm>
    </>
  )
}
