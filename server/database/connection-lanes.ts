import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { type Duration, minutes, seconds } from '#domain/time/durations.ts'
import { withConnectionFault } from './database-unreachable.ts'

export type Connection = pg.PoolConfig

type Limits = {
  connections: number
  /** For a connection, new or given back. */
  wait: Duration
  /** For one statement, and for its answer to arrive. */
  statement: Duration
  /** For a row that another transaction holds. */
  lock: Duration
  /** Between two statements of a transaction. */
  idle: Duration
}

/** A page waits once for a connection and once for a statement, and has said within 5 seconds what is wrong. */
const page: Omit<Limits, 'connections'> = {
  wait: seconds(2),
  statement: seconds(2.2),
  lock: seconds(1.5),
  idle: seconds(30),
}

/**
 * Connections of their own for each kind of work, so that none can use up those of another: however many search, a report can be
 * sent.
 */
export const connectionLanes = {
  /** Reports, files and whatever else people send. */
  writing: { ...page, connections: 5 },
  /** Forms that every stranger can send again and again: `form-kinds.ts` lists them. */
  asking: { ...page, connections: 3 },
  staff: { ...page, connections: 4 },
  reading: { ...page, connections: 4 },
  /** Searches and filtered lists. They may take longer, and wait less for their turn. */
  searching: { ...page, connections: 3, wait: seconds(1), statement: seconds(3.2) },
  /** What no visitor waits for: jobs, the schedule, the start. */
  work: { connections: 6, wait: seconds(30), statement: minutes(30), lock: minutes(10), idle: minutes(10) },
} as const satisfies Record<string, Limits>

export type ConnectionLane = keyof typeof connectionLanes

/** What queries need of a pool. */
export type Connections = {
  query: pg.Pool['query']
  connect(): Promise<pg.PoolClient>
}

export type Lanes = Connections & {
  /** Everything that this work asks of the database, now or later, goes over connections of this lane. */
  inLane<T>(lane: ConnectionLane, work: () => PromiseLike<T>): Promise<T>
  pools: Record<ConnectionLane, pg.Pool>
}

/** @param onLost hears of connections that broke while idle; the pools open new ones by themselves */
export function openLanes(connection: Connection, onLost: (error: Error) => void): Lanes {
  const names = Object.keys(connectionLanes) as ConnectionLane[]
  const pools = Object.fromEntries(
    names.map((name) => [name, openPool(connection, connectionLanes[name], onLost)]),
  ) as Record<ConnectionLane, pg.Pool>
  const current = new AsyncLocalStorage<ConnectionLane>()
  const pool = () => pools[current.getStore() ?? 'work']
  const query = (asked: pg.QueryConfig, values?: unknown[]) => told(pool().query(asked, values))
  return {
    // One signature of the many that a pool has: the one by which drizzle asks.
    query: query as unknown as pg.Pool['query'],
    connect: () => told(pool().connect()),
    // A query of drizzle begins when it is awaited: so that is done in here.
    inLane: (lane, work) => current.run(lane, async () => await work()),
    pools,
  }
}

/** For migrations: one connection at a time, which may take as long as it takes. */
export async function withPatientPool<T>(
  connection: Connection,
  work: (pool: pg.Pool) => Promise<T>,
): Promise<T> {
  const pool = openPatientPool(connection)
  try {
    return await work(pool)
  } finally {
    await pool.end()
  }
}

/** The same, for a caller that ends it. */
export function openPatientPool(connection: Connection): pg.Pool {
  // Its caller hears of a broken connection at the next statement.
  return openHeardPool({ ...connection, max: 1 }, () => {})
}

function openPool(connection: Connection, limits: Limits, onLost: (error: Error) => void): pg.Pool {
  const asked = {
    max: limits.connections,
    ...connection,
    connectionTimeoutMillis: limits.wait,
    // PostgreSQL gives up first, where it can be heard.
    query_timeout: limits.statement + seconds(0.1),
    keepAlive: true,
    // Asked, and not sent as parameters of the connection: poolers in between refuse those.
    onConnect: (client: pg.ClientBase) => client.query(settingsOf(limits)),
  }
  return openHeardPool(asked, onLost)
}

/** A test refuses pools of other files. An error that has no listener would end the whole program. */
function openHeardPool(asked: pg.PoolConfig, onLost: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool(asked)
  // Of a connection that is idle.
  pool.on('error', onLost)
  // Between two statements of a transaction no caller listens. The transaction fails at its next statement.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

function settingsOf({ statement, lock, idle }: Limits): string {
  return `set statement_timeout = ${statement}; set lock_timeout = ${lock};
    set idle_in_transaction_session_timeout = ${idle}`
}

async function told<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw withConnectionFault(error)
  }
}
