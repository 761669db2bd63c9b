import { Link } from 'react-router'
import type { Promised } from '#domain/publishing/correction-steps.ts'
import { listOpenMatters } from '#server/publishing/corrections/list-open-matters.ts'
import { listRequests } from '#server/publishing/corrections/list-requests.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { partialDay } from '../../dates.ts'
import { page } from '../../door.ts'
import { useNames } from '../../page-names.ts'
import { titled } from '../../shell/titled.ts'
import { Trail } from '../../shell/trail/trail.tsx'
import type { LiveHandle } from '../../shell/use-live.ts'
import { partName, partParts } from '../parts/part-name.ts'
import type { Route } from './+types/requests'

const door = page('page.staff')

type PromisedByProps = { words: Words['correctionRequests']; promised: Promised }

/** The day that the person who asked was told, and whether it has passed. */
function PromisedBy({ words, promised: { on, hasPassed } }: PromisedByProps) {
  const day = partialDay(on)
  return (
    <Badge tone={hasPassed ? 'danger' : 'neutral'} isLong>
      {fill(hasPassed ? words.overdue : words.promised, { day })}
    </Badge>
  )
}

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => ({
    words: words('correctionRequests', 'requesterNames', ...partParts),
    requests: await listRequests(application, actor),
    matters: await listOpenMatters(application, actor),
  }))
}

export const handle: LiveHandle = { live: 'list' }

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.correctionRequests.title) }]
}

export default function Requests({ loaderData }: Route.ComponentProps) {
  const names = useNames('labels', 'partTexts', 'sideNames', 'requesterNames')
  const { requests, matters } = loaderData
  const words = loaderData.words.correctionRequests
  return (
    <Page width="wide">
      <PageHeader above={<Trail />} title={words.title} lead={words.lead} />
      {requests.length > 0 ? (
        <ul className="space-y-3">
          {requests.map((request) => (
            <Card as="li" key={request.id} className="space-y-2">
              <h2>
                <Link to={`/correction-requests/${request.id}`} className={linkStyles}>
                  {request.personName}: {partName(request.about, names)}
                </Link>
              </h2>
              <p className="line-clamp-2">{request.wrong}</p>
              <PromisedBy words={words} promised={request.promised} />
              <p className="text-sm text-muted">
                {fill(words.line, {
                  requester: names.requesterNames[request.requester],
                  number: request.referenceNumber,
                  day: partialDay(request.receivedOn),
                })}
                {request.papers > 0 ? ` · ${fill(words.papers, { count: request.papers })}` : null}
              </p>
            </Card>
          ))}
        </ul>
      ) : (
        <EmptyState title={words.none}>{words.noneText}</EmptyState>
      )}
      {matters.proposed.length > 0 ? (
        <section className="space-y-2">
          <h2>{words.proposed}</h2>
          <ul className="list-disc pl-5">
            {matters.proposed.map(({ reportId, referenceNumber, since, isMine }) => (
              <li key={reportId}>
                <Link to={`/reports/${reportId}/correction/confirmation`} className={linkStyles}>
                  {referenceNumber}
                </Link>
                {fill(isMine ? words.proposedByYou : words.proposedOn, { day: partialDay(since) })}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {matters.disputed.length > 0 ? (
        <section className="space-y-2">
          <h2>{words.disputed}</h2>
          <ul className="list-disc pl-5">
            {matters.disputed.map(({ reportId, referenceNumber, since, promised }) => (
              <li key={reportId}>
                <Link to={`/reports/${reportId}`} className={linkStyles}>
                  {referenceNumber}
                </Link>
                {fill(words.since, { day: partialDay(since) })}{' '}
                <PromisedBy words={words} promised={promised} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </Page>
  )
}
