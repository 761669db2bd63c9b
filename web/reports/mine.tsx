import { Link } from 'react-router'
import { hasFeature } from '#domain/plans/features.ts'
import { priorityTargetHours } from '#domain/plans/priority.ts'
import { shownStatus } from '#domain/reports/shown-status.ts'
import { listOwnReports } from '#server/reports/list-own-reports.ts'
import { showUsualWaits } from '#server/transparency/figures/show-figures.ts'
import { listDrafts } from '#server/writing/draft-queries.ts'
import { Alert } from '#ui/alert.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { UnlitLamp } from '#ui/drawings/unlit-lamp.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import { dayOf, momentOf } from '../dates.ts'
import { page } from '../door.ts'
import { titled } from '../shell/titled.ts'
import type { LiveHandle } from '../shell/use-live.ts'
import type { Route } from './+types/mine'
import { StatusBadge } from './parts/status-badge.tsx'

const door = page('page.person')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => ({
    words: words('mine', 'statuses'),
    reports: await listOwnReports(application, actor),
    drafts: await listDrafts(application, actor),
    priority: hasFeature(actor.subscription, 'priority-verification')
      ? { usualDays: (await showUsualWaits(application)).verification }
      : null,
  }))
}

export const handle: LiveHandle = { live: 'list' }

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.mine.title) }]
}

export default function MyReports({ loaderData }: Route.ComponentProps) {
  const { reports, drafts, priority } = loaderData
  const words = loaderData.words.mine
  return (
    <Page>
      <PageHeader title={words.title} lead={words.lead} />
      {priority ? (
        <Alert>
          {fill(words.priority, { hours: priorityTargetHours })}{' '}
          {priority.usualDays === null
            ? words.unmeasured
            : fill(words.measured, { count: Math.max(1, priority.usualDays) })}
        </Alert>
      ) : null}
      {drafts.length > 0 ? (
        <ul className="card-rows">
          {drafts.map((draft) => (
            <li key={draft.id} className={rowStyles}>
              <Link to={`/drafts/${draft.id}`} className="row-link mr-auto">
                {fill(words.draftOf, { moment: momentOf(draft.savedAt) })}
              </Link>
              <span className="text-sm text-muted">
                {fill(words.keptUntil, { day: dayOf(draft.expiresAt) })}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {reports.length > 0 ? (
        <ul className="card-rows">
          {reports.map((report) => (
            <li key={report.id} className={rowStyles}>
              <Link to={`/reports/${report.id}`} className="row-link mr-auto font-semibold">
                {report.referenceNumber}
              </Link>
              <time dateTime={report.submittedAt} className="text-sm text-muted tabular-nums max-sm:w-full">
                {dayOf(report.submittedAt)}
              </time>
              <span className="max-sm:w-full sm:w-60">
                <StatusBadge status={shownStatus(report.status, report)} />
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          icon={<UnlitLamp />}
          title={words.none}
          action={
            <Link to="/submit-report" className={buttonStyles()}>
              {words.submit}
            </Link>
          }
        />
      )}
      <p>
        <Link to="/reports/adoption" className={linkStyles}>
          {words.adopt}
        </Link>
      </p>
    </Page>
  )
}

const rowStyles = 'card-row flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1'
