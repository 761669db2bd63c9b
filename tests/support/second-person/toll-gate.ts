import { onTestFinished } from 'vitest'
import type { TestApplication } from '../test-application.ts'

/** What a transaction held as it asked for power: tables of which it had locked or written rows. */
type Passed = { tables: readonly string[] }

/**
 * Stops every transaction at the lock of power, looks at what it holds already, and lets it go on. What holds rows there can wait in
 * a circle with a confirmation, which takes power first.
 */
export async function tollGate(application: TestApplication) {
  const gate = await application.database.pool.connect()
  const passed: Passed[] = []
  let isOpen = false

  async function watch(): Promise<void> {
    while (!isOpen) {
      await gate.query("select pg_advisory_lock(hashtextextended('power', 2))")
      const waiting = await firstWaiting()
      if (waiting) passed.push(waiting)
      await gate.query("select pg_advisory_unlock(hashtextextended('power', 2))")
    }
  }

  async function firstWaiting(): Promise<Passed | null> {
    while (!isOpen) {
      const { rows } = await gate.query<Passed>(`
        select array(select distinct c.relname::text from pg_locks held join pg_class c on c.oid = held.relation
          where held.pid = waits.pid and c.relkind = 'r' and held.granted
            and held.mode in ('RowShareLock', 'RowExclusiveLock') order by 1) as tables
        from pg_locks waits
        where waits.locktype = 'advisory' and not waits.granted
          and waits.database = (select oid from pg_database where datname = current_database()) limit 1`)
      if (rows[0]) return rows[0]
    }
    return null
  }

  const watching = watch()
  const open = async () => {
    if (isOpen) return
    isOpen = true
    await watching
    gate.release()
  }
  onTestFinished(open)
  return { passed, open }
}
