import { showReport } from '#server/reports/show-report.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { dayOf } from '../dates.ts'
import { protectedVisit } from '../visit.ts'
import type { Route } from './+types/show'
import { FileList } from './parts/file-list.tsx'
import { History } from './parts/history.tsx'
import { Presumption } from './parts/presumption.tsx'
import { PrintButton } from './parts/print-button.tsx'
import { ReportBody } from './parts/report-body.tsx'
import { StatusBadge } from './parts/status-badge.tsx'
import { Steps } from './parts/steps.tsx'
import { Verifications } from './parts/verifications.tsx'

export function loader(args: Route.LoaderArgs) {
  return protectedVisit(args, 'person', async ({ application, actor }) => ({
    report: await showReport(application, actor, args.params.id),
    address: `${application.publicUrl}/reports/${args.params.id}`,
  }))
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `${loaderData?.report.referenceNumber ?? 'Report'} – Fitila` }]
}

export default function Report({ loaderData: { report, address } }: Route.ComponentProps) {
  return (
    <Page>
      <PageHeader
        above={report.referenceNumber}
        title={report.words?.personName ?? report.referenceNumber}
        actions={<PrintButton />}
      />
      <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
        <StatusBadge status={report.status} />
        {report.credibilityRating > 0 ? <span>Credibility {report.credibilityRating} of 5</span> : null}
        <span>
          Sent on <time dateTime={report.submittedAt}>{dayOf(report.submittedAt)}</time>
        </span>
      </p>
      {report.reason ? (
        <Alert
          tone="warning"
          title={report.status === 'retracted' ? 'Correction notice' : 'Why it was not published'}
        >
          <span className="whitespace-pre-line">{report.reason}</span>
        </Alert>
      ) : null}
      <Steps report={report} />
      {report.words ? (
        <Card>
          <ReportBody words={report.words} />
        </Card>
      ) : null}
      {report.attachments.length > 0 ? (
        <section className="space-y-2">
          <h2>Files</h2>
          <FileList files={report.attachments} reportId={report.id} />
          <p className="text-sm text-muted">
            Only staff and the person who sent them can open them. Nobody vouches for what is in a file: open
            it on a device that holds nothing else.
          </p>
        </section>
      ) : null}
      <Verifications verifications={report.verifications} />
      {report.history.length > 0 ? <History entries={report.history} /> : null}
      <Presumption />
      <p className="hidden text-sm print:block">{address}</p>
    </Page>
  )
}
