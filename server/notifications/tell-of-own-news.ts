import { and, eq, isNull } from 'drizzle-orm'
import { type OwnNewsKind, ownNews } from '#domain/notifications/from-event.ts'
import { nextLetterAt, preferencesOf } from '#domain/notifications/preferences.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { notificationPreferences, notifications } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { enqueue } from '#server/schedule/enqueue.ts'
import { markOf } from '#server/sealing/account-marks.ts'

/**
 * Tells an account that what it keeps here found something, or that its organisation has something for it. It has no words of what it
 * is about, and is of no event. One of a kind that is not read yet is enough.
 */
export async function tellOfOwnNews(
  application: Application,
  queries: Transaction,
  userId: string,
  kind: OwnNewsKind,
): Promise<void> {
  const now = application.now()
  const receiverMark = markOf(application, 'notifications', userId)
  const [stored] = await queries
    .select()
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId))
  const isSameUnread = and(
    eq(notifications.receiverMark, receiverMark),
    eq(notifications.kind, kind),
    isNull(notifications.readAt),
  )
  const unread = await queries.$count(notifications, isSameUnread)
  const { wishes, digest } = preferencesOf(stored ?? null)
  const notificationType = ownNews[kind]
  const wish = wishes[notificationType]
  if (unread > 0 || !(wish.app || wish.mail)) return
  await queries.insert(notifications).values({
    ...{ id: application.randomness.uuid(), receiverMark, notificationType },
    ...{ kind, parameters: {}, createdAt: now, inApp: wish.app, byMail: wish.mail },
  })
  if (!wish.mail) return
  const runAt = nextLetterAt(digest, now)
  await enqueue(application, queries, {
    ...{ kind: 'mail.news', data: { userId, since: now.toISOString() }, runAt },
    onceKey: `news:${receiverMark}:${runAt.toISOString()}`,
  })
}
