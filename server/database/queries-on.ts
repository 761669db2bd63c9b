import type { Logger } from 'drizzle-orm/logger'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { seconds } from '#domain/time/durations.ts'
import type { Connections } from './connection-lanes.ts'
import { withConnectionFault } from './database-unreachable.ts'

type Statements = Omit<NodePgDatabase, 'transaction'>

/** What may be asked within a transaction. A transaction within it is a savepoint. */
export type Transaction = Statements & {
  readonly isTransaction: true
  transaction<T>(work: (queries: Transaction) => Promise<T>): Promise<T>
}

/** For queries, alone or in a transaction. */
export type Queries = Statements & {
  transaction<T>(work: (queries: Transaction) => Promise<T>, config?: PgTransactionConfig): Promise<T>
}

type Logging = { logger?: Logger }

/** A connection that is alive answers this within milliseconds. */
const longestRollback = seconds(0.3)

/** The one place where queries are made of connections: a test refuses another. */
export function queriesOn(pool: Connections, logging: Logging = {}): Queries {
  // Drizzle asks a client without a transaction for `query` alone.
  return Object.assign(drizzle({ client: pool as pg.Pool, ...logging }), {
    transaction: <T>(work: (queries: Transaction) => Promise<T>, config: PgTransactionConfig = {}) => {
      const on = (connections: Connections) => transact(connections, logging, work, config)
      return config.accessMode === 'read only' && pool.readOnly ? pool.readOnly(on) : on(pool)
    },
  })
}

/**
 * In place of drizzle's own, which keeps a connection for ever that is dead at `begin`. Here every way out gives the connection back,
 * and whatever leaves it in doubt ends it. A commit that PostgreSQL answers with a rollback is an error.
 */
async function transact<T>(
  pool: Connections,
  logging: Logging,
  work: (queries: Transaction) => Promise<T>,
  config: PgTransactionConfig,
): Promise<T> {
  const client = await pool.connect()
  let isReusable = false
  let isOver = false
  try {
    await ask(client, [beginning(config), pool.atBegin?.() ?? ''].filter(Boolean).join('; '))
    const result = await work(
      inside(
        untilOver(client, () => isOver),
        logging,
      ),
    )
    const { command } = await ask(client, 'commit')
    isReusable = true
    if (command !== 'COMMIT') throw new Error('PostgreSQL did not commit: a statement before had failed')
    return result
  } catch (error) {
    isReusable ||= await isRolledBack(client)
    throw error
  } finally {
    isOver = true
    client.release(!isReusable)
  }
}

function inside(client: pg.PoolClient, logging: Logging): Transaction {
  const queries: Transaction = Object.assign(drizzle({ client, ...logging }), {
    isTransaction: true as const,
    async transaction<T>(work: (queries: Transaction) => Promise<T>): Promise<T> {
      await client.query('savepoint inner_work')
      try {
        const result = await work(queries)
        await client.query('release savepoint inner_work')
        return result
      } catch (error) {
        await client.query('rollback to savepoint inner_work')
        throw error
      }
    },
  })
  return queries
}

function beginning({ isolationLevel, accessMode, deferrable }: PgTransactionConfig): string {
  return [
    'begin',
    isolationLevel && `isolation level ${isolationLevel}`,
    accessMode,
    deferrable && 'deferrable',
  ]
    .filter(Boolean)
    .join(' ')
}

/** A question after the end would run within the transaction of another caller. */
function untilOver(client: pg.PoolClient, isOver: () => boolean): pg.PoolClient {
  // One signature of the many that a client has: the one by which drizzle asks.
  const query = async (...asked: [pg.QueryConfig, unknown[]]) => {
    if (isOver()) throw new Error('a transaction that has ended was asked')
    return ask(client, ...asked)
  }
  return Object.create(client, { query: { value: query } })
}

async function ask(client: pg.PoolClient, ...asked: [string | pg.QueryConfig, unknown[]?]) {
  try {
    return await client.query(...asked)
  } catch (error) {
    throw withConnectionFault(error)
  }
}

async function isRolledBack(client: pg.PoolClient): Promise<boolean> {
  try {
    await client.query({ text: 'rollback', query_timeout: longestRollback } as pg.QueryConfig)
    return true
  } catch {
    return false
  }
}
