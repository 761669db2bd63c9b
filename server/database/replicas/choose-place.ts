import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { NotFound } from '#domain/errors.ts'
import type { ConnectionLane, Connections, Here, Lanes } from '../connection-lanes.ts'
import { DatabaseUnreachable, isDatabaseSilent } from '../database-unreachable.ts'
import type { Replica, Replicas } from './open-replicas.ts'

/** What reads from where. Without a word of these, everything is asked of the primary. */
export type Places = {
  /** Around one request. @returns as well whether it asked for anything that may have changed something */
  noteWrites<T>(work: () => Promise<T>): Promise<{ result: T; hasWritten: boolean }>
  /** For a request whose writing the transaction of another does. */
  noteWrite(): void
  /** Whether any replica was named. */
  hasReplicas: boolean
  /** Within this work, use cases that only read may read from a replica. */
  allowReplicas<T>(work: () => Promise<T>): Promise<T>
  /** For a use case that only reads: from a replica, where the request around it allows that. */
  reading<T>(work: () => Promise<T>): Promise<T>
  /** For a use case that may write: all that it asks, and all within it, goes to the primary. */
  onPrimary<T>(work: () => Promise<T>): Promise<T>
}

/** What staff read they decide by: it comes from the primary. */
const lanesOfReplicas: readonly ConnectionLane[] = ['reading', 'searching']

type Place = 'allowed' | 'replica' | 'primary'
type Request = { hasWritten: boolean }

/**
 * Sends what only reads to a replica, where the work around it may be old by two seconds: single statements, and transactions that say so.
 * Everything else goes to the primary: any other transaction, each statement that may write, and all that follows it in its request. What a
 * replica does not answer, the primary does.
 */
export function choosePlace(lanes: Lanes, replicas: Replicas): { places: Places; connections: Connections } {
  const current = new AsyncLocalStorage<Place>()
  const requests = new AsyncLocalStorage<Request>()
  const noteWrite = () => {
    const request = requests.getStore()
    if (request) request.hasWritten = true
  }

  async function query(asked: pg.QueryConfig, values?: unknown[]): Promise<unknown> {
    const onPrimary = () => (lanes.query as Ask)(asked, values)
    if (!onlyReads(asked.text)) {
      noteWrite()
      return onPrimary()
    }
    const here = lanes.here()
    const replica = replicaFor(here)
    if (replica === null) return onPrimary()
    try {
      return await (replica.queryFrom(here) as Ask)(asked, values)
    } catch (error) {
      if (isTooSlow(error)) throw error
      if (isDatabaseSilent(error)) replica.isAway()
      return onPrimary()
    }
  }

  /** The whole transaction is on one server, so that it reads one moment. */
  async function readOnly<T>(work: (connections: Connections) => Promise<T>): Promise<T> {
    const here = lanes.here()
    const replica = replicaFor(here)
    if (replica === null) return work(lanes)
    try {
      return await replica.workFrom(here, work)
    } catch (error) {
      if (!isOfDatabase(error) || isTooSlow(error)) throw error
      if (isDatabaseSilent(error)) replica.isAway()
      return work(lanes)
    }
  }

  function replicaFor({ lane }: Here): Replica | null {
    const isAllowed =
      current.getStore() === 'replica' && lanesOfReplicas.includes(lane) && !requests.getStore()?.hasWritten
    return isAllowed ? replicas.find() : null
  }

  const places: Places = {
    hasReplicas: replicas.areNamed,
    noteWrite,
    async noteWrites(work) {
      const request = { hasWritten: false }
      const result = await requests.run(request, work)
      return { result, hasWritten: request.hasWritten }
    },
    allowReplicas: (work) => within('allowed', work),
    async reading(work) {
      if (current.getStore() !== 'allowed') return work()
      try {
        return await within('replica', work)
      } catch (error) {
        // What is missing there may be a moment old.
        if (error instanceof NotFound) return within('primary', work)
        throw error
      }
    },
    onPrimary: (work) => (current.getStore() === undefined ? work() : within('primary', work)),
  }
  function within<T>(place: Place, work: () => Promise<T>): Promise<T> {
    // A query of drizzle begins when it is awaited: so that is done in here.
    return current.run(place, async () => await work())
  }
  return {
    places,
    connections: {
      // One signature of the many that a pool has: the one by which drizzle asks.
      query: query as unknown as pg.Pool['query'],
      connect() {
        noteWrite()
        return lanes.connect()
      },
      readOnly,
      ...(lanes.atBegin ? { atBegin: lanes.atBegin } : {}),
    },
  }
}

type Ask = (asked: pg.QueryConfig, values?: unknown[]) => Promise<unknown>

const writing =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate|into|nextval|setval|set_config|pg_notify|for\s+(?:no\s+key\s+update|share|key\s+share))\b/i

/** Leaves out more than it has to. What it lets through by mistake, the replica refuses and the primary answers. */
export function onlyReads(statement: string): boolean {
  return /^\s*(?:select|with)\b/i.test(statement) && !writing.test(statement)
}

// On the primary it would be too slow as well, and the visitor has waited enough.
function isTooSlow(error: unknown): boolean {
  return error instanceof pg.DatabaseError
    ? error.code === '57014'
    : error instanceof Error && isTooSlow(error.cause)
}

/** A refusal or a mistake of the work itself is the same on the primary. */
function isOfDatabase(error: unknown): boolean {
  if (error instanceof pg.DatabaseError || error instanceof DatabaseUnreachable) return true
  return error instanceof Error && isOfDatabase(error.cause)
}
