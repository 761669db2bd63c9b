import type pg from 'pg'
import { onTestFinished } from 'vitest'
import type { TestApplication } from '../test-application.ts'

/** What a transaction held as it asked for power: tables of which it had locked or written rows. */
type Passed = { tables: readonly string[] }

/**
 * Stops every transaction at the lock of power, looks at what it holds already, and lets it go on. What holds rows there can wait in
 * a circle with a confirmation, which takes power first.
 */
export async function tollGate(application: TestApplication) {
  const { pool } = application.database
  const keepers = [await pool.connect(), await pool.connect()] as const
  const ids = await Promise.all(
    keepers.map(async (keeper) => (await keeper.query('select pg_backend_pid() as id')).rows[0].id),
  )
  const passed: Passed[] = []
  let isOpen = false

  async function watch(): Promise<void> {
    let [holding, next] = keepers
    while (!isOpen) {
      const waiting = await firstWaiting(holding)
      if (!waiting) break
      passed.push(waiting)
      // In the queue behind the one that waits, so that no other passes in between.
      const queued = next.query(lock)
      await untilQueued(holding)
      await holding.query(unlock)
      await queued
      ;[holding, next] = [next, holding]
    }
    await holding.query(unlock)
  }

  async function firstWaiting(keeper: pg.PoolClient): Promise<Passed | null> {
    while (!isOpen) {
      const { rows } = await keeper.query<Passed>(
        `select array(select distinct c.relname::text from pg_locks held join pg_class c on c.oid = held.relation
          where held.pid = waits.pid and c.relkind in ('r', 'p') and not c.relispartition and held.granted
            and held.mode in ('RowShareLock', 'RowExclusiveLock') order by 1) as tables
        from pg_locks waits where ${waits} and waits.pid <> all ($1) limit 1`,
        [ids],
      )
      if (rows[0]) return rows[0]
    }
    return null
  }

  async function untilQueued(keeper: pg.PoolClient): Promise<void> {
    const asked = `select from pg_locks waits where ${waits} and waits.pid = any ($1)`
    while ((await keeper.query(asked, [ids])).rowCount === 0);
  }

  await keepers[0].query(lock)
  const watching = watch()
  const open = async () => {
    if (isOpen) return
    isOpen = true
    await watching
    for (const keeper of keepers) keeper.release()
  }
  onTestFinished(open)
  return { passed, open }
}

const lock = "select pg_advisory_lock(hashtextextended('power', 2))"
const unlock = "select pg_advisory_unlock(hashtextextended('power', 2))"
const waits = `waits.locktype = 'advisory' and not waits.granted
  and waits.database = (select oid from pg_database where datname = current_database())`
