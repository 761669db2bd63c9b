import { useActionData } from 'react-router'
import { NotFound } from '#domain/errors.ts'
import { secondStepsOf } from '#server/access/second-steps.ts'
import { renewRecoveryCodes } from '#server/people/second-step/remove-second-step.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { RefusalNotice, SubmitButton, TokenForm } from '../form.tsx'
import { protectedVisit, submission } from '../visit.ts'
import type { Route } from './+types/codes'
import { BackToSecurity } from './parts/back-to-security.tsx'
import { RecoveryCodes } from './parts/recovery-codes.tsx'

export function loader(args: Route.LoaderArgs) {
  return protectedVisit(args, 'person', async ({ application, actor }) => {
    const { app, passkeys, codesLeft } = await secondStepsOf(application.database.queries, actor.id)
    if (!app && passkeys.length === 0) throw new NotFound()
    return { codesLeft }
  })
}

// Answered with the page: the codes are shown once, and no address may carry them.
export function action(args: Route.ActionArgs) {
  return submission(args, async ({ application, actor, facts }) => ({
    codes: await renewRecoveryCodes(application, actor, (await facts.session())?.id ?? ''),
  }))
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Codes on paper – Fitila' }]
}

export default function Codes({ loaderData: { codesLeft } }: Route.ComponentProps) {
  const answer = useActionData<typeof action>()
  if (answer && 'codes' in answer) return <RecoveryCodes title="Ten new codes" codes={answer.codes} />
  return (
    <Page width="narrow">
      <PageHeader
        above={<BackToSecurity />}
        title="Make ten new codes?"
        lead={`The ${codesLeft} that are left stop working, and every other device is logged out.`}
      />
      <RefusalNotice />
      <TokenForm>
        <SubmitButton>Make ten new codes</SubmitButton>
      </TokenForm>
    </Page>
  )
}
