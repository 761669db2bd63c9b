import { desc } from 'drizzle-orm'
import type { CarriedFileHash } from '#domain/events/setting-events.ts'
import { type Day, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { events } from '#server/database/schema.ts'
import { areOfSettings } from '#server/events/of-settings.ts'

/** Which files to carry were given away, and since when. `id` is the subject of the event. */
export type CarriedEvent = { id: string; since: Day; files: CarriedFileHash[] }

/** The newest first. */
export async function carriedEvents(queries: Queries | Transaction, most: number): Promise<CarriedEvent[]> {
  const rows = await queries
    .select({ id: events.subjectId, detail: events.detail, at: events.occurredAt })
    .from(events)
    .where(areOfSettings('setting.carried_files'))
    .orderBy(desc(events.id))
    .limit(most)
  return rows.map(({ id, detail, at }) => ({
    ...{ id, since: dayInNigeria(at) },
    files: filesOfCarriedEvent(detail),
  }))
}

/** The database gives an object's fields in its own order. */
export function filesOfCarriedEvent(detail: unknown): CarriedFileHash[] {
  const { files } = detail as { files: CarriedFileHash[] }
  return files.map(({ name, sha256 }) => ({ name, sha256 }))
}
