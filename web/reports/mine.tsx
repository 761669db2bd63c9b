import { Link } from 'react-router'
import { listDrafts } from '#server/reports/draft-queries.ts'
import { listOwnReports } from '#server/reports/list-own-reports.ts'
import { buttonStyles } from '#ui/button-styles.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { dayOf, momentOf } from '../dates.ts'
import type { LiveHandle } from '../shell/use-live.ts'
import { protectedVisit } from '../visit.ts'
import type { Route } from './+types/mine'
import { StatusBadge } from './parts/status-badge.tsx'

export function loader(args: Route.LoaderArgs) {
  return protectedVisit(args, 'person', async ({ application, actor }) => ({
    reports: await listOwnReports(application, actor),
    drafts: await listDrafts(application, actor),
  }))
}

export const handle: LiveHandle = { live: 'list' }

export function meta(): Route.MetaDescriptors {
  return [{ title: 'My reports – Fitila' }]
}

export default function MyReports({ loaderData: { reports, drafts } }: Route.ComponentProps) {
  return (
    <Page>
      <PageHeader title="My reports" lead="By number alone, in case somebody looks over your shoulder." />
      {drafts.length > 0 ? (
        <ul className="space-y-3">
          {drafts.map((draft) => (
            <Card as="li" key={draft.id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Link to={`/drafts/${draft.id}`} className={`${linkStyles} mr-auto`}>
                Draft of {momentOf(draft.updatedAt)}
              </Link>
              <span className="text-sm text-muted">kept until {dayOf(draft.expiresAt)}</span>
            </Card>
          ))}
        </ul>
      ) : null}
      {reports.length > 0 ? (
        <ul className="space-y-3">
          {reports.map((report) => (
            <Card as="li" key={report.id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Link to={`/reports/${report.id}`} className={`${linkStyles} mr-auto`}>
                {report.referenceNumber}
              </Link>
              <time dateTime={report.submittedAt} className="text-sm text-muted">
                {dayOf(report.submittedAt)}
              </time>
              <StatusBadge status={report.status} />
            </Card>
          ))}
        </ul>
      ) : (
        <EmptyState
          title="You have not sent a report yet"
          action={
            <Link to="/submit-report" className={buttonStyles()}>
              Submit a report
            </Link>
          }
        />
      )}
    </Page>
  )
}
