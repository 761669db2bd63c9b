import { and, asc, count, eq } from 'drizzle-orm'
import {
  mostSavedFilters,
  type QueueFilters,
  readQueueFilters,
  savedPart,
  writeQueueFilters,
} from '#domain/cases/queue-filters.ts'
import { NotFound, RuleBroken } from '#domain/errors.ts'
import type { Queries } from '#server/database/open-database.ts'
import { savedFilters } from '#server/database/schema.ts'
import { transact } from '#server/events/transact.ts'
import { identifier } from '#server/input/identifier.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { lockPerson } from '#server/people/lock-person.ts'

export type SavedFilters = { id: string; filters: QueueFilters }

/**
 * Keeps filters of the table of cases for the one who asks. What was searched for is left out: it can be a name. Saving the same filters
 * again changes nothing.
 *
 * @throws SignInNeeded, RuleBroken 'no-filter-to-save' or 'too-many-filters'
 */
export const saveFilters = useCase(
  'report.save-filters',
  ({ application, actor }, filters: QueueFilters): Promise<void> =>
    transact(application, async ({ queries }) => {
      const kept = savedPart(filters)
      if (!kept) throw new RuleBroken('no-filter-to-save')
      // Two clicks at once count one after the other.
      await lockPerson(queries, actor.id)
      const own = eq(savedFilters.ownerId, actor.id)
      const [saved] = await queries.select({ number: count() }).from(savedFilters).where(own)
      if ((saved?.number ?? 0) >= mostSavedFilters) throw new RuleBroken('too-many-filters')
      await queries
        .insert(savedFilters)
        .values({
          id: application.randomness.uuid(),
          ownerId: actor.id,
          filters: writeQueueFilters(kept).toString(),
        })
        .onConflictDoNothing()
    }),
)

/** @throws SignInNeeded, NotFound, RuleBroken */
export const forgetFilters = useCase(
  'report.save-filters',
  async ({ application, actor }, id: string): Promise<void> => {
    const gone = await application.database.queries
      .delete(savedFilters)
      .where(and(eq(savedFilters.id, identifier(id)), eq(savedFilters.ownerId, actor.id)))
      .returning({ id: savedFilters.id })
    if (gone.length === 0) throw new NotFound()
  },
)

/** The owner's filters, always in the same order. */
export async function savedFiltersOf(queries: Queries, ownerId: string): Promise<SavedFilters[]> {
  const rows = await queries
    .select({ id: savedFilters.id, filters: savedFilters.filters })
    .from(savedFilters)
    .where(eq(savedFilters.ownerId, ownerId))
    .orderBy(asc(savedFilters.filters))
  return rows.map(({ id, filters }) => ({ id, filters: readQueueFilters(new URLSearchParams(filters)) }))
}
