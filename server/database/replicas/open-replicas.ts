import type pg from 'pg'
import { type Duration, seconds } from '#domain/time/durations.ts'
import {
  type Connection,
  type Connections,
  type Here,
  type Lanes,
  openLanes,
  openPatientPool,
} from '../connection-lanes.ts'
import type { SlowQuery } from '../slow-queries.ts'
import { type Freshness, longestLag, openFreshness, readPlace } from './freshness.ts'

/** A server that follows the primary. It answers single statements, and transactions that only read. */
export type Replica = {
  /** In the same lane, and for the same request, as the statement would be asked of the primary. */
  queryFrom(here: Here): Lanes['query']
  /** The work has connections of this lane, which refuse every change. */
  workFrom<T>(here: Here, work: (connections: Connections) => Promise<T>): Promise<T>
  /** It did not answer: it is not asked until it has answered the watch again. */
  isAway(): void
}

export type Replicas = {
  areNamed: boolean
  /** One that is fresh enough now; null where none is. */
  find(): Replica | null
  /** Something has changed: from now on only a replica that has it is read. */
  noteNews(): void
  close(): Promise<void>
}

export type ReplicaSettings = {
  connections: readonly Connection[]
  /** Of the primary, past a pooler. */
  primary: Connection
  onLost: (error: Error) => void
  onSlow: (slow: SlowQuery) => void
  /** Hears when a replica is read again, and when it no longer is. `place` counts from 1, as the setting does. */
  onChange: (place: number, isRead: boolean) => void
}

const everySoOften = seconds(0.5)
/** After news. Many at once are one question. */
const soon = seconds(0.03)
const longestWait = seconds(1)

type Watched = {
  place: number
  replica: Replica
  lanes: Lanes
  watch: pg.Pool
  freshness: Freshness
  wasRead: boolean
}

export const noReplicas: Replicas = {
  areNamed: false,
  find: () => null,
  noteNews: () => {},
  close: async () => {},
}

/** Asks the primary and each replica twice a second where they are, and after each news at once. */
export function openReplicas({ connections, primary, ...hearers }: ReplicaSettings): Replicas {
  if (connections.length === 0) return noReplicas
  const ofPrimary = openWatch(primary)
  const all = connections.map((connection, place) => watched(connection, place + 1, hearers))
  let newsAt: Duration = 0
  let turn = 0
  let isClosed = false
  let isSoon = false
  let isLooking = true
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> = lookAround()

  async function lookAround(): Promise<void> {
    isSoon = false
    const at = performance.now()
    const found = await whereIs(ofPrimary, placeOfPrimary)
    for (const { freshness } of all) {
      // Without the primary nothing is proved of the others. What was proved grows old by itself.
      if (found) freshness.notePrimary(at, readPlace(found.place))
    }
    if (found) await Promise.all(all.map((each) => askOne(each, found.cluster)))
    for (const each of all) tellChange(each)
    isLooking = false
    if (!isClosed) timer = setTimeout(next, isSoon ? soon : everySoOften)
  }

  function next(): void {
    isLooking = true
    round = lookAround()
  }

  function tellChange(each: Watched): void {
    const isRead = isFresh(each)
    if (isRead !== each.wasRead) hearers.onChange(each.place, isRead)
    each.wasRead = isRead
  }

  function isFresh({ freshness }: Watched): boolean {
    const freshAt = freshness.freshAt()
    return freshAt !== null && freshAt >= newsAt && performance.now() - freshAt <= longestLag
  }

  return {
    areNamed: true,
    find() {
      turn += 1
      for (let place = 0; place < all.length; place += 1) {
        const each = all[(turn + place) % all.length]
        if (each && isFresh(each)) return each.replica
      }
      return null
    },
    noteNews() {
      newsAt = performance.now()
      if (isLooking || isClosed || isSoon) isSoon = true
      else {
        isSoon = true
        clearTimeout(timer)
        timer = setTimeout(next, soon)
      }
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      await round
      const pools = all.flatMap(({ lanes, watch }) => [watch, ...Object.values(lanes.pools)])
      await Promise.all([ofPrimary, ...pools].map((pool) => pool.end()))
    },
  }
}

function watched(
  connection: Connection,
  place: number,
  { onLost, onSlow }: Pick<ReplicaSettings, 'onLost' | 'onSlow'>,
): Watched {
  const lanes = openLanes({ connection, direct: null, isReplica: true }, onLost, onSlow)
  const freshness = openFreshness()
  const replica: Replica = {
    queryFrom: (here) => lanes.queryFrom(here),
    workFrom: (here, work) => lanes.workFrom(here, () => work(lanes)),
    isAway: () => freshness.forget(),
  }
  return { place, replica, lanes, watch: openWatch(connection), freshness, wasRead: false }
}

function openWatch(connection: Connection): pg.Pool {
  return openPatientPool({
    ...connection,
    ...{ connectionTimeoutMillis: longestWait, query_timeout: longestWait, keepAlive: true },
  })
}

type Found = { place: string; cluster: string }

// Of a server that was promoted, this is null: it takes changes now, and is no replica any more.
const placeOfReplica = `select pg_last_wal_replay_lsn()::text as place, system_identifier::text as cluster
  from pg_control_system() where pg_is_in_recovery() and exists (select from pg_stat_wal_receiver)`

const placeOfPrimary = `select pg_current_wal_lsn()::text as place, system_identifier::text as cluster
  from pg_control_system() where not pg_is_in_recovery()`

async function whereIs(pool: pg.Pool, statement: string): Promise<Found | null> {
  try {
    const { rows } = await pool.query<Found>(statement)
    return rows[0] ?? null
  } catch {
    return null
  }
}

async function askOne({ watch, freshness }: Watched, cluster: string): Promise<void> {
  const found = await whereIs(watch, placeOfReplica)
  if (found?.cluster === cluster) freshness.noteReplica(readPlace(found.place))
  else freshness.forget()
}
