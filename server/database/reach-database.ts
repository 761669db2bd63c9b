import { startEmbeddedDatabase } from './embedded/start-embedded-database.ts'
import type { Connection } from './open-database.ts'

/** Addresses of `postgres:`; without the first, the embedded database is meant. `dataFolder` is a path. */
type DatabaseSettings = Record<'databaseUrl' | 'databaseDirectUrl' | 'databaseOwnerUrl', string | null> & {
  dataFolder: string
}

export type ReachedDatabase = {
  /** What visitors wait for goes this way, past a pooler goes `direct`, and to the tables as their owner `owner`. */
  connection: Connection
  direct: Connection | null
  owner: Connection | null
  /** Stops the embedded database. One of the operator's own goes on. */
  stop(): Promise<void>
  /** Settles when the embedded database ended, asked or not. */
  ended: Promise<void>
}

/**
 * The database of the operator's own, or the embedded one in the data folder, which is started.
 *
 * @throws Error in plain words when the embedded one does not start
 */
export async function reachDatabase({
  databaseUrl,
  databaseDirectUrl,
  databaseOwnerUrl,
  dataFolder,
}: DatabaseSettings): Promise<ReachedDatabase> {
  if (!databaseUrl) {
    const embedded = await startEmbeddedDatabase({ dataFolder: `${dataFolder}/postgres` })
    return { ...embedded, connection: embedded.ofApplication, direct: null, owner: embedded.connection }
  }
  const { promise: never } = Promise.withResolvers<void>()
  return {
    connection: { connectionString: databaseUrl },
    direct: databaseDirectUrl === null ? null : { connectionString: databaseDirectUrl },
    owner: databaseOwnerUrl === null ? null : { connectionString: databaseOwnerUrl },
    ...{ stop: async () => {}, ended: never },
  }
}
