import { asc } from 'drizzle-orm'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { events } from '#server/database/schema.ts'
import { areOfSettings } from '#server/events/of-settings.ts'
import { openUseCase } from '#server/kernel/use-case.ts'

/** The days on which this site noticed that its database was put back from a backup. */
export const restorations = openUseCase('public.read', async ({ application }): Promise<string[]> => {
  const rows = await application.database.queries
    .select({ at: events.occurredAt })
    .from(events)
    .where(areOfSettings('setting.restored'))
    .orderBy(asc(events.id))
  return rows.map(({ at }) => dayInNigeria(at))
})
