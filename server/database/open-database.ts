import type pg from 'pg'
import { type Connection, type Lanes, openLanes } from './connection-lanes.ts'
import { type Queries, queriesOn } from './queries-on.ts'
import { choosePlace, type Places } from './replicas/choose-place.ts'
import { noReplicas, type Replicas } from './replicas/open-replicas.ts'
import type { SlowQuery } from './slow-queries.ts'

export type { Connection } from './connection-lanes.ts'
export type { Queries, Transaction } from './queries-on.ts'

export type Database = {
  /** For queries, alone or in `queries.transaction`. */
  queries: Queries
  /** The statement that `prepare` makes, made once and kept as long as the database is open. */
  prepared<Statement>(prepare: (queries: Queries) => Statement): Statement
  inLane: Lanes['inLane']
  /** What may be read from a replica. */
  places: Places
  /** The connections of the lane `work`, for statements without drizzle. */
  pool: pg.Pool
  lanes: Lanes
  close(): Promise<void>
}

/**
 * @param onLost hears of connections that broke while idle; the pools open new ones by themselves
 * @param onSlow hears of statements that took long
 * @param direct the way past a pooler that gives a connection for one transaction alone
 * @param replicas of the same database, for what may be a little old
 */
export function openDatabase(
  connection: Connection,
  onLost: (error: Error) => void,
  onSlow?: (slow: SlowQuery) => void,
  direct: Connection | null = null,
  replicas: Replicas = noReplicas,
): Database {
  let isClosing = false
  const lanes = openLanes(
    { connection, direct },
    (error) => {
      // A pool ends before its connections do, so a database that stops right after it still breaks some.
      if (!isClosing) onLost(error)
    },
    onSlow,
  )
  async function close(): Promise<void> {
    isClosing = true
    await Promise.all([replicas.close(), ...Object.values(lanes.pools).map((pool) => pool.end())])
  }
  const { places, connections } = choosePlace(lanes, replicas)
  const queries = queriesOn(connections)
  return {
    queries,
    prepared: statementsOf(queries),
    inLane: lanes.inLane,
    places,
    pool: lanes.pools.work,
    lanes,
    close,
  }
}

function statementsOf(queries: Queries): Database['prepared'] {
  const statements = new Map<unknown, unknown>()
  return <Statement>(prepare: (queries: Queries) => Statement) => {
    if (!statements.has(prepare)) statements.set(prepare, prepare(queries))
    // What is kept under a function is what this function returned.
    return statements.get(prepare) as Statement
  }
}
