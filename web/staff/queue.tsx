import { Link } from 'react-router'
import { isStaffRole, panelNames } from '#domain/people/roles.ts'
import { type Status, statuses, statusNames } from '#domain/reports/workflow.ts'
import { listQueue } from '#server/reports/list-queue.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { dayOf } from '../dates.ts'
import type { LiveHandle } from '../shell/use-live.ts'
import { protectedVisit } from '../visit.ts'
import type { Route } from './+types/queue'

export function loader(args: Route.LoaderArgs) {
  return protectedVisit(args, 'staff', async ({ application, actor }) => {
    const { searchParams } = args.url
    const status = statuses.find((each) => each === searchParams.get('status')) ?? 'pending'
    const page = Math.min(Math.max(Number.parseInt(searchParams.get('page') ?? '1', 10) || 1, 1), 10_000)
    const title = isStaffRole(actor.role) ? panelNames[actor.role] : 'Panel'
    return { title, status, page, queue: await listQueue(application, actor, status, page) }
  })
}

export const handle: LiveHandle = { live: 'list' }

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `${loaderData?.title ?? 'Panel'} – Fitila` }]
}

export default function Queue({ loaderData: { title, status, page, queue } }: Route.ComponentProps) {
  const pageHref = (number: number) => `/admin?status=${status}&page=${number}`
  return (
    <Page width="wide">
      <PageHeader title={title} lead="Reports, the one that has waited longest first." />
      <Tabs counts={queue.counts} chosen={status} />
      {queue.entries.length > 0 ? (
        <ul className="space-y-3">
          {queue.entries.map((entry) => (
            <Card as="li" key={entry.id} className="space-y-1">
              <h2>
                <Link to={`/reports/${entry.id}`} className={linkStyles}>
                  {entry.personName}
                </Link>
              </h2>
              <p>
                {entry.position}, {entry.state}
              </p>
              <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
                {entry.verifications > 0 ? <Badge tone="success">Verified</Badge> : null}
                {entry.isOwn ? <Badge tone="warning">Your own</Badge> : null}
                <span>{entry.referenceNumber}</span>
                <span>
                  sent on <time dateTime={entry.submittedAt}>{dayOf(entry.submittedAt)}</time>
                </span>
              </p>
            </Card>
          ))}
        </ul>
      ) : (
        <EmptyState title="Nothing here">
          No report has this status{page > 1 ? ' on this page' : ''}.
        </EmptyState>
      )}
      <Pagination
        newerHref={page > 1 ? pageHref(page - 1) : null}
        olderHref={queue.hasMore ? pageHref(page + 1) : null}
        labels={{ newer: 'Previous', older: 'Next' }}
        summary={`Page ${page}`}
      />
    </Page>
  )
}

function Tabs({ counts, chosen }: { counts: Record<Status, number>; chosen: Status }) {
  return (
    <nav aria-label="Status" className="flex flex-wrap gap-x-5 border-b border-line">
      {statuses.map((status) => (
        <Link
          key={status}
          to={`/admin?status=${status}`}
          aria-current={status === chosen ? 'page' : undefined}
          className="flex min-h-11 items-center border-b-2 border-transparent hover:border-edge aria-[current=page]:border-focus aria-[current=page]:font-semibold"
        >
          {statusNames[status]} ({counts[status]})
        </Link>
      ))}
    </nav>
  )
}
