import { and, eq, isNull } from 'drizzle-orm'
import { beginningOfDay } from '#domain/time/day-in-nigeria.ts'
import { profiles } from '#server/database/people-schema.ts'
import { useCase } from '#server/kernel/use-case.ts'

/**
 * Completed or skipped: the tour does not open by itself again.
 *
 * @throws SignInNeeded
 */
export const finishTour = useCase('account.finish-tour', async ({ application, actor }): Promise<void> => {
  await application.database.queries
    .update(profiles)
    .set({ tourFinishedAt: beginningOfDay(application.now()) })
    .where(and(eq(profiles.id, actor.id), isNull(profiles.tourFinishedAt)))
})
