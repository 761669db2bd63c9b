import { rejectReport } from '#server/cases/reject-report.ts'
import { showReportForStep } from '#server/reports/show-report.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { redirectAfter } from '../redirect-after.ts'
import { protectedVisit, submission } from '../visit.ts'
import type { Route } from './+types/rejection'
import { BackToReport } from './parts/back-to-report.tsx'
import { ReasonForm } from './parts/reason-form.tsx'
import { ReportInSight } from './parts/report-in-sight.tsx'

export function loader(args: Route.LoaderArgs) {
  return protectedVisit(args, 'staff', async ({ application, actor }) => ({
    report: await showReportForStep(application, actor, args.params.id, 'reject'),
  }))
}

export function action(args: Route.ActionArgs) {
  return submission(args, async ({ application, actor }, fields) => {
    await rejectReport(application, actor, args.params.id, fields)
    return redirectAfter(`/reports/${args.params.id}`, 'report-rejected')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `Reject ${loaderData?.report.referenceNumber ?? ''} – Fitila` }]
}

export default function Rejection({ loaderData: { report } }: Route.ComponentProps) {
  return (
    <Page>
      <PageHeader
        above={<BackToReport report={report} />}
        title="Reject this report?"
        lead="It will never be public. The reporter reads the reason below."
      />
      <ReportInSight report={report} />
      <ReasonForm
        report={report}
        label="Reason"
        hint="Say what is missing or does not hold, so that the reporter can send a better one. Name nobody."
        button="Reject the report"
        failure="Rejection failed"
      />
    </Page>
  )
}
