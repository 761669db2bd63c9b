import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '#server/database/migrate.ts'
import { administer, inDatabase, type TestCluster } from './cluster-connection.ts'
import { distributeTemplate } from './databases/distribute-template.ts'
import { startEmbeddedCluster } from './databases/embedded-cluster.ts'
import { dropWaiting, keepRestorer } from './test-databases.ts'

/** The cluster at TEST_DATABASE_URL, or an embedded one of our own; with a migrated database to copy. */
export async function startTestCluster(): Promise<{ cluster: TestCluster; stop(): Promise<void> }> {
  const url = process.env.TEST_DATABASE_URL
  const { connection, stop } = url
    ? { connection: { connectionString: url }, stop: async () => {} }
    : await startEmbeddedCluster()
  const template = `fitila_template_${process.pid}`
  await administer(connection, `drop database if exists ${template}`)
  await administer(connection, `create database ${template}`)
  const pool = new pg.Pool({ ...inDatabase(connection, template), max: 1 })
  await migrate(pool)
  if (process.env.TEST_DISTRIBUTED === '1') await distributeTemplate(pool)
  await keepRestorer(pool)
  await pool.end()
  // Citus has a connection of its own to each database that it is in, and a database in use cannot be copied.
  await administer(
    connection,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${template}'`,
  )
  const waiting = await mkdtemp(join(tmpdir(), 'fitila-databases-'))
  const cluster = { connection, template, waiting }
  return {
    cluster,
    async stop() {
      await dropWaiting(cluster)
      await rm(waiting, { recursive: true })
      await administer(connection, `drop database if exists ${template} with (force)`)
      await stop()
    },
  }
}
