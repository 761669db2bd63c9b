import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { withApplication } from '#tests/support/with-application.ts'
import { type Database, openDatabase } from './open-database.ts'
import type { Queries } from './queries-on.ts'

/** As behind a pooler that gives a connection for one transaction alone; `npm run failover` tries it with a real one. */
async function pooled(): Promise<Database> {
  const { database } = await withApplication()
  // Without what the pool of the tests asks of each connection.
  const { onConnect: _, ...options } = database.pool.options
  const reached = { ...options, max: 1 }
  const behind = openDatabase(reached, () => {}, undefined, reached)
  onTestFinished(() => behind.close())
  return behind
}

const limit = async (queries: Pick<Queries, 'execute'>) =>
  (await queries.execute<{ statement_timeout: string }>(sql`show statement_timeout`)).rows[0]
    ?.statement_timeout

test('a connection behind a pooler keeps no setting and no statement of ours', async () => {
  const { queries, inLane, prepared } = await pooled()
  const statement = (asked: Queries) =>
    asked.select({ one: sql<number>`1` }).from(sql`(values (1)) as one`).prepare('kept_by_name')
  await inLane('reading', () => prepared(statement).execute())
  await inLane('reading', () => prepared(statement).execute())
  const { rows } = await inLane('reading', () =>
    queries.execute(sql`select name from pg_prepared_statements`),
  )
  expect(rows).toEqual([])
  expect(await inLane('reading', () => limit(queries))).toBe('0')
})

test('a transaction behind a pooler has the limits of its lane, and they end with it', async () => {
  const { queries, inLane } = await pooled()
  expect(await inLane('reading', () => queries.transaction(limit))).toBe('2200ms')
  expect(await inLane('searching', () => queries.transaction(limit))).toBe('3200ms')
  const compiling = inLane('reading', () => queries.transaction((inside) => inside.execute(sql`show jit`)))
  expect((await compiling).rows).toEqual([{ jit: 'off' }])
  expect(await inLane('reading', () => limit(queries))).toBe('0')
})

test('what no visitor waits for goes past the pooler, with its own limits', async () => {
  const { queries, inLane } = await pooled()
  expect(await inLane('work', () => limit(queries))).toBe('30min')
})
