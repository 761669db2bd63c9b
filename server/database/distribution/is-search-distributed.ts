import type pg from 'pg'

/**
 * Whether Citus keeps `search_docs` on several servers (`npm run distribute`, decision 366). It changes only while no process of the
 * site runs, so it is asked once, at the start.
 */
export async function isSearchDistributed(pool: Pick<pg.Pool, 'query'>): Promise<boolean> {
  // The catalogue of Citus is there only where Citus is.
  const { rows: known } = await pool.query<{ has: boolean }>(
    `select to_regclass('pg_catalog.pg_dist_partition') is not null as has`,
  )
  if (known[0]?.has !== true) return false
  const { rows } = await pool.query<{ is: boolean }>(
    `select exists (select from pg_dist_partition where logicalrelid = 'public.search_docs'::regclass and partmethod = 'h') as is`,
  )
  return rows[0]?.is === true
}
