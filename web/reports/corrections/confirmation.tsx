import { confirmCorrection, declineCorrection } from '#server/publishing/corrections/decide-correction.ts'
import { type ProposalView, showCorrectionDesk } from '#server/publishing/corrections/show-proposal.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { momentOf } from '../../dates.ts'
import { page } from '../../door.ts'
import { RefusalNotice, SubmitButton, TokenForm } from '../../form.tsx'
import { useNames } from '../../page-names.ts'
import { redirectAfter } from '../../redirect.ts'
import { titled } from '../../shell/titled.ts'
import { Trail } from '../../shell/trail/trail.tsx'
import { reportNames } from '../parts/report-names.ts'
import type { Route } from './+types/confirmation'
import { Changes } from './changes.tsx'
import { SharingBoxes } from './sharing-boxes.tsx'

const door = page('page.staff')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => ({
    words: words('correctionConfirmation', 'backTo', 'outcomeNames', 'sideNames', ...reportNames),
    desk: await showCorrectionDesk(application, actor, args.params.id),
  }))
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, fields) => {
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
  return [
    {
      title: titled(
        loaderData &&
          fill(loaderData.words.correctionConfirmation.tab, {
            number: loaderData.desk.report.referenceNumber,
          }),
      ),
    },
  ]
}

export default function Confirmation({ loaderData }: Route.ComponentProps) {
  const { outcomeNames } = useNames('outcomeNames')
  const { desk } = loaderData
  const words = loaderData.words.correctionConfirmation
  const { words: text, proposal } = desk
  return (
    <Page>
      <PageHeader above={<Trail />} title={words.title} />
      {proposal ? (
        <>
          <p>
            {fill(words.proposedBy, {
              outcome: outcomeNames[proposal.outcome],
              by: proposal.by,
              at: momentOf(proposal.at),
            })}
          </p>
          <Card className="space-y-2">
            <h2>{words.willRead}</h2>
            <p className="whitespace-pre-line">{proposal.why}</p>
          </Card>
          {proposal.after ? (
            <Changes words={words} before={text} {...proposal} after={proposal.after} />
          ) : null}
          {proposal.sharing.length > 0 ? (
            <SharingBoxes words={words.sharing} boxes={proposal.sharing} />
          ) : null}
          <RefusalNotice />
          <Decision words={words} proposal={proposal} />
        </>
      ) : (
        <Alert>{words.none}</Alert>
      )}
    </Page>
  )
}

function Decision({
  words,
  proposal: { id, confirming },
}: {
  words: Words['correctionConfirmation']
  proposal: ProposalView
}) {
  return (
    <>
      {confirming === 'somebody-else' ? (
        <Alert>{words.another}</Alert>
      ) : (
        <TokenForm intent="confirm">
          <input type="hidden" name="correction" value={id} />
          {confirming === 'alone' ? <Alert tone="warning">{words.alone}</Alert> : null}
          <SubmitButton>{words.confirm}</SubmitButton>
        </TokenForm>
      )}
      <TokenForm intent="decline">
        <input type="hidden" name="correction" value={id} />
        <SubmitButton tone="secondary">{words.decline}</SubmitButton>
      </TokenForm>
    </>
  )
}
