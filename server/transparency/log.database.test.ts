import { expect, test } from 'vitest'
import { days } from '#domain/time/durations.ts'
import { checkRoots } from '#receipts/log/check-roots.ts'
import { readRoots, writeRoots } from '#receipts/log/root-text.ts'
import { verifyReport } from '#server/cases/verify-report.ts'
import { changeRole } from '#server/people/change-role.ts'
import { deleteAccount } from '#server/people/delete-account.ts'
import { editReport } from '#server/writing/edit-report.ts'
import { buildReport, cast, submitted } from '#tests/cast.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { advanceLog } from './advance-log.ts'
import { checkLog } from './check-log.ts'
import { everyRoot } from './list-roots.ts'

const day = days(1)

/** Three reports, a verification and an edit, chained on their day; then a second day with one more. */
async function someLog() {
  const application = await withApplication()
  const { reporter, reviewer } = await cast(application, 'reporter', 'reviewer')
  const { id } = await submitted(application, reporter)
  await submitted(application, reporter)
  await verifyReport(application, reviewer, id, { method: 'document_check', notes: 'Compared.' })
  await advanceLog(application)
  application.later(day)
  await advanceLog(application)
  await submitted(application, reporter)
  await editReport(application, reporter, id, buildReport({ evidence: 'Three.' }))
  await advanceLog(application)
  application.later(day)
  await advanceLog(application)
  return { application, reporter, reviewer, id }
}

test('the log holds every event, receipt and key, has a signed root for each day, and nothing is wrong with it', async () => {
  const { application } = await someLog()
  const { rows } = await application.database.pool.query(
    `select (select count(*) from events) + (select count(*) from receipts)
       + (select count(*) from signing_keys) as entries`,
  )
  expect(await checkLog(application)).toEqual({
    ...{ entries: Number(rows[0].entries), days: 2, waiting: 0, withoutPeople: 0, problems: [] },
  })
  const roots = await everyRoot(application)
  expect(roots.map((root) => root.day)).toEqual(['2026-11-21', '2026-11-22'])
  expect(await checkRoots(readRoots(writeRoots(roots)))).toEqual([])
})

test('days without an event have a root too, and it does not show that nothing happened', async () => {
  const { application } = await someLog()
  application.later(3 * day)
  await advanceLog(application)
  const roots = await everyRoot(application)
  expect(roots).toHaveLength(5)
  expect(new Set(roots.map(({ root }) => root)).size).toBe(5)
  expect((await checkLog(application)).problems).toEqual([])
})

const guarded = ['events', 'receipts', 'signing_keys', 'log_entries', 'log_days']

/** As whoever owns the database could: without the triggers that stop everybody else. */
async function tamper({ database: { pool } }: TestApplication, ...statements: string[]): Promise<void> {
  const turned = (way: string) => guarded.map((table) => `alter table ${table} ${way} trigger user`)
  const loosened = [
    'alter table notifications drop constraint if exists notifications_event_fkey',
    'alter table receipt_codes drop constraint if exists receipt_codes_receipt_id_fkey',
  ]
  for (const statement of [...turned('disable'), ...loosened, ...statements, ...turned('enable')])
    await pool.query(statement)
}

const last = '(select max(id) from events)'
const swap = `update log_entries set position = case position when 3 then 1000004 when 4 then 1000003 end where position in (3, 4)`
const tamperings: [what: string, statements: string[], told: RegExp][] = [
  ['an event is deleted', ['delete from events where id = 1'], /the row was deleted/],
  ['a receipt is deleted', ['delete from receipts where id = 1'], /the row was deleted/],
  ['the newest event is deleted', [`delete from events where id = ${last}`], /the row was deleted/],
  ['an event is changed', [`update events set status_to = 'rejected' where id = 1`], /it was changed/],
  [
    'its time is changed by a second',
    [`update events set occurred_at = occurred_at + interval '1 second' where id = 2`],
    /it was changed/,
  ],
  [
    'its detail is changed',
    [`update events set detail = '{"method": "field_verification"}' where kind = 'report.verified'`],
    /it was changed/,
  ],
  [
    'somebody else did it',
    ['update events set actor_id = gen_random_uuid() where id = 1'],
    /names other people/,
  ],
  ['a receipt gets another day', [`update receipts set day = '2020-01-01' where id = 1`], /it was changed/],
  [
    'an event is put in beside the log',
    [
      `insert into events (kind, subject_kind, subject_id, actor_kind, actor_id, status_to, detail, occurred_at) select 'report.approved', subject_kind, subject_id, actor_kind, actor_id, 'approved', '{}', occurred_at from events where kind = 'report.verified'`,
    ],
    /not in the log/,
  ],
  [
    'an event is put in the past under the number of another',
    [
      'delete from events where id = 1',
      `insert into events (id, kind, subject_kind, subject_id, actor_kind, actor_id, status_from, status_to, detail, occurred_at) overriding system value select 1, 'report.approved', 'report', subject_id, actor_kind, actor_id, status_from, 'approved', detail, occurred_at from events where id = 2`,
    ],
    /it was changed/,
  ],
  [
    'two events change places',
    [swap, 'update log_entries set position = position - 1000000 where position > 1000000'],
    /stands in another place/,
  ],
  [
    'a row is chained a second time in another month',
    [
      `insert into log_entries (position, month, source, row_id, salt, personal_salt, personal, hash) select (select max(position) + 1 from log_entries), '2026-12-01', source, row_id, salt, personal_salt, personal, hash from log_entries where position = 2`,
    ],
    /the row is in the log more than once/,
  ],
  ['an entry is deleted', ['delete from log_entries where position = 2'], /Entry 2 is missing/],
  [
    'the newest entries and their rows are deleted',
    [
      'delete from events where id > 4',
      'delete from receipts where id > 2',
      'delete from log_entries where position > (select min(entries) from log_days)',
    ],
    /its root covers \d+ entries, and there are \d/,
  ],
  [
    'a root is changed',
    [`update log_days set root = repeat('0', 64) where day = '2026-11-21'`],
    /the signature does not hold/,
  ],
  [
    'a root is deleted',
    [`delete from log_days where day = '2026-11-21'`],
    /The log does not begin with its first root/,
  ],
  [
    'the newest root is deleted, and time goes on',
    [`delete from log_days where day = '2026-11-22'`],
    /No root was made after 2026-11-21/,
  ],
  [
    'an event is deleted before it was chained',
    ['delete from events where id = 1', `insert into log_waiting (source, row_id) values ('events', 77)`],
    /deleted before it was chained/,
  ],
]

test.each(tamperings)('it shows when %s', async (_, statements, told) => {
  const { application } = await someLog()
  await tamper(application, ...statements)
  application.later(day)
  expect((await checkLog(application)).problems.join('\n')).toMatch(told)
})

test('whoever has database and key can write another log, and a root that somebody kept shows it', async () => {
  const { application } = await someLog()
  const kept = await everyRoot(application)
  await tamper(
    application,
    'delete from events where id = 3',
    'truncate log_entries, log_days',
    `insert into log_waiting (source, row_id) select 'events', id from events union all select 'receipts', id from receipts union all select 'signing_keys', id from signing_keys`,
  )
  await advanceLog(application)
  expect((await checkLog(application)).problems).toEqual([])
  const { problems } = await checkLog(application, kept)
  expect(problems).toEqual([
    '2026-11-21: it is another root than the one that was kept.',
    '2026-11-22: it is another root than the one that was kept.',
  ])
})

test('a log that was cut short and closed again is told by a kept root', async () => {
  const { application } = await someLog()
  const kept = await everyRoot(application)
  await tamper(
    application,
    'delete from events where id > 4',
    'delete from receipts where id > 2',
    'delete from log_entries where position > (select min(entries) from log_days)',
    `delete from log_days where day = '2026-11-22'`,
  )
  await advanceLog(application)
  expect((await checkLog(application)).problems).toEqual([])
  expect((await checkLog(application, kept)).problems).toEqual([
    '2026-11-22: it is another root than the one that was kept.',
  ])
})

test('a step that commits late is neither left out nor put before what was chained meanwhile', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const { id } = await submitted(application, reporter)
  const late = await application.database.pool.connect()
  await late.query('begin')
  await late.query(
    `insert into events (kind, subject_kind, subject_id, actor_kind, actor_id, status_to, detail, occurred_at) values ('report.rated', 'report', $1, 'person', $2, 'pending', '{}', now())`,
    [id, reporter.id],
  )
  await submitted(application, reporter)
  await advanceLog(application)
  const before = await checkLog(application)
  await late.query('commit')
  late.release()
  await advanceLog(application)

  expect(before).toMatchObject({ entries: 5, problems: [] })
  expect(await checkLog(application)).toMatchObject({ entries: 6, waiting: 0, problems: [] })
  const { rows } = await application.database.pool.query(
    `select row_id::int as id from log_entries where source = 'events' order by position`,
  )
  // The late one has the smaller number, and the later place.
  expect(rows.map((row) => row.id)).toEqual([1, 3, 2])
})

test('many who submit and many who chain at the same moment make one chain', async () => {
  const application = await withApplication()
  const people = await cast(application, 'reporter', 'stranger', 'observer')
  const steps = Object.values(people).flatMap((person) =>
    [1, 2, 3].flatMap(() => [submitted(application, person), advanceLog(application)]),
  )
  await Promise.all(steps)
  await advanceLog(application)
  expect(await checkLog(application)).toMatchObject({ entries: 19, waiting: 0, problems: [] })
})

test('two processes that find the same day ended sign it once', async () => {
  const { application } = await someLog()
  application.later(2 * day)
  await Promise.all([1, 2, 3, 4].map(() => advanceLog(application)))
  expect(await checkLog(application)).toMatchObject({ days: 4, problems: [] })
})

test('the log holds when an account is deleted, and when it is forgotten who did something', async () => {
  const { application, reporter } = await someLog()
  await deleteAccount(application, reporter)
  expect((await checkLog(application)).problems).toEqual([])
  const { pool } = application.database
  await pool.query(`update log_entries set personal_salt = null where source = 'events' and row_id = 1`)
  await tamper(application, 'update events set actor_id = gen_random_uuid() where id = 1')
  expect(await checkLog(application)).toMatchObject({ withoutPeople: 1, problems: [] })
})

test('what administrators do to accounts is in the log', async () => {
  const application = await withApplication()
  const { administrator, stranger } = await cast(application, 'administrator', 'stranger')
  await changeRole(application, administrator, stranger.id, { role: 'observer' })
  await advanceLog(application)
  await tamper(
    application,
    `update events set detail = jsonb_set(detail, '{roleTo}', '"officer"') where kind = 'person.role-changed'`,
  )
  expect((await checkLog(application)).problems).toEqual([
    expect.stringMatching(/^Entry \d+ \(events \d+\): it was changed/),
  ])
})

test.each([
  'delete from log_entries',
  'truncate log_entries',
  'update log_entries set position = position + 100',
  `update log_entries set personal_salt = decode(repeat('00', 16), 'hex')`,
  `update log_days set root = repeat('0', 64)`,
  'delete from log_days',
])('the database refuses %j', async (statement) => {
  const { application } = await someLog()
  await expect(application.database.pool.query(statement)).rejects.toThrow(/append-only/)
})

test('a table whose rows are never changed is in the log, or is none of what happened', async () => {
  const application = await withApplication()
  const { rows } = await application.database.pool.query(
    `select distinct c.relname as name, bool_or(t.tgname like '%_logged') as logged from pg_trigger t join pg_class c on c.oid = t.tgrelid
     join pg_proc p on p.oid = t.tgfoid where p.proname in ('refuse_change', 'wait_for_log') group by 1 order by 1`,
  )
  expect(rows.filter(({ logged }) => !logged).map(({ name }) => name)).toEqual(['log_days', 'log_entries'])
})
