import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

export type Queries = NodePgDatabase
export type Transaction = Parameters<Parameters<Queries['transaction']>[0]>[0]

export type Database = {
  /** For queries, alone or in `queries.transaction`. */
  queries: Queries
  pool: pg.Pool
  close(): Promise<void>
}

export type Connection = pg.PoolConfig

/** @param onLost hears of connections that broke while idle; the pool opens new ones by itself */
export function openDatabase(connection: Connection, onLost: (error: Error) => void): Database {
  const pool = new pg.Pool({ max: 10, ...connection })
  let isClosing = false
  pool.on('error', (error) => {
    // The pool ends before its connections do, so a database that stops right after it still breaks some.
    if (!isClosing) onLost(error)
  })
  // Between two statements of a transaction nobody listens, and a broken connection would end the whole program. The
  // transaction fails at its next statement.
  pool.on('connect', (client) => client.on('error', () => {}))
  async function close(): Promise<void> {
    isClosing = true
    await pool.end()
  }
  return { queries: drizzle({ client: pool }), pool, close }
}
