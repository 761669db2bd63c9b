import { Link } from 'react-router'
import { notificationTypeName } from '#domain/notifications/notification.ts'
import { listNotifications, type NotificationView } from '#server/notifications/list-notifications.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { UnlitLamp } from '#ui/drawings/unlit-lamp.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { momentOf } from '../dates.ts'
import { TokenForm } from '../form.tsx'
import type { LiveHandle } from '../shell/use-live.ts'
import { protectedVisit } from '../visit.ts'
import type { Route } from './+types/list'

export function loader(args: Route.LoaderArgs) {
  return protectedVisit(args, 'person', async ({ application, actor }) => {
    const before = args.url.searchParams.get('before')
    return { before, ...(await listNotifications(application, actor, { before })) }
  })
}

export const handle: LiveHandle = { live: 'list' }

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Notifications – Fitila' }]
}

export default function Notifications({ loaderData }: Route.ComponentProps) {
  const { notifications, before, olderCursor } = loaderData
  const hasUnread = notifications.some(({ isRead }) => !isRead)
  return (
    <Page>
      <PageHeader title="Notifications" actions={hasUnread ? <MarkAllRead /> : null} />
      <p>
        <Link to="/notification-preferences" className={linkStyles}>
          Choose what you are told, and where
        </Link>
      </p>
      {notifications.length > 0 ? (
        <ul className="space-y-3">
          {notifications.map((notification) => (
            <li key={notification.id}>
              <Notification notification={notification} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title="Nothing yet" icon={<UnlitLamp />}>
          When something happens to a report of yours, it is told here.
        </EmptyState>
      )}
      <Pagination
        newerHref={before ? '/notifications' : null}
        olderHref={olderCursor ? `/notifications?before=${olderCursor}` : null}
        labels={{ newer: 'Newest', older: 'Older' }}
      />
    </Page>
  )
}

function MarkAllRead() {
  return (
    <TokenForm action="/notifications/reading">
      <Button tone="secondary">Mark all read</Button>
    </TokenForm>
  )
}

function Notification({ notification }: { notification: NotificationView }) {
  return (
    <Card as="article" className="space-y-2">
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        {notification.isRead ? null : <Badge tone="information">New</Badge>}
        <span>{notificationTypeName(notification.type)}</span>
        <time dateTime={notification.createdAt} title={momentOf(notification.createdAt)}>
          {notification.ago}
        </time>
      </p>
      <h2>{notification.title}</h2>
      <p>{notification.message}</p>
      <TokenForm action={`/notifications/${notification.id}/reading`}>
        <Button tone="secondary" size="small">
          Open {notification.referenceNumber}
        </Button>
      </TokenForm>
    </Card>
  )
}
