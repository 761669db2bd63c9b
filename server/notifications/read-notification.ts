import { and, eq, isNull } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { NotFound, SignInNeeded } from '#domain/errors.ts'
import { notifications } from '#server/database/people-schema.ts'
import { identifier } from '#server/input/identifier.ts'
import type { Application } from '#server/kernel/application.ts'

/**
 * Marks one of the actor's own as read. Returns the report that it leads to.
 *
 * @throws SignInNeeded, NotFound
 */
export async function readNotification(application: Application, actor: Actor, id: string): Promise<string> {
  if (actor.kind === 'visitor') throw new SignInNeeded()
  const own = and(eq(notifications.id, identifier(id)), eq(notifications.userId, actor.id))
  const { queries } = application.database
  const [found] = await queries.select({ reportId: notifications.reportId }).from(notifications).where(own)
  if (!found) throw new NotFound()
  await queries
    .update(notifications)
    .set({ readAt: application.now() })
    .where(and(own, isNull(notifications.readAt)))
  return found.reportId
}

/** Marks all of the actor's own as read. */
export async function readAllNotifications(application: Application, actor: Actor): Promise<void> {
  if (actor.kind === 'visitor') throw new SignInNeeded()
  await application.database.queries
    .update(notifications)
    .set({ readAt: application.now() })
    .where(and(eq(notifications.userId, actor.id), isNull(notifications.readAt)))
}
