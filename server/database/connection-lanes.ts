import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { type Duration, minutes, seconds } from '#domain/time/durations.ts'
import { withConnectionFault } from './database-unreachable.ts'
import { ofRequest, type SlowQuery, timeQueries } from './slow-queries.ts'

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

/** A statement that takes longer is told to the operator. */
const slowAfter: Record<ConnectionLane, Duration> = {
  ...{ writing: seconds(0.5), asking: seconds(0.5), staff: seconds(0.5), reading: seconds(0.5) },
  ...{ searching: seconds(1), work: seconds(10) },
}

/** What queries need of a pool. */
export type Connections = {
  query: pg.Pool['query']
  connect(): Promise<pg.PoolClient>
  /** Statements for the beginning of each transaction, where a connection keeps no settings. */
  atBegin?(): string
  /** Where a transaction that says that it only reads may be elsewhere: chooses the place. It may do the work a second time. */
  readOnly?<T>(work: (connections: Connections) => Promise<T>): Promise<T>
}

/** How the database is reached. */
export type Reached = {
  /** What visitors wait for goes this way. */
  connection: Connection
  /** Where `connection` leads to a pooler that gives a connection for one transaction alone: the way past it. Null: there is none. */
  direct: Connection | null
  /** Its connections refuse every change, also where the address leads to a server that takes changes. */
  isReplica?: boolean
}

/** The lane of the work that asks, and the number of its request. */
export type Here = { lane: ConnectionLane; request: string | null }

export type Lanes = Connections & {
  /** Everything that this work asks of the database, now or later, goes over connections of this lane. */
  inLane<T>(lane: ConnectionLane, work: () => PromiseLike<T>): Promise<T>
  /** What this work asks slowly is told with the number of its request. */
  inRequest<T>(number: string, work: () => Promise<T>): Promise<T>
  here(): Here
  /** As `query`, for work that asks by other lanes. */
  queryFrom(here: Here): pg.Pool['query']
  /** As `inLane` and `inRequest`, for work that began by other lanes. */
  workFrom<T>(here: Here, work: () => Promise<T>): Promise<T>
  pools: Record<ConnectionLane, pg.Pool>
}

/**
 * @param onLost hears of connections that broke while idle; the pools open new ones by themselves
 * @param onSlow hears of statements that took too long for their lane
 */
export function openLanes(
  { connection, direct, isReplica = false }: Reached,
  onLost: (error: Error) => void,
  onSlow: (slow: SlowQuery) => void = () => {},
): Lanes {
  const names = Object.keys(connectionLanes) as ConnectionLane[]
  const request = new AsyncLocalStorage<string>()
  const pools = Object.fromEntries(
    names.map((lane) => {
      const isPooled = direct !== null && lane !== 'work'
      const pool = openPool(direct !== null && lane === 'work' ? direct : connection, {
        limits: connectionLanes[lane],
        isPooled,
        isReplica,
        onLost,
      })
      const requestOf = () => request.getStore() ?? null
      const tell = (asked: Omit<SlowQuery, 'lane'>) => onSlow({ ...asked, lane })
      pool.on('connect', (client) => timeQueries(client, { after: slowAfter[lane], requestOf, tell }))
      return [lane, pool]
    }),
  ) as Record<ConnectionLane, pg.Pool>
  const current = new AsyncLocalStorage<ConnectionLane>()
  const here = (): Here => ({ lane: current.getStore() ?? 'work', request: request.getStore() ?? null })
  // A pool asks later, in the name of the request that gave a connection back: so the number goes along.
  const askFrom = (from: Here, asked: pg.QueryConfig, values?: unknown[]) =>
    told(pools[from.lane].query(ofRequest(asked, from.request), values))
  return {
    // One signature of the many that a pool has: the one by which drizzle asks.
    query: ((asked: pg.QueryConfig, values?: unknown[]) =>
      askFrom(here(), asked, values)) as unknown as pg.Pool['query'],
    queryFrom: (from) =>
      ((asked: pg.QueryConfig, values?: unknown[]) =>
        askFrom(from, asked, values)) as unknown as pg.Pool['query'],
    here,
    connect: () => told(pools[here().lane].connect()),
    atBegin() {
      const { lane } = here()
      return direct === null || lane === 'work' ? '' : settingsOf(connectionLanes[lane], 'set local')
    },
    // A query of drizzle begins when it is awaited: so that is done in here.
    inLane: (lane, work) => current.run(lane, async () => await work()),
    inRequest: (number, work) => request.run(number, work),
    workFrom: ({ lane, request: number }, work) => {
      const inItsLane = () => current.run(lane, async () => await work())
      return number === null ? inItsLane() : request.run(number, inItsLane)
    },
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
  const onConnect = (client: pg.ClientBase) => client.query(`set ${withoutCompiling}`)
  return openHeardPool({ ...connection, max: 1, onConnect }, () => {})
}

type Pool = { limits: Limits; isPooled: boolean; isReplica: boolean; onLost: (error: Error) => void }

function openPool(connection: Connection, { limits, isPooled, isReplica, onLost }: Pool): pg.Pool {
  const settings = [
    settingsOf(limits, 'set'),
    ...(isReplica ? ['set default_transaction_read_only = on'] : []),
    ...(limits.statement > longestHeld ? [endsWithUs] : []),
  ].join('; ')
  const asked = {
    max: limits.connections,
    ...connection,
    connectionTimeoutMillis: limits.wait,
    // PostgreSQL gives up first, where it can be heard.
    query_timeout: limits.statement + seconds(0.1),
    keepAlive: true,
    // Asked, and not sent as parameters of the connection: poolers in between refuse those. A pooler that gives a connection for one
    // transaction would hand them on to others, so there each transaction asks, and single statements have the limits of the pooler.
    ...(isPooled ? {} : { onConnect: (client: pg.ClientBase) => client.query(settings) }),
  }
  const pool = openHeardPool(asked, onLost)
  if (isPooled) pool.on('connect', forgetNames)
  return pool
}

/** So long a process that died may hold what others wait for. Shorter statements end by themselves. */
const longestHeld = seconds(30)

// PostgreSQL looks for the program that asks, while a statement goes on and on a machine that is lost. A server on a system that cannot
// tell refuses, and ends the statement later.
const endsWithUs = `do $$ begin
  perform set_config('client_connection_check_interval', '${seconds(5)}', false), set_config('tcp_keepalives_idle', '10', false),
    set_config('tcp_keepalives_interval', '5', false), set_config('tcp_keepalives_count', '2', false);
  exception when invalid_parameter_value then null; end $$`

/** A statement that was prepared under a name is on one connection of the database, and the next transaction may be on another. */
function forgetNames(client: pg.ClientBase): void {
  const ask = client.query.bind(client) as (...asked: unknown[]) => unknown
  const withoutName = (asked: unknown, ...rest: unknown[]) =>
    ask(
      typeof asked === 'object' && asked !== null && 'name' in asked ? { ...asked, name: undefined } : asked,
      ...rest,
    )
  Object.assign(client, { query: withoutName })
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

function settingsOf({ statement, lock, idle }: Limits, set: 'set' | 'set local'): string {
  return `${set} statement_timeout = ${statement}; ${set} lock_timeout = ${lock};
    ${set} idle_in_transaction_session_timeout = ${idle}; ${set} ${withoutCompiling}`
}

// PostgreSQL compiles a statement that it thinks costs much. Over a table of forty months that took 38 s, and its rows a tenth of a
// second (decision 392).
const withoutCompiling = 'jit = off'

async function told<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw withConnectionFault(error)
  }
}
