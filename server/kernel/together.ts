import { AsyncLocalStorage } from 'node:async_hooks'
import { type ConnectionLane, connectionLanes } from '#server/database/connection-lanes.ts'
import { DatabaseUnreachable, isDatabaseSilent } from '#server/database/database-unreachable.ts'
import { isDiskFull } from '#server/database/is-disk-full.ts'
import type { Database } from '#server/database/open-database.ts'

/** Work that one transaction can do for several who ask at the same moment. */
export type JointWork<Asked, Answer> = {
  /** What only reads leaves the requests that ask as they are: each may go on to read from a replica. */
  does: 'write' | 'read'
  databaseOf(asked: Asked): Database
  /** Of each party one is in a transaction: its others wait for the next. Null for one that waits for no other. */
  partyOf(asked: Asked): string | null
  /** @returns the answers in the same order; null for one that needs a separate transaction, and of which nothing was done */
  doAll(asked: readonly [Asked, ...Asked[]]): Promise<(Answer | null)[]>
}

export type Together = {
  /**
   * Does this together with what others ask at the same moment.
   *
   * @returns null where it has to be done alone; nothing of it was done then
   */
  run<Asked, Answer>(work: JointWork<Asked, Answer>, asked: Asked): Promise<Answer | null>
  /** Whether people wait at this moment for what they sent to be written. */
  isWriting(): boolean
}

type Limits = {
  /** Transactions, of each kind of work. */
  atOnce: number
  /** Those who share one transaction. */
  most: number
}

const usual: Limits = { atOnce: 2, most: 16 }

/**
 * What is asked while other work of its kind is being done is done together next: many statements and one write to the disk serve all of
 * it. What is asked alone waits for none. Where a shared transaction fails by a mistake in what one of them asked, each is told to go
 * alone, so that one hurts no other.
 */
export function openTogether(limits: Limits = usual): Together {
  const queues = new Map<unknown, unknown>()
  let writing = 0
  return {
    run<Asked, Answer>(work: JointWork<Asked, Answer>, asked: Asked) {
      if (!queues.has(work)) queues.set(work, openQueue(work, limits))
      // What is kept under a kind of work is its queue.
      const answer = (queues.get(work) as (asked: Asked) => Promise<Answer | null>)(asked)
      if (work.does === 'read') return answer
      writing += 1
      return answer.finally(() => {
        writing -= 1
      })
    },
    isWriting: () => writing > 0,
  }
}

type Waiting<Asked, Answer> = {
  asked: Asked
  database: Database
  party: string | null
  lane: ConnectionLane
  /** In the name of the request that waits: with its lane and its number. */
  within: <T>(work: () => T) => T
  settle(answer: Answer | null): void
  fail(error: unknown): void
}

type Batch<Asked, Answer> = readonly [Waiting<Asked, Answer>, ...Waiting<Asked, Answer>[]]

function openQueue<Asked, Answer>(work: JointWork<Asked, Answer>, { atOnce, most }: Limits) {
  let waiting: Waiting<Asked, Answer>[] = []
  let running = 0

  function leave(...gone: readonly Waiting<Asked, Answer>[]): void {
    waiting = waiting.filter((each) => !gone.includes(each))
  }

  function begin(): void {
    while (running < atOnce) {
      const batch = nextBatch(waiting, most)
      if (batch === null) return
      leave(...batch)
      running += 1
      void batch[0]
        .within(() => doBatch(work, batch))
        .finally(() => {
          running -= 1
          begin()
        })
    }
  }

  return (asked: Asked): Promise<Answer | null> => {
    const { promise, resolve: settle, reject: fail } = Promise.withResolvers<Answer | null>()
    const database = work.databaseOf(asked)
    // What is written together is written in the name of one of them.
    if (work.does === 'write') database.places.noteWrite()
    const own: Waiting<Asked, Answer> = {
      ...{ asked, database, party: work.partyOf(asked), lane: database.lanes.here().lane },
      ...{ within: AsyncLocalStorage.snapshot(), settle, fail },
    }
    waiting.push(own)
    // For a turn one waits no longer than for a connection.
    const timer = setTimeout(() => {
      if (!waiting.includes(own)) return
      leave(own)
      fail(new DatabaseUnreachable('no turn came to write'))
    }, connectionLanes[own.lane].wait)
    begin()
    return promise.finally(() => clearTimeout(timer))
  }
}

/** Those that came first, of one database and one lane, and of each party one. */
function nextBatch<Asked, Answer>(
  waiting: readonly Waiting<Asked, Answer>[],
  most: number,
): Batch<Asked, Answer> | null {
  const [first, ...others] = waiting
  if (!first) return null
  const parties = new Set<string | null>([first.party])
  const joined = others.filter(({ database, lane, party }) => {
    const isFree = party === null || !parties.has(party)
    const fits = database === first.database && lane === first.lane && isFree
    if (fits) parties.add(party)
    return fits
  })
  return [first, ...joined.slice(0, most - 1)]
}

async function doBatch<Asked, Answer>(
  work: JointWork<Asked, Answer>,
  batch: Batch<Asked, Answer>,
): Promise<void> {
  const [first, ...others] = batch
  try {
    const answers = await work.doAll([first.asked, ...others.map(({ asked }) => asked)])
    for (const [place, { settle }] of batch.entries()) settle(answers[place] ?? null)
  } catch (error) {
    // What does not answer would let each wait once more.
    const isOfAll = batch.length === 1 || isDatabaseSilent(error) || isDiskFull(error)
    for (const { settle, fail } of batch) isOfAll ? fail(error) : settle(null)
  }
}
