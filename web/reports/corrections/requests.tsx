import { Link } from 'react-router'
import { requesterNames } from '#domain/publishing/corrections.ts'
import { listOpenMatters } from '#server/publishing/corrections/list-open-matters.ts'
import { listRequests } from '#server/publishing/corrections/list-requests.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { partialDay } from '../../dates.ts'
import type { LiveHandle } from '../../shell/use-live.ts'
import { protectedVisit } from '../../visit.ts'
import { partName } from '../parts/part-name.ts'
import type { Route } from './+types/requests'

export function loader(args: Route.LoaderArgs) {
  return protectedVisit(args, 'staff', async ({ application, actor }) => ({
    requests: await listRequests(application, actor),
    matters: await listOpenMatters(application, actor),
  }))
}

export const handle: LiveHandle = { live: 'list' }

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Requests for a correction – Fitila' }]
}

export default function Requests({ loaderData: { requests, matters } }: Route.ComponentProps) {
  return (
    <Page width="wide">
      <PageHeader
        title="Requests for a correction"
        lead="From anybody, without an account; the one that has waited longest first. Nothing of them is public until one of you takes it up."
      />
      {requests.length > 0 ? (
        <ul className="space-y-3">
          {requests.map((request) => (
            <Card as="li" key={request.id} className="space-y-2">
              <h2>
                <Link to={`/correction-requests/${request.id}`} className={linkStyles}>
                  {request.personName}: {partName(request.about)}
                </Link>
              </h2>
              <p className="line-clamp-2">{request.wrong}</p>
              <p className="text-sm text-muted">
                {requesterNames[request.requester]}. {request.referenceNumber}, came on{' '}
                {partialDay(request.receivedOn)}
              </p>
            </Card>
          ))}
        </ul>
      ) : (
        <EmptyState title="No request waits">
          What people say is wrong in a public report appears here.
        </EmptyState>
      )}
      {matters.proposed.length > 0 ? (
        <section className="space-y-2">
          <h2>Waits for a second person</h2>
          <ul className="list-disc pl-5">
            {matters.proposed.map(({ reportId, referenceNumber, since, isMine }) => (
              <li key={reportId}>
                <Link to={`/reports/${reportId}/correction/confirmation`} className={linkStyles}>
                  {referenceNumber}
                </Link>
                , proposed {isMine ? 'by you ' : ''}on {partialDay(since)}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {matters.disputed.length > 0 ? (
        <section className="space-y-2">
          <h2>Disputed, and without an answer yet</h2>
          <ul className="list-disc pl-5">
            {matters.disputed.map(({ reportId, referenceNumber, since }) => (
              <li key={reportId}>
                <Link to={`/reports/${reportId}`} className={linkStyles}>
                  {referenceNumber}
                </Link>
                , since {partialDay(since)}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </Page>
  )
}
