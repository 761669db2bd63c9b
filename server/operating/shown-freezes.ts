import { asc } from 'drizzle-orm'
import { type Day, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { events } from '#server/database/schema.ts'
import { areOfSettings } from '#server/events/of-settings.ts'
import type { Application } from '#server/kernel/application.ts'
import { openUseCase } from '#server/kernel/use-case.ts'

/** From which day to which the site was read only. Without a last day it is so now. */
export type ShownFreeze = { from: Day; to: Day | null }

/** For the page that tells what happened to the log. Read from the events, so that it is what the log has. */
export const shownFreezes = openUseCase('public.read', async ({ application }): Promise<ShownFreeze[]> => {
  const told = await toldOf(application)
  return told
    .filter(({ kind }) => kind === 'setting.frozen')
    .map(({ subjectId, at }) => {
      const end = told.find((each) => each.kind === 'setting.thawed' && each.subjectId === subjectId)
      return { from: dayInNigeria(at), to: end ? dayInNigeria(end.at) : null }
    })
})

function toldOf({ database }: Application) {
  return database.queries
    .select({ kind: events.kind, subjectId: events.subjectId, at: events.occurredAt })
    .from(events)
    .where(areOfSettings('setting.frozen', 'setting.thawed'))
    .orderBy(asc(events.id))
}
