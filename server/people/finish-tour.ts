import { and, eq, isNull } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { SignInNeeded } from '#domain/errors.ts'
import { profiles } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'

/**
 * Completed or skipped: the tour does not open by itself again.
 *
 * @throws SignInNeeded
 */
export async function finishTour(application: Application, actor: Actor): Promise<void> {
  if (actor.kind === 'visitor') throw new SignInNeeded()
  await application.database.queries
    .update(profiles)
    .set({ tourFinishedAt: application.now() })
    .where(and(eq(profiles.id, actor.id), isNull(profiles.tourFinishedAt)))
}
