import { Link } from 'react-router'
import { NotFound } from '#domain/errors.ts'
import { needsSecondStep } from '#domain/people/capacities.ts'
import { endOtherSessions, endOwnSession, listOwnSessions } from '#server/people/own-sessions.ts'
import { ownSecondSteps } from '#server/people/second-step/own-second-steps.ts'
import { removeSecondStep } from '#server/people/second-step/remove-second-step.ts'
import { beginApp } from '#server/people/second-step/set-up-app.ts'
import { isOwnResetWaiting, stopOwnReset } from '#server/people/staff/reset-second-step.ts'
import { Alert } from '#ui/alert.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm } from '../form.tsx'
import { redirectAfter, redirectTo } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/overview'
import { SecondStepList } from './parts/second-step-list.tsx'
import { SessionList } from './parts/session-list.tsx'

const door = page('page.person')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, pageRequest, words }) => {
    const sessionId = (await pageRequest.session())?.id ?? ''
    const steps = await ownSecondSteps(application, actor)
    return {
      words: words('security'),
      steps: {
        app: steps.app && { id: steps.app.id, since: steps.app.since.toISOString() },
        passkeys: steps.passkeys.map((key) => ({ ...key, since: key.since.toISOString() })),
        codesLeft: steps.codesLeft,
      },
      isOwed: needsSecondStep(actor.role) && actor.assurance !== 'full',
      isResetWaiting: await isOwnResetWaiting(application, actor),
      sessions: await listOwnSessions(application, actor, sessionId),
    }
  })
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor, pageRequest }, { intent, id }) => {
    const sessionId = (await pageRequest.session())?.id ?? ''
    const here = '/profile/security'
    if (intent === 'begin-app') {
      await beginApp(application, actor)
      return redirectTo(`${here}/app`, 303)
    } else if (intent?.startsWith('remove')) {
      await removeSecondStep(application, actor, sessionId, id)
      return redirectAfter(here, 'second-step-removed')
    } else if (intent?.startsWith('end-one')) {
      await endOwnSession(application, actor, id)
      return redirectAfter(here, 'session-ended')
    } else if (intent === 'end-others') {
      await endOtherSessions(application, actor, sessionId)
      return redirectAfter(here, 'other-sessions-ended')
    } else if (intent === 'stop-reset') {
      await stopOwnReset(application, actor)
      return redirectAfter(here, 'second-step-reset-stopped')
    } else throw new NotFound()
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.security.title) }]
}

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { steps, isOwed, isResetWaiting, sessions } = loaderData
  const words = loaderData.words.security
  return (
    <Page>
      <PageHeader above={<Link to="/profile">{words.profile}</Link>} title={words.title} lead={words.lead} />
      <RefusalNotice />
      {isOwed ? (
        <Alert tone="warning" title={words.owed}>
          {words.owedText}
        </Alert>
      ) : null}
      {isResetWaiting ? (
        <Alert tone="warning" title={words.resetAsked}>
          <p>{words.resetAskedText}</p>
          <TokenForm intent="stop-reset">
            <SubmitButton tone="secondary">{words.stopReset}</SubmitButton>
          </TokenForm>
        </Alert>
      ) : null}
      <SecondStepList words={words} steps={steps} />
      <SessionList words={words} sessions={sessions} />
    </Page>
  )
}
