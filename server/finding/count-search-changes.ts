import { sql } from 'drizzle-orm'
import type { Application } from '#server/kernel/application.ts'

const changesAtOnce = 500
/** A few seconds' work, so that a stop need not wait long. What is left waits for the next call. */
const mostRounds = 20

/** Adds to the lexicon and the counts what waits for it, where the index of the search is on several servers. Else nothing waits. */
export async function countSearchChanges({ database, searchIsDistributed }: Application): Promise<void> {
  if (!searchIsDistributed) return
  let counted = 0
  for (let round = 0; round < mostRounds; round += 1) {
    const { rows } = await database.queries.execute<{ taken: number }>(
      sql`select count_search_changes(${changesAtOnce}) as taken`,
    )
    const taken = rows[0]?.taken ?? 0
    counted += taken
    if (taken < changesAtOnce) break
  }
  // Each process keeps counts until something public changes. What it cannot read tells it that it may have missed something.
  if (counted > 0) await database.queries.execute(sql`select pg_notify('fitila_events', 'counted')`)
}
