import { Link } from 'react-router'
import { daysKept } from '#domain/retention/retention.ts'
import { claimReport } from '#server/cases/claim-report.ts'
import { releaseReport } from '#server/cases/release-report.ts'
import { showReportForClaim } from '#server/report-view/show-report.ts'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import { page } from '../door.ts'
import { RefusalNotice } from '../form.tsx'
import { redirectAfter } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import { Trail } from '../shell/trail/trail.tsx'
import type { Route } from './+types/claim'
import { ClaimPanel } from './parts/claim-panel.tsx'

const door = page('page.staff')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => ({
    words: words('claim', 'claimPanel', 'backTo'),
    days: daysKept('claim'),
    report: await showReportForClaim(application, actor, args.params.id),
  }))
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, { intent }) => {
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
  return [
    {
      title: titled(
        loaderData && fill(loaderData.words.claim.tab, { number: loaderData.report.referenceNumber }),
      ),
    },
  ]
}

export default function Claim({ loaderData }: Route.ComponentProps) {
  const { report, days } = loaderData
  const words = loaderData.words.claim
  const heldBy = report.handling.claim?.heldBy
  return (
    <Page width="narrow">
      <PageHeader above={<Trail />} title={words.title} />
      <RefusalNotice />
      <ClaimPanel english={loaderData.words} report={report} />
      <p>{fill(words.explanation, { count: days })}</p>
      {heldBy && !heldBy.isActor ? (
        <ul className="list-disc pl-5">
          <li>
            <Link to={`/reports/${report.id}`} className={wayStyles}>
              {words.read}
            </Link>
          </li>
          <li>
            <Link to={`/reports/${report.id}/case#note`} className={wayStyles}>
              {words.ask}
            </Link>
          </li>
        </ul>
      ) : null}
    </Page>
  )
}

const wayStyles = `${linkStyles} inline-flex min-h-11 items-center`
