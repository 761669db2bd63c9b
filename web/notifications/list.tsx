import { BellOff } from 'lucide-react'
import { notificationTypeName } from '#domain/notifications/notification.ts'
import { listNotifications, type NotificationView } from '#server/notifications/list-notifications.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { momentOf } from '../dates.ts'
import { TokenForm } from '../form.tsx'
import { protectedVisit } from '../visit.ts'
import type { Route } from './+types/list'

export function loader(args: Route.LoaderArgs) {
  return protectedVisit(args, 'person', async ({ application, actor }) => ({
    notifications: await listNotifications(application, actor),
  }))
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Notifications – Fitila' }]
}

export default function Notifications({ loaderData: { notifications } }: Route.ComponentProps) {
  const hasUnread = notifications.some(({ isRead }) => !isRead)
  return (
    <Page>
      <PageHeader title="Notifications" actions={hasUnread ? <MarkAllRead /> : null} />
      {notifications.length > 0 ? (
        <ul className="space-y-3">
          {notifications.map((notification) => (
            <li key={notification.id}>
              <Notification notification={notification} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title="Nothing yet" icon={<BellOff />}>
          When something happens to a report of yours, it is told here.
        </EmptyState>
      )}
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
        <time dateTime={notification.createdAt}>{momentOf(notification.createdAt)}</time>
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
