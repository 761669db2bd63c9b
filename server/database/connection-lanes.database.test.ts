import type { Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { minutes, seconds } from '#domain/time/durations.ts'
import { inDatabase } from '#tests/support/cluster-connection.ts'
import { openSilentProxy } from '#tests/support/network/silent-proxy.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { type ConnectionLane, connectionLanes, openPatientPool } from './connection-lanes.ts'
import { isDatabaseSilent } from './database-unreachable.ts'
import { type Database, openDatabase } from './open-database.ts'

const pageLanes = (Object.keys(connectionLanes) as ConnectionLane[]).filter((lane) => lane !== 'work')

function answerIn({ queries, inLane }: Database, lane: ConnectionLane): Promise<unknown> {
  return inLane(lane, () => queries.execute(sql`select 1`))
}

async function faultOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => error,
  )
}

test.each(pageLanes)('who takes every connection of %s leaves those of the other lanes', async (lane) => {
  const { database } = await withApplication()
  const pool = database.lanes.pools[lane]
  const taken = await Promise.all(Array.from({ length: pool.options.max ?? 0 }, () => pool.connect()))
  onTestFinished(() => {
    for (const client of taken) client.release()
  })
  const others = pageLanes.filter((other) => other !== lane)
  await Promise.all(others.map((other) => answerIn(database, other)))
  expect(isDatabaseSilent(await faultOf(answerIn(database, lane)))).toBe(true)
})

test('no connection lets PostgreSQL compile a statement', async () => {
  const { database } = await withApplication()
  const { queries, inLane } = database
  const lanes = Object.keys(connectionLanes) as ConnectionLane[]
  const asked = await Promise.all(lanes.map((lane) => inLane(lane, () => queries.execute(sql`show jit`))))
  const patient = openPatientPool(database.pool.options)
  onTestFinished(() => patient.end())
  const all = [...asked, await patient.query('show jit')]
  expect(all.map(({ rows }) => rows)).toEqual(all.map(() => [{ jit: 'off' }]))
})

test('what is asked later, and in a transaction, stays in its lane', async () => {
  const { database } = await withApplication()
  const { queries, inLane, lanes } = database
  await inLane('staff', async () => {
    await null
    await queries.transaction((inside) => inside.execute(sql`select 1`))
  })
  expect([lanes.pools.staff.totalCount, lanes.pools.reading.totalCount]).toEqual([1, 0])
})

test.each(pageLanes)('a statement or a lock that takes too long ends in the lane of %s', async (lane) => {
  const { database } = await withApplication()
  const { queries, inLane, pool } = database
  const holder = await pool.connect()
  onTestFinished(() => holder.release(true))
  await holder.query('begin; lock table events')
  const faults = [sql`select pg_sleep(60)`, sql`select count(*) from events`].map((statement) =>
    faultOf(inLane(lane, () => queries.execute(statement))),
  )
  expect((await Promise.all(faults)).map(isDatabaseSilent)).toEqual([true, true])
})

test('a database that falls silent is told of, in and outside of a transaction, and used again when it speaks', async () => {
  const { database } = await withApplication()
  const proxy = await openSilentProxy(database.pool.options)
  onTestFinished(() => proxy.close())
  const far = openDatabase(proxy.connection, () => {})
  onTestFinished(() => far.close())
  await answerIn(far, 'reading')
  proxy.goSilent()
  const inTransaction = far.inLane('writing', () =>
    far.queries.transaction((inside) => inside.execute(sql`select 1`)),
  )
  const faults = await Promise.all([faultOf(answerIn(far, 'reading')), faultOf(inTransaction)])
  expect(faults.map(isDatabaseSilent)).toEqual([true, true])
  proxy.speakAgain()
  await answerIn(far, 'reading')
  await answerIn(far, 'writing')
})

test('what a connection says is told apart from what PostgreSQL says and from our own mistakes', async () => {
  const { database } = await withApplication()
  const { queries } = database
  const faults = [
    faultOf(queries.execute(sql`select 1 / 0`)),
    faultOf(queries.transaction(() => Promise.reject(new Error('a mistake')))),
  ]
  expect((await Promise.all(faults)).map(isDatabaseSilent)).toEqual([false, false])
})

test('a connection that breaks, idle or between two statements, ends no program: a patient pool opens another', async () => {
  const { database } = await withApplication()
  const { rows: names } = await database.pool.query<{ name: string }>('select current_database() as name')
  const pool = openPatientPool(inDatabase(inject('cluster').connection, names[0]?.name ?? ''))
  onTestFinished(() => pool.end())
  const broken = (client: pg.PoolClient) => new Promise((resolve) => client.once('end', resolve))
  const breakIt = async (client: pg.PoolClient) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    return () => database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  }
  // Without a listener Node throws what was emitted, and the test run fails with it.
  const held = await pool.connect()
  const [heldEnds, endHeld] = [broken(held), await breakIt(held)]
  await endHeld()
  await heldEnds
  await expect(held.query('select 1')).rejects.toThrow()
  held.release()
  const idle = await pool.connect()
  const [idleEnds, endIdle] = [broken(idle), await breakIt(idle)]
  idle.release()
  await endIdle()
  await idleEnds
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('what a program held that died in the middle of a long statement is free again within half a minute', {
  timeout: minutes(1),
}, async () => {
  const { database } = await withApplication()
  const dying = await database.pool.connect()
  await dying.query('begin; lock table events')
  const asked = faultOf(dying.query('select pg_sleep(120)'))
  breakOff(dying)
  await asked
  dying.release(true)
  const began = performance.now()
  await database.pool.query('begin; lock table events; rollback')
  expect(performance.now() - began).toBeLessThan(seconds(30))
})

/** As the system does for a process that was killed. */
function breakOff(client: pg.PoolClient): void {
  // No type of the package has it.
  const { connection } = client as unknown as { connection: { stream: Socket } }
  connection.stream.destroy()
}
