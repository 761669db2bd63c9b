import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { withApplication } from '#tests/support/with-application.ts'
import { openDatabase } from './open-database.ts'
import type { SlowQuery } from './slow-queries.ts'

test('a slow statement is told with its lane and its request, and without its values', async () => {
  const { database } = await withApplication()
  const told: SlowQuery[] = []
  const slowed = openDatabase(
    { ...database.pool.options },
    () => {},
    (slow) => told.push(slow),
  )
  onTestFinished(() => slowed.close())
  const { queries } = slowed
  const rest = sql`select pg_sleep(0.6), ${'quokka'}::text, 'wombat'`
  await slowed.inLane('reading', () => queries.execute(sql`select 1`))
  await slowed.inLane('work', () => queries.execute(rest))
  expect(told).toEqual([])
  await slowed.lanes.inRequest('a1b2', () => slowed.inLane('reading', () => queries.execute(rest)))
  const inside = () => queries.transaction((transaction) => transaction.execute(rest))
  await slowed.inLane('writing', inside)
  expect(told).toMatchObject([
    { statement: 'select pg_sleep(?), $1::text, ?', lane: 'reading', request: 'a1b2' },
    { statement: 'select pg_sleep(?), $1::text, ?', lane: 'writing', request: null },
  ])
  for (const { ms } of told) expect(ms).toBeGreaterThan(500)
  await expect(
    slowed.inLane('reading', () => queries.execute(sql`select pg_sleep(0.6), 1 / (${0}::int)`)),
  ).rejects.toThrow()
})
