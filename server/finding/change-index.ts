import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/database/open-database.ts'
import type { Application } from '#server/kernel/application.ts'

/** Which of the two ways of counting the database has. */
export type Indexing = Pick<Application, 'searchIsDistributed'>

/**
 * Changes rows of `search_docs`. On one server triggers keep the lexicon and the counts in step with them. Where the rows are on several
 * servers no trigger can, so what the change adds and removes is noted in the same transaction, and a job counts it within seconds.
 *
 * @param ids of the rows, which the caller's transaction holds by a row of its own or has just made
 */
export async function changeIndex(
  { searchIsDistributed }: Indexing,
  queries: Transaction,
  ids: readonly string[],
  change: () => Promise<unknown>,
): Promise<void> {
  if (!searchIsDistributed) {
    await change()
  } else {
    // Read by themselves: an insert that selects from there would ask every server, and wait for one that is away.
    const read = sql`with docs as materialized (
      select words, facets from search_docs where id = any(${sql.param([...ids])}::uuid[]))`
    await queries.execute(
      sql`${read} insert into search_changes (removed, removed_facets) select words, facets from docs`,
    )
    await change()
    await queries.execute(
      sql`${read} insert into search_changes (added, added_facets) select words, facets from docs`,
    )
  }
}

/** The same for what is taken back: its words are gone from the lexicon in the same transaction, as on one server. */
export async function takeFromIndex(
  indexing: Indexing,
  queries: Transaction,
  ids: readonly string[],
  change: () => Promise<unknown>,
): Promise<void> {
  await changeIndex(indexing, queries, ids, change)
  // What the job has not counted yet is counted before it, in the order in which it was noted.
  if (indexing.searchIsDistributed) await queries.execute(sql`select count_search_changes(${mostAtOnce})`)
}

/** More changes than ever wait. */
const mostAtOnce = 2_000_000_000
