import type pg from 'pg'
import { expect, test } from 'vitest'
import { days } from '#domain/time/durations.ts'
import { migrate, readMigrations } from '#server/database/migrate.ts'
import { keepMonths } from '#server/operating/keep-months.ts'
import { sweep } from '#server/retention/sweep.ts'
import { cast, submitted } from '#tests/cast.ts'
import { emptyDatabase } from '#tests/support/databases/empty-database.ts'
import { withApplication } from '#tests/support/with-application.ts'

const divided = ['events', 'log_leaves', 'page_views'] as const
const rowOf = {
  page_views: (day: string) =>
    `insert into page_views values ('${day}', '/', '', 'Firefox', 'phone', 'NG', 1)`,
  events: (day: string) =>
    `insert into events (kind, subject_kind, subject_id, actor_kind, status_to, detail, occurred_at)
     values ('report.verified', 'report', gen_random_uuid(), 'clock', 'verified', '{}', '${day}')`,
  log_leaves: (day: string) =>
    `insert into log_leaves (made_on, source, row_id, salt, personal, hash)
     values ('${day}', 'events', 1, decode(repeat('00', 16), 'hex'), decode(repeat('00', 32), 'hex'), decode(repeat('00', 32), 'hex'))`,
} as const satisfies Record<(typeof divided)[number], (day: string) => string>

async function placesOf(pool: pg.Pool, table: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select distinct tableoid::regclass::text as name from ${table} order by 1`,
  )
  return rows.map(({ name }) => name)
}

async function partsOf(pool: pg.Pool, table: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    'select inhrelid::regclass::text as name from pg_inherits where inhparent = $1::regclass order by 1',
    [table],
  )
  return rows.map(({ name }) => name)
}

test.each(divided)('%s takes a row of any month, also where no partition is ready for it', async (table) => {
  const { pool } = (await withApplication()).database
  const months = ['1994-02-28', '2019-12-31', '2026-11-30', '2026-12-01', '2031-05-15', '2199-01-01']
  for (const day of months) await pool.query(rowOf[table](day))
  const { rows } = await pool.query(`select count(*)::int as rows from ${table}`)
  expect(rows).toEqual([{ rows: months.length }])
  expect(await placesOf(pool, table)).toContain(`${table}_rest`)
})

test.each(divided)('%s has a partition for the month that runs and for three more', async (table) => {
  const application = await withApplication()
  const { pool } = application.database
  application.later(days(800))
  await keepMonths(application)
  const parts = await partsOf(pool, table)
  for (const month of ['2029_01', '2029_02', '2029_03', '2029_04'])
    expect(parts).toContain(`${table}_${month}`)
  expect(parts).not.toContain(`${table}_2029_05`)
  await pool.query(rowOf[table]('2029-04-30 22:59:59+00'))
  expect(await placesOf(pool, table)).toEqual([`${table}_2029_04`])
  await keepMonths(application)
  expect(await partsOf(pool, table)).toEqual(parts)
})

test('a month begins at midnight in Nigeria', async () => {
  const application = await withApplication()
  const { pool } = application.database
  application.later(days(800))
  await keepMonths(application)
  await pool.query(rowOf.events('2029-02-28 22:59:59.999+00'))
  await pool.query(rowOf.events('2029-02-28 23:00:00+00'))
  expect(await placesOf(pool, 'events')).toEqual(['events_2029_02', 'events_2029_03'])
})

test('rows that came without a partition move into one, but not from under those who refer to them', async () => {
  const application = await withApplication()
  const { pool } = application.database
  for (const table of divided) await pool.query(rowOf[table]('2019-12-31'))
  await keepMonths(application)
  expect(await placesOf(pool, 'log_leaves')).toEqual(['log_leaves_2019_12'])
  expect(await placesOf(pool, 'page_views')).toEqual(['page_views_2019_12'])
  expect(await placesOf(pool, 'events')).toEqual(['events_rest'])
  await expect(pool.query('update log_leaves set row_id = 2')).rejects.toThrow('append-only')
})

test('every partition of what is append-only refuses to be changed, emptied and deleted from', async () => {
  const application = await withApplication()
  const { pool } = application.database
  application.later(days(800))
  await keepMonths(application)
  const parts = [...(await partsOf(pool, 'events')), ...(await partsOf(pool, 'log_leaves'))]
  expect(parts).toEqual(expect.arrayContaining(['events_2029_04', 'events_rest', 'log_leaves_2029_04']))
  for (const part of parts)
    await pool.query(rowOf[part.startsWith('events') ? 'events' : 'log_leaves'](dayIn(part)))
  for (const part of parts)
    for (const statement of [
      `delete from ${part}`,
      `truncate ${part} cascade`,
      `update ${part} set ${part.startsWith('events') ? 'subject_id = gen_random_uuid()' : 'row_id = 7'}`,
    ])
      await expect(pool.query(statement), statement).rejects.toThrow('append-only')
})

test('an event of any month is announced, and waits for the log under the name of the whole table', async () => {
  const { pool } = (await withApplication()).database
  const client = await pool.connect()
  const heard: string[] = []
  client.on('notification', ({ payload }) => heard.push(payload ?? ''))
  await client.query('listen fitila_events')
  await client.query(rowOf.events('2026-11-21'))
  await client.query(rowOf.events('1999-01-01'))
  const { rows } = await client.query('select source from log_waiting order by place')
  client.release(true)
  expect(rows.slice(-2)).toEqual([{ source: 'events' }, { source: 'events' }])
  expect(heard).toHaveLength(2)
})

test('a table that others use is named, the others are done, and it is done the next time', async () => {
  const application = await withApplication()
  const { pool } = application.database
  application.later(days(800))
  const other = await pool.connect()
  await other.query('begin; select from events limit 1')
  await expect(keepMonths(application)).rejects.toThrow('in use: events')
  expect(await partsOf(pool, 'page_views')).toContain('page_views_2029_04')
  await other.query('rollback')
  other.release()
  await keepMonths(application)
  expect(await partsOf(pool, 'events')).toContain('events_2029_04')
})

test('months of page views that are over go once they are empty; no other table loses one', async () => {
  const application = await withApplication()
  const { pool } = application.database
  application.later(days(800))
  await keepMonths(application)
  await pool.query(rowOf.page_views('2029-01-05'))
  application.later(days(62))
  await keepMonths(application)
  const left = await partsOf(pool, 'page_views')
  expect(left).toContain('page_views_2029_01')
  expect(left).not.toContain('page_views_2029_02')
  expect(await partsOf(pool, 'events')).toContain('events_2029_02')
})

test('page views that are over go by the sweep, and then their month; the month that is half over stays', async () => {
  const application = await withApplication()
  const { pool } = application.database
  application.later(days(800))
  await keepMonths(application)
  for (const day of ['2029-01-05', '2029-02-05', '2029-02-25']) await pool.query(rowOf.page_views(day))
  // To the middle of April in the year after.
  application.later(days(440))
  await sweep(application, 'daily')
  await keepMonths(application)
  const { rows } = await pool.query('select day::text from page_views')
  expect(rows).toEqual([{ day: '2029-02-25' }])
  expect(await partsOf(pool, 'page_views')).toContain('page_views_2029_02')
  expect(await partsOf(pool, 'page_views')).not.toContain('page_views_2029_01')
})

test('rows of the release before move over as they are, keep their numbers, and their grants hold', async () => {
  const pool = await emptyDatabase()
  const before = (await readMigrations()).map(({ name }) => name).filter((name) => name < '2026-11-28-50')
  await migrate(pool, new Set(before))
  for (const day of ['2024-02-29', '2026-10-31 23:30:00+00', '2031-01-01'])
    for (const table of divided) await pool.query(rowOf[table](day))
  await pool.query('grant select, insert on events to pg_monitor')
  await pool.query('grant update (personal_salt) on log_leaves to pg_monitor')
  const all = async () => {
    const { rows } = await pool.query(
      `select (select array_agg(to_jsonb(e) order by id) from events e) as events,
        (select array_agg(to_jsonb(l) order by id) from log_leaves l) as leaves,
        (select array_agg(to_jsonb(v) order by day) from page_views v) as views, (select count(*) from log_waiting) as waiting`,
    )
    return rows
  }
  const held = await all()
  await migrate(pool)
  expect(await all()).toEqual(held)
  expect(await placesOf(pool, 'events')).toEqual(['events_2024_02', 'events_2026_11', 'events_2031_01'])
  const { rows: made } = await pool.query(`${rowOf.events('2026-11-21')} returning id::int`)
  expect(made).toEqual([{ id: 4 }])
  const { rows: rights } = await pool.query(
    `select has_table_privilege('pg_monitor', 'events', 'insert') as inserts, has_table_privilege('pg_monitor', 'events', 'delete') as deletes,
      has_column_privilege('pg_monitor', 'log_leaves', 'personal_salt', 'update') as forgets, has_column_privilege('pg_monitor', 'log_leaves', 'hash', 'update') as changes`,
  )
  expect(rights).toEqual([{ inserts: true, deletes: false, forgets: true, changes: false }])
})

test('a notification still names an event that is there', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  await submitted(application, reporter)
  const { pool } = application.database
  const { rows } = await pool.query<{ id: string }>('select id::text from events order by id desc limit 1')
  const named = (id: string, at: string) =>
    pool.query(
      `insert into notifications (id, event_id, event_at, receiver_mark, notification_type, created_at, kind, parameters)
       select gen_random_uuid(), $1, ${at}, gen_random_uuid(), 'status_change', now(), 'other', '{}'`,
      [id],
    )
  await named(rows[0]?.id ?? '', '(select max(occurred_at) from events where id = $1::bigint)')
  await expect(named(rows[0]?.id ?? '', `'1999-01-01'`)).rejects.toThrow('notifications_event_fkey')
})

/** A day of the month that the name of a partition ends with; of the rest, one for which there is no partition. */
function dayIn(part: string): string {
  const [, year, month] = /_(\d{4})_(\d{2})$/.exec(part) ?? []
  return year && month ? `${year}-${month}-15` : '1990-06-15'
}
