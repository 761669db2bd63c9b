import { desc, eq } from 'drizzle-orm'
import type { CarriedFileHash } from '#domain/events/setting-events.ts'
import { type Day, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { events } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { openUseCase } from '#server/kernel/use-case.ts'

/** Which files to carry were given away, and since when. */
export type ShownCarriedFiles = { since: Day; files: CarriedFileHash[] }

/** A page shows no more: each build may bring others. */
const mostShown = 20

/** The newest first. Read from the events, so that it is what the log has. */
export const shownCarriedFiles = openUseCase(
  'public.read',
  async ({ application }): Promise<ShownCarriedFiles[]> => newest(application, mostShown),
)

/** What the log has last. */
export async function newestCarriedFiles(application: Application): Promise<CarriedFileHash[]> {
  const [last] = await newest(application, 1)
  return last?.files ?? []
}

async function newest({ database }: Application, most: number): Promise<ShownCarriedFiles[]> {
  const rows = await database.queries
    .select({ detail: events.detail, at: events.occurredAt })
    .from(events)
    .where(eq(events.kind, 'setting.carried_files'))
    .orderBy(desc(events.id))
    .limit(most)
  return rows.map(({ detail, at }) => ({ since: dayInNigeria(at), files: filesIn(detail) }))
}

/** The database gives an object's fields in its own order. */
function filesIn(detail: unknown): CarriedFileHash[] {
  const { files } = detail as { files: CarriedFileHash[] }
  return files.map(({ name, sha256 }) => ({ name, sha256 }))
}
