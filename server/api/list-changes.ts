import { sql } from 'drizzle-orm'
import { fieldProblem, Invalid } from '#domain/errors.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { areOfSettings } from '#server/events/of-settings.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { readChangeCursor, writeChangeCursor } from './change-cursor.ts'
import { type Change, changedBetween, changesIn } from './changed-between.ts'

export type Changes = { changes: Change[]; cursor: string; isMore: boolean }

const atOnce = 200
/** Of all events: most are about nothing public, and an old cursor must not make one question of them all. */
const mostLookedAt = 20_000

/**
 * What changed of what the public reads, after a cursor, each subject once a page and as it is now. Nothing is lost, even if others write
 * meanwhile: the cursor never passes an event whose transaction could still be committed. The same cursor gives the same changes again, so
 * a program that died asks once more.
 *
 * @param since a `cursor` from before; null gives the newest cursor and no changes, for a program that then reads the lists
 * @throws Invalid for what is no cursor, and for one from before a backup was put back
 */
export const listChanges = useCase(
  'public.read',
  async ({ application }, since: string | null): Promise<Changes> => {
    const { database, keys } = application
    return database.queries.transaction(async (queries) => {
      const restoration = await newestRestoration(application)
      const settled = await settledEvents(queries)
      const from = since === null ? { event: settled, restoration } : readChangeCursor(keys.live, since)
      if (!from || from.restoration !== restoration)
        throw new Invalid('invalid', { since: fieldProblem('not-a-next') })
      const to = Math.min(settled, from.event + mostLookedAt)
      const rows =
        from.event < to ? await changedBetween(queries, { from: from.event, to, atMost: atOnce }) : []
      const isFull = rows.length === atOnce
      const event = Math.max(from.event, isFull ? Number(rows.at(-1)?.id ?? to) : to)
      const isMore = isFull || to < settled
      return {
        changes: changesIn(rows),
        cursor: writeChangeCursor(keys.live, { event, restoration }),
        isMore,
      }
    })
  },
)

async function settledEvents(queries: Transaction): Promise<number> {
  const { rows } = await queries.execute<{ settled: string }>(sql`select settled_events() as settled`)
  return Number(rows[0]?.settled ?? 0)
}

/** Kept until something public changes, and a restoration is public. */
function newestRestoration({ database, publicMemory }: Application): Promise<number> {
  return publicMemory.recall('newest restoration', async () => {
    const { rows } = await database.queries.execute<{ newest: string | null }>(
      sql`select max(id)::text as newest from events where ${areOfSettings('setting.restored')}`,
    )
    return Number(rows[0]?.newest ?? 0)
  })
}
