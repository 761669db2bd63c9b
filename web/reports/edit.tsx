import { NotFound } from '#domain/errors.ts'
import { editReport } from '#server/reports/edit-report.ts'
import { showReportForStep } from '#server/reports/show-report.ts'
import { Alert } from '#ui/alert.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { RefusalNotice, SubmitButton, TokenForm, useLeavingGuard } from '../form.tsx'
import { redirectAfter } from '../redirect-after.ts'
import { formAgain, protectedVisit, submission } from '../visit.ts'
import type { Route } from './+types/edit'
import { BackToReport } from './parts/back-to-report.tsx'
import { formFieldsOf } from './parts/form-fields-of.ts'
import { fieldLabels } from './parts/labels.ts'
import { ReportFields } from './parts/report-fields.tsx'

export function loader(args: Route.LoaderArgs) {
  return protectedVisit(args, 'person', async ({ application, actor }) => {
    const report = await showReportForStep(application, actor, args.params.id, 'edit')
    if (!report.words) throw new NotFound()
    return { report, words: report.words }
  })
}

export function action(args: Route.ActionArgs) {
  return submission(args, async (visit, fields) => {
    const { application, actor } = visit
    if (fields.intent?.startsWith('rows:')) return formAgain(visit, fields)
    await editReport(application, actor, args.params.id, fields)
    return redirectAfter(`/reports/${args.params.id}`, 'report-edited')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `Edit ${loaderData?.report.referenceNumber ?? 'a report'} – Fitila` }]
}

export default function EditReport({ loaderData: { report, words } }: Route.ComponentProps) {
  return (
    <Page>
      <PageHeader above={<BackToReport report={report} />} title="Edit your report" />
      {report.verifications.length > 0 ? (
        <Alert tone="warning" title="This report was verified already">
          A verification speaks of the words as they stood. If you change them, staff have to verify again.
        </Alert>
      ) : null}
      <TokenForm {...useLeavingGuard()}>
        <RefusalNotice labels={fieldLabels} />
        <ReportFields before={formFieldsOf(words)} />
        <SubmitButton>Save the change</SubmitButton>
      </TokenForm>
    </Page>
  )
}
