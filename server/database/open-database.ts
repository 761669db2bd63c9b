import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

export type Queries = NodePgDatabase
export type Transaction = Parameters<Parameters<Queries['transaction']>[0]>[0]

export type Database = {
  /** For queries, alone or in `queries.transaction`. */
  queries: Queries
  /** The statement that `prepare` makes, made once and kept as long as the database is open. */
  prepared<Statement>(prepare: (queries: Queries) => Statement): Statement
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
  const queries = drizzle({ client: pool })
  return { queries, prepared: statementsOf(queries), pool, close }
}

function statementsOf(queries: Queries): Database['prepared'] {
  const statements = new Map<unknown, unknown>()
  return <Statement>(prepare: (queries: Queries) => Statement) => {
    if (!statements.has(prepare)) statements.set(prepare, prepare(queries))
    // What is kept under a function is what this function returned.
    return statements.get(prepare) as Statement
  }
}
