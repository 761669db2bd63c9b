import { desc, eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { SignInNeeded } from '#domain/errors.ts'
import type { Application } from '#server/application.ts'
import { notifications, reports } from '#server/database/schema.ts'

export type NotificationView = {
  id: string
  reportId: string
  referenceNumber: string
  type: string
  title: string
  message: string
  isRead: boolean
  createdAt: string
}

/** The actor's own, newest first. */
export async function listNotifications(
  application: Application,
  actor: Actor,
  limit = 50,
): Promise<NotificationView[]> {
  if (actor.kind === 'visitor') throw new SignInNeeded()
  const rows = await application.database.queries
    .select({
      id: notifications.id,
      reportId: notifications.reportId,
      referenceNumber: reports.referenceNumber,
      type: notifications.notificationType,
      title: notifications.title,
      message: notifications.message,
      createdAt: notifications.createdAt,
      readAt: notifications.readAt,
    })
    .from(notifications)
    .innerJoin(reports, eq(reports.id, notifications.reportId))
    .where(eq(notifications.userId, actor.id))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit)
  return rows.map(({ readAt, createdAt, ...row }) => ({
    ...row,
    isRead: readAt !== null,
    createdAt: createdAt.toISOString(),
  }))
}
