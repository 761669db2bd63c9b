import type pg from 'pg'
import { readMigrations } from '../migrate.ts'

type Client = Pick<pg.ClientBase, 'query'>

export type Fit = { workers: string[]; rows: number }

/** With which the recipe was tried. */
const oldestCitus = 13

/**
 * What there is to work with.
 *
 * @throws Error in plain words where the database is not ready for it, or the site runs
 */
export async function refuseUnfit(client: Client): Promise<Fit> {
  await refuseWithoutCitus(client)
  const workers = await readWorkers(client)
  await refuseOldSchema(client)
  await refuseRunningSite(client)
  const { rows } = await client.query<{ rows: number }>('select count(*)::int as rows from search_docs')
  return { workers, rows: rows[0]?.rows ?? 0 }
}

async function refuseWithoutCitus(client: Client): Promise<void> {
  const { rows } = await client.query<{ version: string }>(
    `select extversion as version from pg_extension where extname = 'citus'`,
  )
  const version = rows[0]?.version
  if (!version)
    throw new Error(
      'This database has no Citus. Load it on each server (shared_preload_libraries), and make the extension.',
    )
  if (Number.parseInt(version, 10) < oldestCitus)
    throw new Error(`Citus ${version} is too old: it has to be ${oldestCitus} or later.`)
}

async function readWorkers(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ server: string; answers: boolean }>(
    `select n.nodename || ':' || n.nodeport as server, n.isactive and n.shouldhaveshards as answers from pg_dist_node n
     where n.noderole = 'primary' and n.shouldhaveshards order by 1`,
  )
  if (rows.length === 0)
    throw new Error(
      'Citus knows no server for the rows. Name them first: select citus_set_coordinator_host(…), then citus_add_node(…) for each.',
    )
  const { rows: silent } = await client.query<{ server: string }>(
    `select result as server from run_command_on_workers('select 1') where not success`,
  )
  if (silent.length > 0) throw new Error(`Not all of the other servers answer: ${silent[0]?.server}`)
  return rows.map(({ server }) => server)
}

async function refuseOldSchema(client: Client): Promise<void> {
  const { rows } = await client.query<{ has: boolean }>(
    `select to_regclass('public.migrations') is not null as has`,
  )
  if (rows[0]?.has !== true)
    throw new Error('This database has no tables yet. Start Fitila on it once, and stop it again.')
  const { rows: ran } = await client.query<{ name: string }>('select name from migrations')
  const known = new Set(ran.map(({ name }) => name))
  const missing = (await readMigrations()).filter(({ name }) => !known.has(name))
  if (missing.length > 0)
    throw new Error(
      'This release has migrations that did not run here. Start the site once, and stop it again.',
    )
}

/** A process asks at its start how the search is counted, so none may run on. Citus has connections of its own. */
async function refuseRunningSite(client: Client): Promise<void> {
  const { rows } = await client.query<{ others: number }>(
    `select count(*)::int as others from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
       and application_name not like 'citus%'`,
  )
  const others = rows[0]?.others ?? 0
  if (others > 0)
    throw new Error(
      `Stop the site first: ${others} other connections are open to this database. A frozen site is not enough.`,
    )
}
