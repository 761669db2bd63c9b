import { Link } from 'react-router'
import { NotFound } from '#domain/errors.ts'
import { showReportForStep } from '#server/report-view/show-report.ts'
import { editReport } from '#server/writing/edit-report.ts'
import { Alert } from '#ui/alert.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useLeavingGuard } from '../form.tsx'
import { redirectAfter } from '../redirect.ts'
import { formAgain } from '../refused-form.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/edit'
import { BackToReport } from './parts/back-to-report.tsx'
import { formFieldsOf } from './parts/form-fields-of.ts'
import { ReportFields } from './parts/report-fields.tsx'
import { FormWordsOfPage, fieldLabelsIn, formParts } from './writing/form-words.ts'

const door = page('page.person')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => {
    const report = await showReportForStep(application, actor, args.params.id, 'edit')
    if (!report.text.words) throw new NotFound()
    return {
      words: words('editReport', 'backTo', ...formParts),
      report,
      before: report.text.words,
    }
  })
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async (visit, fields) => {
    const { application, actor } = visit
    if (fields.intent?.startsWith('rows:')) return formAgain(visit, fields)
    await editReport(application, actor, args.params.id, fields)
    return redirectAfter(`/reports/${args.params.id}`, 'report-edited')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    {
      title: titled(
        loaderData && fill(loaderData.words.editReport.tab, { number: loaderData.report.referenceNumber }),
      ),
    },
  ]
}

export default function EditReport({ loaderData: { words, report, before } }: Route.ComponentProps) {
  return (
    <Page>
      <PageHeader above={<BackToReport report={report} />} title={words.editReport.title} />
      {report.verifications.present.length > 0 ? (
        <Alert tone="warning" title={words.editReport.verifiedTitle}>
          {words.editReport.verified}
        </Alert>
      ) : null}
      <p className="max-w-prose">
        {words.editReport.newReceipt}{' '}
        <Link to={`/reports/${report.id}/receipt`}>{words.editReport.saveHandedIn}</Link>{' '}
        {words.editReport.first}
      </p>
      <TokenForm {...useLeavingGuard()}>
        <RefusalNotice labels={fieldLabelsIn(words)} />
        <FormWordsOfPage value={words}>
          <ReportFields before={formFieldsOf(before)} />
        </FormWordsOfPage>
        <SubmitButton>{words.editReport.save}</SubmitButton>
      </TokenForm>
    </Page>
  )
}
