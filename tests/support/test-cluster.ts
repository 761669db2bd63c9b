import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedDatabase } from '#server/database/embedded/start-embedded-database.ts'
import { migrate } from '#server/database/migrate.ts'

/** Where tests make their databases: plain values, so that they can be handed to the workers. */
export type TestCluster = { connection: Record<string, string | number>; template: string }

/** The cluster at TEST_DATABASE_URL, or an embedded one of our own; with a migrated database to copy. */
export async function startTestCluster(): Promise<{ cluster: TestCluster; stop(): Promise<void> }> {
  const url = process.env.TEST_DATABASE_URL
  const { connection, stop } = url
    ? { connection: { connectionString: url }, stop: async () => {} }
    : await embedded()
  const template = `fitila_template_${process.pid}`
  await administer(connection, `drop database if exists ${template}`)
  await administer(connection, `create database ${template}`)
  const pool = new pg.Pool({ ...inDatabase(connection, template), max: 1 })
  await migrate(pool)
  await pool.end()
  return {
    cluster: { connection, template },
    async stop() {
      await administer(connection, `drop database if exists ${template} with (force)`)
      await stop()
    },
  }
}

export async function administer(connection: TestCluster['connection'], statement: string): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

export function inDatabase(connection: TestCluster['connection'], database: string): pg.PoolConfig {
  const { connectionString } = connection
  if (typeof connectionString !== 'string') return { ...connection, database }
  const url = new URL(connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}

async function embedded() {
  const folder = await mkdtemp(join(tmpdir(), 'fitila-tests-'))
  // Nothing that a test writes has to outlive a power cut; and a database in which autovacuum works cannot be dropped.
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }
  const started = await startEmbeddedDatabase({ dataFolder: join(folder, 'postgres'), settings })
  return {
    connection: started.connection,
    async stop() {
      await started.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
