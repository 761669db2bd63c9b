import { approveReport } from '#server/reports/approve-report.ts'
import { showReportForStep } from '#server/reports/show-report.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { RefusalNotice, SubmitButton, TokenForm } from '../form.tsx'
import { redirectAfter } from '../redirect-after.ts'
import { protectedVisit, submission } from '../visit.ts'
import type { Route } from './+types/approval'
import { BackToReport } from './parts/back-to-report.tsx'
import { ReportBody } from './parts/report-body.tsx'
import { Verifications } from './parts/verifications.tsx'

export function loader(args: Route.LoaderArgs) {
  return protectedVisit(args, 'staff', async ({ application, actor }) => ({
    report: await showReportForStep(application, actor, args.params.id, 'approve'),
  }))
}

export function action(args: Route.ActionArgs) {
  return submission(args, async ({ application, actor }, fields) => {
    await approveReport(application, actor, args.params.id, fields)
    return redirectAfter(`/reports/${args.params.id}`, 'report-approved')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `Approve ${loaderData?.report.referenceNumber ?? ''} – Fitila` }]
}

export default function Approval({ loaderData: { report } }: Route.ComponentProps) {
  return (
    <Page>
      <PageHeader above={<BackToReport report={report} />} title="Approve this report?" />
      <Alert tone="warning" title={`${report.words?.personName ?? 'A person'} will be named in public`}>
        Everything below becomes public, word for word. It can be taken back later, but not unread. Is there
        anything in it that points to the reporter?
      </Alert>
      <TokenForm>
        <input type="hidden" name="contentVersion" value={report.contentVersion} />
        <RefusalNotice />
        {report.words ? (
          <Card>
            <ReportBody words={report.words} />
          </Card>
        ) : null}
        <Verifications verifications={report.verifications} />
        <SubmitButton>Approve and make it public</SubmitButton>
      </TokenForm>
    </Page>
  )
}
