import { Link } from 'react-router'
import { isNarrowed, readQueueFilters, writeQueueFilters } from '#domain/cases/queue-filters.ts'
import { isStaffRole, panelNames } from '#domain/people/roles.ts'
import { type Status, statuses, statusNames } from '#domain/reports/workflow.ts'
import { listQueue } from '#server/cases/list-queue.ts'

import { buttonStyles } from '#ui/button-styles.ts'

import { EmptyState } from '#ui/empty-state.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Pagination } from '#ui/pagination.tsx'
import type { LiveHandle } from '../shell/use-live.ts'
import { protectedVisit } from '../visit.ts'
import type { Route } from './+types/queue'
import { QueueEntryCard } from './parts/queue-entry.tsx'
import { QueueFilterForm } from './parts/queue-filter-form.tsx'

export function loader(args: Route.LoaderArgs) {
  return protectedVisit(args, 'staff', async ({ application, actor }) => {
    const { searchParams } = args.url
    const filters = readQueueFilters(searchParams)
    const after = searchParams.get('after')
    const queue = await listQueue(application, actor, filters, after)
    const title = isStaffRole(actor.role) ? panelNames[actor.role] : 'Panel'
    return { title, filters, queue, isFirst: after === null }
  })
}

export const handle: LiveHandle = { live: 'list' }

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `${loaderData?.title ?? 'Panel'} – Fitila` }]
}

export default function Queue({ loaderData: { title, filters, queue, isFirst } }: Route.ComponentProps) {
  const query = writeQueueFilters(filters)
  const firstHref = query.size > 0 ? `/admin?${query}` : '/admin'
  const nextHref = queue.next && `/admin?${new URLSearchParams([...query, ['after', queue.next]])}`
  return (
    <Page width="wide">
      <PageHeader
        title={title}
        lead="Take a report in hand, so that no colleague works on it at the same time."
        actions={
          <Link to="/correction-requests" className={buttonStyles({ tone: 'secondary' })}>
            Correction requests
          </Link>
        }
      />
      <Tabs counts={queue.counts} chosen={filters.status} />
      <p className="text-sm text-muted">
        Some plans have priority verification: their reports are handled first. That is the order, and nothing
        else. Who pays is never a reason to verify, rate, approve or reject a report.
      </p>
      <QueueFilterForm filters={filters} />
      {queue.entries.length > 0 ? (
        <ul className="space-y-3">
          {queue.entries.map((entry) => (
            <QueueEntryCard key={entry.id} entry={entry} mayBeTaken={filters.status === 'pending'} />
          ))}
        </ul>
      ) : queue.isCutShort ? null : (
        <Nothing isFirst={isFirst} isNarrowed={isNarrowed(filters)} status={filters.status} />
      )}
      {queue.isCutShort ? (
        <p>We have looked through a part of the list, and there is more to look through.</p>
      ) : null}
      <Pagination
        newerHref={isFirst ? null : firstHref}
        olderHref={nextHref}
        labels={{ newer: 'To the beginning', older: 'Next' }}
      />
    </Page>
  )
}

type NothingProps = { isFirst: boolean; isNarrowed: boolean; status: Status }

function Nothing({ isFirst, isNarrowed, status }: NothingProps) {
  if (!isNarrowed && isFirst) return <EmptyState title="Nothing here">No report has this status.</EmptyState>
  return (
    <EmptyState
      title={isFirst ? 'No report fits' : 'The list ends here'}
      action={
        <Link to={hrefOf(status)} className={buttonStyles({ tone: 'secondary' })}>
          Show all of this status
        </Link>
      }
    >
      {isFirst ? 'Leave a filter out to see more.' : 'What comes before it is on the pages before.'}
    </EmptyState>
  )
}

function Tabs({ counts, chosen }: { counts: Record<Status, number>; chosen: Status }) {
  return (
    <nav aria-label="Status" className="flex flex-wrap gap-x-5 border-b border-line">
      {statuses.map((status) => (
        <Link
          key={status}
          to={hrefOf(status)}
          aria-current={status === chosen ? 'page' : undefined}
          className="flex min-h-11 items-center border-b-2 border-transparent hover:border-edge aria-[current=page]:border-focus aria-[current=page]:font-semibold"
        >
          {statusNames[status]} ({counts[status]})
        </Link>
      ))}
    </nav>
  )
}

function hrefOf(status: Status): string {
  return status === 'pending' ? '/admin' : `/admin?status=${status}`
}
