import { retractReport } from '#server/publishing/retract-report.ts'
import { showReportForStep } from '#server/reports/show-report.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { redirectAfter } from '../redirect-after.ts'
import { protectedVisit, submission } from '../visit.ts'
import type { Route } from './+types/retraction'
import { BackToReport } from './parts/back-to-report.tsx'
import { ReasonForm } from './parts/reason-form.tsx'
import { ReportInSight } from './parts/report-in-sight.tsx'

export function loader(args: Route.LoaderArgs) {
  return protectedVisit(args, 'staff', async ({ application, actor }) => ({
    report: await showReportForStep(application, actor, args.params.id, 'retract'),
  }))
}

export function action(args: Route.ActionArgs) {
  return submission(args, async ({ application, actor }, fields) => {
    await retractReport(application, actor, args.params.id, fields)
    return redirectAfter(`/reports/${args.params.id}`, 'report-retracted')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `Retract ${loaderData?.report.referenceNumber ?? ''} – Fitila` }]
}

export default function Retraction({ loaderData: { report } }: Route.ComponentProps) {
  return (
    <Page>
      <PageHeader
        above={<BackToReport report={report} />}
        title="Retract this report?"
        lead="The allegation disappears from every public page at once. The notice below stands in its place, for good."
      />
      <ReportInSight report={report} />
      <ReasonForm
        report={report}
        label="Correction notice"
        hint="The public reads this. Say what was wrong, without the name of the person and without repeating the allegation."
        button="Retract the report"
        failure="Retraction failed"
      />
    </Page>
  )
}
