import { asc } from 'drizzle-orm'
import { type Day, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { freezes } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { openUseCase } from '#server/kernel/use-case.ts'

/** From which day to which the site was read only. Without a last day it is so now. */
export type ShownFreeze = { from: Day; to: Day | null }

/** For the page that tells what happened to the log. */
export const shownFreezes = openUseCase('public.read', async ({ application }): Promise<ShownFreeze[]> => {
  const rows = await rowsOf(application)
  return rows.map(({ beganAt, endedAt }) => ({
    from: dayInNigeria(beganAt),
    to: endedAt && dayInNigeria(endedAt),
  }))
})

function rowsOf({ database }: Application) {
  return database.queries
    .select({ beganAt: freezes.beganAt, endedAt: freezes.endedAt })
    .from(freezes)
    .orderBy(asc(freezes.beganAt))
}
