import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { minutes } from '#domain/time/durations.ts'
import { reports } from '#server/database/schema.ts'
import { cast, submitted } from '#tests/cast.ts'
import { inDatabase } from '#tests/support/cluster-connection.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { DatabaseUnreachable } from './database-unreachable.ts'
import type { Queries, Transaction } from './open-database.ts'

/** All connections of the pool can be had at once, and each answers. */
async function expectWholePool({ pool }: TestApplication['database']): Promise<void> {
  const clients = await Promise.all(Array.from({ length: pool.options.max ?? 0 }, () => pool.connect()))
  const answers = await Promise.all(clients.map((client) => client.query('select 1 as one')))
  expect(answers.map(({ rows }) => rows[0].one)).toEqual(clients.map(() => 1))
  for (const client of clients) client.release()
  expect([pool.idleCount, pool.waitingCount]).toEqual([pool.totalCount, 0])
}

/** Ends other connections to the database of the application, as a failover or a restart does. */
async function terminator({ database }: TestApplication): Promise<() => Promise<number>> {
  const { rows: names } = await database.pool.query<{ name: string }>('select current_database() as name')
  const client = new pg.Client(inDatabase(inject('cluster').connection, names[0]?.name ?? ''))
  await client.connect()
  onTestFinished(() => client.end())
  return async () => {
    const { rows } = await client.query<{ ended: boolean }>(`
      select pg_terminate_backend(pid) as ended from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
      order by random() limit 1`)
    return rows.filter(({ ended }) => ended).length
  }
}

const toLose = 1_000

test('after a thousand lost connections under load every connection can be had, and no report is lost', {
  timeout: minutes(5),
}, async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const premium = { ...reporter, subscription: { tier: 'premium', status: 'active' } as const }
  const terminate = await terminator(application)
  const stored: string[] = []
  let ended = 0
  async function submitOn(): Promise<void> {
    while (ended < toLose)
      await submitted(application, premium).then(
        ({ id }) => void stored.push(id),
        // A refusal that asks no network would keep the answers of the others from being read.
        () => setImmediate(),
      )
  }
  async function endOn(): Promise<void> {
    while (ended < toLose) ended += await terminate()
  }
  await Promise.all([endOn(), ...Array.from({ length: 12 }, submitOn)])
  await expectWholePool(application.database)
  const rows = await application.database.queries.select({ id: reports.id }).from(reports)
  const there = new Set(rows.map(({ id }) => id))
  expect(stored.filter((id) => !there.has(id))).toEqual([])
  await submitted(application, premium)
})

test('a connection that is dead at the beginning of a transaction is replaced', async () => {
  const { database } = await withApplication()
  const max = database.pool.options.max ?? 0
  for (let lost = 0; lost <= max; lost += 1) {
    database.pool.once('acquire', (client) => {
      // What the network does when it breaks between the taking and the asking.
      ;(client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
    })
    await expect(database.queries.transaction(async () => {})).rejects.toThrow(DatabaseUnreachable)
  }
  await expectWholePool(database)
})

test('what was asked before an error is taken back, and the connection serves on', async () => {
  const { database } = await withApplication()
  const before = await cursors(database.queries)
  const failing = database.queries.transaction(async (queries) => {
    await addCursor(queries)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await cursors(database.queries)).toEqual(before)
  await expectWholePool(database)
})

test('a transaction whose statement failed cannot be taken for a commit', async () => {
  const { database } = await withApplication()
  const swallowed = database.queries.transaction(async (queries) => {
    await queries.execute(sql`select 1 / 0`).catch(() => {})
  })
  await expect(swallowed).rejects.toThrow('did not commit')
  await expectWholePool(database)
})

test('a transaction that has ended takes no further question', async () => {
  const { database } = await withApplication()
  const kept = await database.queries.transaction(async (queries) => queries)
  await expect(cursors(kept)).rejects.toThrow()
})

test('what fails in a transaction within another leaves the outer one as it was', async () => {
  const { database } = await withApplication()
  const before = await cursors(database.queries)
  await database.queries.transaction(async (queries) => {
    await addCursor(queries)
    const inner = queries.transaction(async (own) => {
      await addCursor(own)
      throw new Error('no')
    })
    await expect(inner).rejects.toThrow('no')
  })
  expect(await cursors(database.queries)).toBe(before + 1)
})

test('a transaction has the isolation and the access that were asked for', async () => {
  const { database } = await withApplication()
  const asked = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const
  const { rows } = await database.queries.transaction(
    (queries) =>
      queries.execute(
        sql`select current_setting('transaction_isolation') as level, current_setting('transaction_read_only') as only`,
      ),
    asked,
  )
  expect(rows).toEqual([{ level: 'repeatable read', only: 'on' }])
})

async function cursors(queries: Queries | Transaction): Promise<number> {
  const { rows } = await queries.execute<{ count: number }>(
    sql`select count(*)::int as count from event_cursors`,
  )
  return rows[0]?.count ?? 0
}

async function addCursor(queries: Transaction): Promise<void> {
  await queries.execute(
    sql`insert into event_cursors (consumer, last_event) values (gen_random_uuid()::text, 0)`,
  )
}
