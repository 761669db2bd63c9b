import { and, eq, isNull } from 'drizzle-orm'
import { NotFound } from '#domain/errors.ts'
import { beginningOfDay } from '#domain/time/day-in-nigeria.ts'
import { notifications } from '#server/database/people-schema.ts'
import { identifier } from '#server/input/identifier.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { isFor } from './is-for.ts'

/**
 * Marks one of the actor's own as read.
 *
 * @returns what it leads to: a report, or the page of its kind
 *
 * @throws SignInNeeded, NotFound
 */
export const readNotification = useCase('notifications.read', async ({ application, actor }, id: string) => {
  const own = and(eq(notifications.id, identifier(id)), isFor(application, actor.id))
  const { queries } = application.database
  const [found] = await queries
    .select({ reportId: notifications.reportId, kind: notifications.kind })
    .from(notifications)
    .where(own)
  if (!found) throw new NotFound()
  await queries
    .update(notifications)
    .set({ readAt: beginningOfDay(application.now()) })
    .where(and(own, isNull(notifications.readAt)))
  return found
})

/** Marks all of the actor's own as read. */
export const readAllNotifications = useCase('notifications.read', async ({ application, actor }) => {
  await application.database.queries
    .update(notifications)
    .set({ readAt: beginningOfDay(application.now()) })
    .where(and(isFor(application, actor.id), isNull(notifications.readAt)))
})
