import { expect } from 'vitest'
import type { Application } from '#server/kernel/application.ts'

export const powerLock = "select pg_advisory_xact_lock(hashtextextended('power', 2))"

/**
 * Begins two transactions behind a lock that is held, the second when the first waits or is done, and lets them go.
 *
 * @returns for each, 'done', or the code of its refusal; a circle of locks shows as PostgreSQL's `40P01`
 */
export async function inOrder(
  { database }: Application,
  lock: string,
  steps: readonly (() => Promise<unknown>)[],
): Promise<unknown[]> {
  const holder = await database.pool.connect()
  const answers: Promise<unknown>[] = []
  let settled = 0
  try {
    await holder.query('begin')
    await holder.query(lock)
    for (const step of steps) {
      answers.push(
        step()
          .then(() => 'done', codeOf)
          .finally(() => {
            settled += 1
          }),
      )
      await expect.poll(async () => settled + (await waiting())).toBe(answers.length)
    }
  } finally {
    // Without it, what waits for the lock would keep the database for ever.
    await holder.query('commit')
    holder.release()
  }
  return Promise.all(answers)

  async function waiting(): Promise<number> {
    // Inside one transaction, PostgreSQL shows the connections as they were when it was first asked.
    await holder.query('select pg_stat_clear_snapshot()')
    const { rows } = await holder.query<{ count: string }>(
      'select count(distinct pid) from pg_locks where not granted and pid in (select pid from pg_stat_activity where datname = current_database())',
    )
    return Number(rows[0]?.count)
  }
}

function codeOf(error: { code?: string; cause?: { code?: string } }): unknown {
  return error.code ?? error.cause?.code ?? error
}
