import { rejectReport } from '#server/cases/reject-report.ts'
import { showReportForStep } from '#server/report-view/show-report.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import { page } from '../door.ts'
import { redirectAfter } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import { Trail } from '../shell/trail/trail.tsx'
import type { Route } from './+types/rejection'
import { ReasonForm } from './parts/reason-form.tsx'
import { ReportInSight } from './parts/report-in-sight.tsx'
import { reportNames } from './parts/report-names.ts'

const door = page('page.staff')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => ({
    words: words('rejection', 'readReport', 'backTo', ...reportNames),
    report: await showReportForStep(application, actor, args.params.id, 'reject'),
  }))
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, fields) => {
    await rejectReport(application, actor, args.params.id, fields)
    return redirectAfter(`/reports/${args.params.id}`, 'rejection-proposed')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    {
      title: titled(
        loaderData && fill(loaderData.words.rejection.tab, { number: loaderData.report.referenceNumber }),
      ),
    },
  ]
}

export default function Rejection({ loaderData }: Route.ComponentProps) {
  const { report } = loaderData
  const words = loaderData.words.rejection
  return (
    <Page>
      <PageHeader above={<Trail />} title={words.title} lead={words.lead} />
      <ReportInSight english={loaderData.words} report={report.text} />
      <ReasonForm
        report={report}
        label={words.label}
        hint={words.hint}
        button={words.button}
        failure={words.failure}
      />
    </Page>
  )
}
