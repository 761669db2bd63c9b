import { claimHours } from '#domain/cases/claims.ts'
import { claimReport } from '#server/cases/claim-report.ts'
import { releaseReport } from '#server/cases/release-report.ts'
import { showReportForClaim } from '#server/reports/show-report.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { RefusalNotice } from '../form.tsx'
import { redirectAfter } from '../redirect-after.ts'
import { protectedVisit, submission } from '../visit.ts'
import type { Route } from './+types/claim'
import { BackToReport } from './parts/back-to-report.tsx'
import { ClaimPanel } from './parts/claim-panel.tsx'

export function loader(args: Route.LoaderArgs) {
  return protectedVisit(args, 'staff', async ({ application, actor }) => ({
    days: claimHours / 24,
    report: await showReportForClaim(application, actor, args.params.id),
  }))
}

export function action(args: Route.ActionArgs) {
  return submission(args, async ({ application, actor }, { intent }) => {
    const { id } = args.params
    if (intent === 'release') {
      await releaseReport(application, actor, id)
      return redirectAfter('/admin', 'report-released')
    } else {
      await claimReport(application, actor, id)
      return redirectAfter(`/reports/${id}`, 'report-claimed')
    }
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `Who has ${loaderData?.report.referenceNumber ?? 'this report'} in hand – Fitila` }]
}

export default function Claim({ loaderData: { report, days } }: Route.ComponentProps) {
  return (
    <Page width="narrow">
      <PageHeader above={<BackToReport report={report} />} title="Who has this report in hand" />
      <RefusalNotice />
      <ClaimPanel report={report} />
      <p>
        Whoever takes a report in hand has it for {days} days, so that nobody blocks one by leaving. Until
        then no colleague can verify, rate or decide it; a peer review they can add. It passes on earlier with
        a verification, which somebody else has to follow, and with a decision. An administrator can free it.
      </p>
    </Page>
  )
}
