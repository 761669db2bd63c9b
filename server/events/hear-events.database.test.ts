import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { subjectsToIndex } from '#server/database/schema.ts'
import { makeMatchKeys } from '#server/similar/make-match-keys.ts'
import { editReport } from '#server/writing/edit-report.ts'
import { buildReport, cast, submitted } from '#tests/cast.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import type { HearMany } from './consumer.ts'
import { hearAs, hearEvents } from './hear-events.ts'
import { startHearing } from './start-hearing.ts'

/** Keeps what it hears where it is committed or not, together with its cursor. */
async function hearer(application: TestApplication) {
  await application.database.pool.query(
    'create table heard (id bigint, place bigint generated always as identity)',
  )
  const hear: HearMany = async (_application, queries, heard) => {
    for (const { id } of heard) await queries.execute(sql`insert into heard (id) values (${id})`)
  }
  const consumer = { hears: ['report.submitted', 'report.edited'] as const, hear }
  return {
    hear: () => hearAs(application, 'test', consumer),
    heard: async () => {
      const { rows } = await application.database.pool.query(
        'select id::float8 as id from heard order by place',
      )
      return rows.map(({ id }) => id)
    },
  }
}

async function insertIn(
  client: { query(text: string, values: unknown[]): Promise<unknown> },
  reportId: string,
) {
  await client.query(
    `insert into events (kind, subject_kind, subject_id, actor_kind, status_to, detail, occurred_at)
     values ('report.edited', 'report', $1, 'clock', 'pending', '{}', now())`,
    [reportId],
  )
}

test.each([0, 2_147_483_645])(
  'an event that is committed after a later one is heard, in its place, and each once (after %d events)',
  async (before) => {
    const application = await withApplication()
    const { reporter } = await cast(application, 'reporter')
    await application.database.pool.query(`select setval('events_id_seq', $1 + 1)`, [before])
    const { id } = await submitted(application, reporter)
    const { hear, heard } = await hearer(application)
    await hear()
    const late = await application.database.pool.connect()
    await late.query('begin')
    await insertIn(late, id)
    await submitted(application, reporter)
    await hear()
    const whileOpen = await heard()
    await late.query('commit')
    late.release()
    await submitted(application, reporter)
    await hear()
    await hear()

    const [first] = await heard()
    expect(whileOpen).toEqual([first])
    expect(await heard()).toEqual([0, 1, 2, 3].map((step) => first + step))
  },
)

test('a transaction that is taken back holds up nothing once it has ended', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const { id } = await submitted(application, reporter)
  const { hear, heard } = await hearer(application)
  const late = await application.database.pool.connect()
  await late.query('begin')
  await insertIn(late, id)
  await submitted(application, reporter)
  await late.query('rollback')
  late.release()
  await hear()
  expect(await heard()).toHaveLength(2)
})

test('what a consumer did before it failed is taken back with its cursor, and done once afterwards', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  await submitted(application, reporter)
  const { hear, heard } = await hearer(application)
  const failing: HearMany = async (_application, queries) => {
    await queries.execute(sql`insert into heard (id) values (77)`)
    throw new Error('killed')
  }
  await expect(hearAs(application, 'test', { hears: ['report.submitted'], hear: failing })).rejects.toThrow(
    'killed',
  )
  expect(await heard()).toEqual([])
  await hear()
  expect(await heard()).toHaveLength(1)
})

test('many who write and many who hear at the same moment: each event is heard once, in order', async () => {
  const application = await withApplication()
  const people = await cast(application, 'reporter', 'stranger', 'observer')
  const { hear, heard } = await hearer(application)
  await Promise.all(
    Object.values(people).flatMap((person) =>
      [1, 2, 3].flatMap(() => [submitted(application, person), hear()]),
    ),
  )
  await hear()
  const { rows } = await application.database.pool.query(
    `select id::float8 as id from events where kind = 'report.submitted' order by id`,
  )
  expect(rows).toHaveLength(9)
  expect(await heard()).toEqual(rows.map(({ id }) => id))
})

test('more events than are heard at once are all heard', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const { id } = await submitted(application, reporter)
  const { hear, heard } = await hearer(application)
  for (let count = 0; count < 450; count += 1) await insertIn(application.database.pool, id)
  await hear()
  expect(new Set(await heard()).size).toBe(451)
  expect(await heard()).toHaveLength(451)
})

test('a new and a changed report wait for match keys as soon as they are committed, while a process listens', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const stop = startHearing(application)
  const { id } = await submitted(application, reporter)
  await stop()
  expect(await application.database.queries.select().from(subjectsToIndex)).toEqual([
    { subjectId: id, kind: 'report' },
  ])
})

test('after a crash the next round hears what no one heard', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const { id } = await submitted(application, reporter)
  await editReport(application, reporter, id, buildReport({ evidence: 'Three.' }))
  expect(await application.database.queries.select().from(subjectsToIndex)).toEqual([])
  expect(await makeMatchKeys(application)).toBe(1)
  expect(await makeMatchKeys(application)).toBe(0)
})

test('the consumer that is there has its cursor, and a second hearing finds nothing', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  await submitted(application, reporter)
  await Promise.all([1, 2, 3].map(() => hearEvents(application, 'match-keys')))
  expect(await application.database.queries.select().from(subjectsToIndex)).toHaveLength(1)
})
