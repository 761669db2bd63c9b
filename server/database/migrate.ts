import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'

const folder = new URL('./migrations/', import.meta.url)

// One number for the advisory lock, so that two processes that start at once do not both migrate.
const lock = 5_417_411

/**
 * Brings the database up to date: every file of `migrations/` in the order of its name, once, each in a transaction.
 * A migration that changed after it ran is refused: they only go forward.
 *
 * @param only the names that run, for the schema of an earlier release; all of them without it
 */
export async function migrate(pool: pg.Pool, only?: ReadonlySet<string>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    await refuseOldServers(client)
    await client.query(
      'create table if not exists migrations (name text primary key, sha256 text not null, ran_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; sha256: string }>(
      'select name, sha256 from migrations',
    )
    const ran = new Map(rows.map(({ name, sha256 }) => [name, sha256]))
    for (const migration of await readMigrations())
      if (!only || only.has(migration.name)) await runOnce(client, migration, ran)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lock])
    client.release()
  }
}

export type Migration = { name: string; sql: string; sha256: string }

/** In the order in which they run. */
export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8')
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

async function runOnce(client: pg.PoolClient, migration: Migration, ran: Map<string, string>): Promise<void> {
  const { name, sql, sha256 } = migration
  const before = ran.get(name)
  if (before === sha256) return
  if (before !== undefined)
    throw new Error(`The migration ${name} was changed after it ran. Add a new one instead.`)
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into migrations (name, sha256) values ($1, $2)', [name, sha256])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function refuseOldServers(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int / 10000 as version`,
  )
  const version = rows[0]?.version ?? 0
  if (version < 15) throw new Error(`Fitila needs PostgreSQL 15 or later; this one is ${version}.`)
}
