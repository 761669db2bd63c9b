import { outcomeNames } from '#domain/publishing/corrections.ts'
import { confirmCorrection, declineCorrection } from '#server/publishing/corrections/decide-correction.ts'
import { type ProposalView, showCorrectionDesk } from '#server/publishing/corrections/show-proposal.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { momentOf } from '../../dates.ts'
import { RefusalNotice, SubmitButton, TokenForm } from '../../form.tsx'
import { redirectAfter } from '../../redirect-after.ts'
import { protectedVisit, submission } from '../../visit.ts'
import { BackToReport } from '../parts/back-to-report.tsx'
import type { Route } from './+types/confirmation'
import { Changes } from './changes.tsx'

export function loader(args: Route.LoaderArgs) {
  return protectedVisit(args, 'staff', async ({ application, actor }) => ({
    desk: await showCorrectionDesk(application, actor, args.params.id),
  }))
}

export function action(args: Route.ActionArgs) {
  return submission(args, async ({ application, actor }, fields) => {
    const { id } = args.params
    if (fields.intent === 'decline') {
      await declineCorrection(application, actor, id, fields)
      return redirectAfter(`/reports/${id}`, 'correction-declined')
    } else {
      await confirmCorrection(application, actor, id, fields)
      return redirectAfter(`/reports/${id}`, 'correction-confirmed')
    }
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `Confirm a correction of ${loaderData?.desk.report.referenceNumber ?? ''} – Fitila` }]
}

export default function Confirmation({ loaderData: { desk } }: Route.ComponentProps) {
  const { report, words, proposal } = desk
  return (
    <Page>
      <PageHeader above={<BackToReport report={report} />} title="What is proposed" />
      {proposal ? (
        <>
          <p>
            {outcomeNames[proposal.outcome]}. Proposed by {proposal.by}, {momentOf(proposal.at)}.
          </p>
          <Card className="space-y-2">
            <h2>The public will read</h2>
            <p className="whitespace-pre-line">{proposal.why}</p>
          </Card>
          {proposal.after ? <Changes before={words} {...proposal} after={proposal.after} /> : null}
          <RefusalNotice />
          <Decision proposal={proposal} />
        </>
      ) : (
        <Alert>No proposal waits for this report.</Alert>
      )}
    </Page>
  )
}

function Decision({ proposal: { id, confirming } }: { proposal: ProposalView }) {
  return (
    <>
      {confirming === 'somebody-else' ? (
        <Alert>Another member of staff, an officer or an administrator, has to confirm this.</Alert>
      ) : (
        <TokenForm intent="confirm">
          <input type="hidden" name="correction" value={id} />
          {confirming === 'alone' ? (
            <Alert tone="warning">
              You proposed this yourself. You may confirm it because the staff has no other member, and the
              history will say so.
            </Alert>
          ) : null}
          <SubmitButton>Confirm, and make it public</SubmitButton>
        </TokenForm>
      )}
      <TokenForm intent="decline">
        <input type="hidden" name="correction" value={id} />
        <SubmitButton tone="secondary">Turn it down</SubmitButton>
      </TokenForm>
    </>
  )
}
