import { Link } from 'react-router'
import { fieldOf, requesterNames } from '#domain/publishing/corrections.ts'
import { acceptRequest, joinDispute, refuseRequest } from '#server/publishing/corrections/settle-request.ts'
import { showRequest } from '#server/publishing/corrections/show-request.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { partialDay } from '../../dates.ts'
import { RefusalNotice } from '../../form.tsx'
import { redirectAfter } from '../../redirect-after.ts'
import { protectedVisit, submission } from '../../visit.ts'
import { partName } from '../parts/part-name.ts'
import { ReportInSight } from '../parts/report-in-sight.tsx'
import type { Route } from './+types/settle'
import { SettleForms } from './settle-forms.tsx'

export function loader(args: Route.LoaderArgs) {
  return protectedVisit(args, 'staff', async ({ application, actor }) => ({
    request: await showRequest(application, actor, args.params.request),
  }))
}

export function action(args: Route.ActionArgs) {
  return submission(args, async ({ application, actor }, fields) => {
    const { request } = args.params
    if (fields.intent === 'accept') {
      await acceptRequest(application, actor, request, fields)
      return redirectAfter('/correction-requests', 'request-taken-up')
    } else if (fields.intent === 'join') {
      await joinDispute(application, actor, request, fields)
      return redirectAfter('/correction-requests', 'request-joined')
    } else {
      await refuseRequest(application, actor, request, fields)
      return redirectAfter('/correction-requests', 'request-refused')
    }
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `Request about ${loaderData?.request.report.referenceNumber ?? ''} – Fitila` }]
}

export default function Settle({ loaderData: { request } }: Route.ComponentProps) {
  const { report, words, decision, withdrawnOn, disputes, others } = request
  const rows = [
    { term: 'Who asks', detail: requesterNames[words.requester] },
    { term: 'About', detail: partName(words.about) },
    { term: 'What is wrong', detail: words.wrong },
    { term: 'What is right', detail: words.right },
    { term: 'What shows it', detail: words.shown },
    { term: 'Can be reached at', detail: words.reply },
    { term: 'Came on', detail: partialDay(request.receivedOn) },
  ]
  return (
    <Page>
      <PageHeader
        above={<Link to="/correction-requests">Back to the requests</Link>}
        title={`About ${report.referenceNumber}`}
      />
      <RefusalNotice labels={{ reason: 'Why not' }} />
      <Card>
        <DescriptionList items={rows.filter(({ detail }) => detail)} />
      </Card>
      <Alert>
        Some requests are written to find out who sent a report. Whatever you answer, here or at the address
        above, say nothing of the reporter, nor of what only they could know. Nobody has shown that they are
        who they say they are.
      </Alert>
      <p>
        <Link to={`/reports/${report.id}`} className={linkStyles}>
          Open the report
        </Link>
        {others > 0 ? `. ${others} more ${others === 1 ? 'request waits' : 'requests wait'} about it.` : null}
      </p>
      <ReportInSight report={report} />
      {withdrawnOn ? (
        <Alert title={`Taken back on ${partialDay(withdrawnOn)}`}>Whoever asked took it back.</Alert>
      ) : null}
      {decision ? (
        <Alert title={decision === 'accepted' ? 'Taken up' : 'Not taken up'}>{request.reason}</Alert>
      ) : null}
      {decision || withdrawnOn || !report.words ? null : (
        <SettleForms
          part={fieldOf(words.about)}
          words={report.words}
          disputes={disputes}
          day={request.receivedOn}
        />
      )}
    </Page>
  )
}
