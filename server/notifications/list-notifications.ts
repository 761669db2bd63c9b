import { and, desc, eq, sql } from 'drizzle-orm'
import { timePassed } from '#domain/time/time-passed.ts'
import { type Cursor, readCursor, writeCursor } from '#server/database/cursor.ts'
import { notifications } from '#server/database/people-schema.ts'
import { reports } from '#server/database/schema.ts'
import { useCase } from '#server/kernel/use-case.ts'
import type { Language } from '#words/catalogue.ts'
import { noticeIn } from '#words/notice-in.ts'
import { agoIn } from '#words/time-in.ts'
import { isFor } from './is-for.ts'

const notificationPageLength = 50
export const bellLength = 20

export type NotificationView = {
  id: string
  /** Null for what is about an assignment of an expert. */
  reportId: string | null
  referenceNumber: string
  type: string
  title: string
  message: string
  isRead: boolean
  createdAt: string
  /** How long ago, in words, when the page was made. */
  ago: string
}

export type NotificationPage = {
  notifications: NotificationView[]
  /** Where the next page begins; null at the end. */
  olderCursor: string | null
}

type Asked = { length?: number; before?: string | null; language?: Language }

/**
 * The actor's own, newest first, in the words of the language in which they are read.
 *
 * @param before what an earlier page gave as `olderCursor`; anything else begins at the newest
 * @throws SignInNeeded
 */
export const listNotifications = useCase(
  'notifications.read',
  async (
    { application, actor },
    { length = notificationPageLength, before = null, language = 'en' }: Asked = {},
  ): Promise<NotificationPage> => {
    const rows = await application.database.queries
      .select({
        id: notifications.id,
        reportId: notifications.reportId,
        referenceNumber: reports.referenceNumber,
        type: notifications.notificationType,
        kind: notifications.kind,
        parameters: notifications.parameters,
        createdAt: notifications.createdAt,
        readAt: notifications.readAt,
      })
      .from(notifications)
      .leftJoin(reports, eq(reports.id, notifications.reportId))
      .where(and(isFor(application, actor.id), notifications.inApp, olderThan(readCursor(before))))
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(length + 1)
    const shown = rows.slice(0, length)
    const last = rows.length > length ? shown.at(-1) : undefined
    const now = application.now()
    return {
      notifications: shown.map(({ readAt, createdAt, kind, parameters, ...row }) => ({
        ...row,
        referenceNumber: row.referenceNumber ?? parameters.reference ?? '',
        ...noticeIn(language, kind, parameters),
        isRead: readAt !== null,
        createdAt: createdAt.toISOString(),
        ago: agoIn(language, timePassed(createdAt, now)),
      })),
      olderCursor: last ? writeCursor({ at: last.createdAt, id: last.id }) : null,
    }
  },
)

function olderThan(cursor: Cursor | null) {
  return cursor
    ? sql`(${notifications.createdAt}, ${notifications.id}) < (${cursor.at.toISOString()}, ${cursor.id})`
    : undefined
}
