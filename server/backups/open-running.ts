import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { type Connection, openPatientPool } from '#server/database/connection-lanes.ts'
import { FitilaAlreadyRuns } from '#server/database/embedded/errors.ts'
import { DATABASE, ROLE } from '#server/database/embedded/make-cluster.ts'
import { PORT } from '#server/database/embedded/socket-folder.ts'
import { startEmbeddedDatabase } from '#server/database/embedded/start-embedded-database.ts'
import type { Environment } from '#server/kernel/env.ts'

export type OpenedDatabase = { pool: pg.Pool; close(): Promise<void> }

/**
 * A connection of the owner of the tables, whether Fitila runs or not: beside a running one the embedded database is reached by its
 * socket, else it is started for as long as this takes.
 */
export async function openOwnersDatabase({
  databaseUrl,
  databaseDirectUrl,
  databaseOwnerUrl,
  dataFolder,
}: Pick<
  Environment,
  'databaseUrl' | 'databaseDirectUrl' | 'databaseOwnerUrl' | 'dataFolder'
>): Promise<OpenedDatabase> {
  const url = databaseOwnerUrl ?? databaseDirectUrl ?? databaseUrl
  if (url) return poolOn({ connectionString: url })
  const folder = join(dataFolder, 'postgres')
  try {
    const { connection, stop } = await startEmbeddedDatabase({ dataFolder: folder })
    return poolOn(connection, stop)
  } catch (error) {
    if (!(error instanceof FitilaAlreadyRuns)) throw error
    const host = await realpath(join(folder, 'socket'))
    return poolOn({ host, port: PORT, user: ROLE, database: DATABASE })
  }
}

function poolOn(connection: Connection, stop?: () => Promise<void>): OpenedDatabase {
  const pool = openPatientPool(connection)
  return {
    pool,
    async close() {
      await pool.end()
      await stop?.()
    },
  }
}
