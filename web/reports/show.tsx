import { correctionsOfReport } from '#server/publishing/corrections/corrections-of-report.ts'
import { showReport } from '#server/reports/show-report.ts'
import { findSimilar } from '#server/similar/find-similar.ts'
import { codeToKeep } from '#server/writing/receipts/show-receipt.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import { dayOf } from '../dates.ts'
import { titled } from '../shell/titled.ts'
import { protectedVisit } from '../visit.ts'
import type { Route } from './+types/show'
import { AboutLabels } from './parts/about-labels.tsx'
import { AskForCorrection } from './parts/ask-for-correction.tsx'
import { ChangeLog } from './parts/change-log.tsx'
import { ClaimPanel } from './parts/claim-panel.tsx'
import { Disputes } from './parts/disputes.tsx'
import { FileList } from './parts/file-list.tsx'
import { HandedIn } from './parts/handed-in.tsx'
import { History } from './parts/history.tsx'
import { PeerReviews } from './parts/peer-reviews.tsx'
import { Presumption } from './parts/presumption.tsx'
import { PrintButton } from './parts/print-button.tsx'
import { ReceiptPanel } from './parts/receipt-panel.tsx'
import { ReportBody } from './parts/report-body.tsx'
import { ReportNames, reportNames } from './parts/report-names.ts'
import { SimilarReports, similarAnchor } from './parts/similar-reports.tsx'
import { StaffCorrections } from './parts/staff-corrections.tsx'
import { StatusBadge } from './parts/status-badge.tsx'
import { Steps } from './parts/steps.tsx'
import { EarlierVerifications, Verifications } from './parts/verifications.tsx'

export function loader(args: Route.LoaderArgs) {
  return protectedVisit(args, 'person', async ({ application, actor, words }) => {
    const report = await showReport(application, actor, args.params.id)
    const [similar, corrections, receipt] = await Promise.all([
      report.reader === 'staff' ? findSimilar(application, actor, report.id) : null,
      correctionsOfReport(application, report),
      report.reader === 'owner' ? codeToKeep(application, actor, report.id) : null,
    ])
    return {
      words: words('report', 'files', 'receipt', 'history', 'aboutReport', ...reportNames),
      report,
      whyBarred:
        report.barrier === 'conflict-of-interest' ? words('refusals').refusals[report.barrier] : null,
      ...{ similar, corrections, receipt },
      address: `${application.publicUrl}/reports/${args.params.id}`,
    }
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.report.referenceNumber) }]
}

export default function Report({ loaderData }: Route.ComponentProps) {
  return (
    <ReportNames value={loaderData.words}>
      <WholeReport {...loaderData} />
    </ReportNames>
  )
}

type WholeReportProps = Route.ComponentProps['loaderData']

function WholeReport({
  words: { report: words, files, aboutReport, receipt: receiptWords, history },
  report,
  whyBarred,
  similar,
  corrections,
  receipt,
  address,
}: WholeReportProps) {
  return (
    <Page>
      <PageHeader
        above={report.referenceNumber}
        title={report.words?.personName ?? report.referenceNumber}
        actions={<PrintButton withoutScripts={aboutReport.toPrint}>{words.print}</PrintButton>}
      />
      <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
        <StatusBadge status={report.status} />
        {report.credibilityRating > 0 ? (
          <span>{fill(words.credibility, { rating: report.credibilityRating })}</span>
        ) : null}
        <span>
          {words.sentOn} <time dateTime={report.submittedAt}>{dayOf(report.submittedAt)}</time>
        </span>
        {similar && similar.entries.length > 0 ? (
          <a href={`#${similarAnchor}`} className={classNames(linkStyles, 'print:hidden')}>
            {similar.entries.length + similar.left} similar
          </a>
        ) : null}
      </p>
      <Disputes disputes={corrections.disputes} words={aboutReport} />
      {report.reason ? (
        <Alert tone="warning" title={report.status === 'retracted' ? words.correction : words.notPublished}>
          <span className="whitespace-pre-line">{report.reason}</span>
        </Alert>
      ) : null}
      {whyBarred ? (
        <Alert tone="warning" title={whyBarred.title}>
          {whyBarred.text}
        </Alert>
      ) : null}
      <ClaimPanel report={report} />
      {receipt ? <ReceiptPanel reportId={report.id} code={receipt.code} words={receiptWords} /> : null}
      <Steps report={report} />
      <StaffCorrections id={report.id} corrections={corrections} />
      {report.handedIn ? (
        <HandedIn words={report.handedIn} isOwner={report.reader === 'owner'} texts={aboutReport} />
      ) : null}
      {report.words ? (
        <Card>
          <ReportBody words={report.words} statements={report.statements} />
        </Card>
      ) : null}
      {report.status === 'approved' ? (
        <AboutLabels isLabelled={report.statements.length > 0} words={aboutReport} />
      ) : null}
      {report.attachments.length > 0 ? (
        <section className="space-y-2">
          <h2>{words.files}</h2>
          <FileList words={files} files={report.attachments} reportId={report.id} />
          <p className="text-sm text-muted">{words.aboutFiles}</p>
        </section>
      ) : null}
      <Verifications verifications={report.verifications} />
      <EarlierVerifications verifications={report.earlierVerifications} />
      {similar ? <SimilarReports similar={similar} /> : null}
      <ChangeLog entries={report.status === 'approved' ? corrections.log : []} />
      <PeerReviews reviews={report.peerReviews} />
      {report.history.length > 0 ? <History entries={report.history} words={history} /> : null}
      {report.status === 'approved' ? <AskForCorrection id={report.id} words={aboutReport} /> : null}
      <Presumption />
      <p className="hidden text-sm print:block">{address}</p>
    </Page>
  )
}
