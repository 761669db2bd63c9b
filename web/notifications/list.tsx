import { Link } from 'react-router'
import { notificationTypes } from '#domain/notifications/notification.ts'
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
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { momentOf } from '../dates.ts'
import { page } from '../door.ts'
import { TokenForm } from '../form.tsx'
import { titled } from '../shell/titled.ts'
import type { LiveHandle } from '../shell/use-live.ts'
import type { Route } from './+types/list'

const door = page('page.person')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, language, words }) => {
    const before = args.url.searchParams.get('before')
    return {
      words: words('notificationList', 'notificationTypes'),
      before,
      ...(await listNotifications(application, actor, { before, language })),
    }
  })
}

export const handle: LiveHandle = { live: 'list' }

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.notificationList.title) }]
}

export default function Notifications({ loaderData }: Route.ComponentProps) {
  const words = loaderData.words.notificationList
  const { notifications, before, olderCursor } = loaderData
  const hasUnread = notifications.some(({ isRead }) => !isRead)
  return (
    <Page>
      <PageHeader title={words.title} actions={hasUnread ? <MarkAllRead words={words} /> : null} />
      <p>
        <Link to="/notification-preferences" className={linkStyles}>
          {words.preferences}
        </Link>
      </p>
      {notifications.length > 0 ? (
        <ul className="space-y-3">
          {notifications.map((notification) => (
            <li key={notification.id}>
              <Notification
                words={words}
                names={loaderData.words.notificationTypes}
                notification={notification}
              />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title={words.none} icon={<UnlitLamp />}>
          {words.noneText}
        </EmptyState>
      )}
      <Pagination
        newerHref={before ? '/notifications' : null}
        olderHref={olderCursor ? `/notifications?before=${olderCursor}` : null}
        labels={{ newer: words.newest, older: words.older }}
      />
    </Page>
  )
}

function MarkAllRead({ words }: { words: Words['notificationList'] }) {
  return (
    <TokenForm action="/notifications/reading">
      <Button tone="secondary">{words.markAllRead}</Button>
    </TokenForm>
  )
}

type NotificationProps = {
  words: Words['notificationList']
  names: Words['notificationTypes']
  notification: NotificationView
}

function Notification({ words, names, notification }: NotificationProps) {
  return (
    <Card as="article" className="space-y-2">
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        {notification.isRead ? null : <Badge tone="information">{words.new}</Badge>}
        <span>{nameOf(notification.type, names)}</span>
        <time dateTime={notification.createdAt} title={momentOf(notification.createdAt)}>
          {notification.ago}
        </time>
      </p>
      <h2>{notification.title}</h2>
      <Message text={notification.message} number={notification.referenceNumber} />
      <TokenForm action={`/notifications/${notification.id}/reading`}>
        <Button tone="secondary" size="small">
          {notification.referenceNumber === ''
            ? openLabel(notification.type, words)
            : fill(words.open, { reference: notification.referenceNumber })}
        </Button>
      </TokenForm>
    </Card>
  )
}

/** A report's number stays on one line. */
function Message({ text, number }: { text: string; number: string }) {
  const start = number === '' ? -1 : text.indexOf(number)
  if (start === -1) return <p>{text}</p>
  return (
    <p>
      {text.slice(0, start)}
      <span className="whitespace-nowrap">{number}</span>
      {text.slice(start + number.length)}
    </p>
  )
}

function openLabel(type: string, words: Words['notificationList']): string {
  if (type === 'search_news') return words.openSearches
  else return type === 'team_news' ? words.openTeam : words.openApplications
}

/** A type that this version does not know is shown, not hidden. */
function nameOf(type: string, names: Words['notificationTypes']): string {
  const known = notificationTypes.find((each) => each === type)
  return names[known ?? 'unknown']
}
