import { useActionData } from 'react-router'
import { NotFound } from '#domain/errors.ts'
import { ownSecondSteps } from '#server/people/second-step/own-second-steps.ts'
import { renewRecoveryCodes } from '#server/people/second-step/remove-second-step.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm } from '../form.tsx'
import { useLastAnswer } from '../shell/forms/last-answer.ts'
import { useStageFocus } from '../shell/forms/use-stage-focus.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/codes'
import { BackToSecurity } from './parts/back-to-security.tsx'
import { RecoveryCodes } from './parts/recovery-codes.tsx'

const door = page('page.person')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => {
    const { app, passkeys, codesLeft } = await ownSecondSteps(application, actor)
    if (!app && passkeys.length === 0) throw new NotFound()
    return { words: words('securityCodes', 'underSecurity'), codesLeft }
  })
}

// Answered with the page: the codes are shown once, and no address may carry them.
export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor, pageRequest }) => ({
    codes: await renewRecoveryCodes(application, actor, (await pageRequest.session())?.id ?? ''),
  }))
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.securityCodes.title) }]
}

export default function Codes({ loaderData }: Route.ComponentProps) {
  const { codesLeft } = loaderData
  const words = loaderData.words.securityCodes
  const answer = useLastAnswer(useActionData<typeof action>())
  useStageFocus(answer && 'codes' in answer ? 'codes' : 'form')
  if (answer && 'codes' in answer)
    return <RecoveryCodes words={loaderData.words.underSecurity} title={words.done} codes={answer.codes} />
  return (
    <Page width="narrow">
      <PageHeader
        above={<BackToSecurity words={loaderData.words.underSecurity} />}
        title={words.question}
        lead={fill(words.lead, { count: codesLeft })}
      />
      <RefusalNotice />
      <TokenForm>
        <SubmitButton>{words.button}</SubmitButton>
      </TokenForm>
    </Page>
  )
}
