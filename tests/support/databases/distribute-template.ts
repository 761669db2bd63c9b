import type pg from 'pg'
import { distributeSearch } from '#server/database/distribution/distribute-search.ts'

/**
 * With TEST_DISTRIBUTED=1, where TEST_DATABASE_URL leads to a server with Citus: the index of the search is in four pieces, which that
 * server keeps itself, so that a copy of the database has them. What a job counts within seconds is counted at once.
 */
export async function distributeTemplate(pool: pg.Pool): Promise<void> {
  await pool.query('create extension citus')
  const { rows } = await pool.query<{ port: number }>('select inet_server_port() as port')
  const port = rows[0]?.port
  await pool.query(`select citus_set_coordinator_host('127.0.0.1', $1)`, [port])
  await pool.query(`select citus_set_node_property('127.0.0.1', $1, 'shouldhaveshards', true)`, [port])
  const client = await pool.connect()
  try {
    await distributeSearch(client, 4, () => {})
    await client.query(countAtOnce)
  } finally {
    client.release()
  }
}

const countAtOnce = `
create function count_at_once() returns trigger language plpgsql as $$ begin
  perform count_search_changes(1000000);
  return null;
end $$;
create trigger counted_at_once after insert on search_changes for each statement execute function count_at_once();
`
