import { checkRoots } from '@fitila/log/check-roots'
import { readCheckpoints } from '@fitila/log/notes/checkpoint'
import { readRoots, writeRoots } from '@fitila/log/root-text'
import { expect, test } from 'vitest'
import { days } from '#domain/time/durations.ts'
import { verifyReport } from '#server/cases/verify-report.ts'
import { changeRole } from '#server/people/change-role.ts'
import { deleteAccount } from '#server/people/delete-account.ts'
import { editReport } from '#server/writing/edit-report.ts'
import { buildReport, cast, submitted } from '#tests/cast.ts'
import { guardedTables, tamper, tamperings } from '#tests/support/tamper-with-log.ts'
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
       + (select count(*) from signing_keys) + (select count(*) from shown_documents) as entries`,
  )
  expect(await checkLog(application)).toEqual({
    ...{
      entries: Number(rows[0].entries),
      days: 2,
      documents: 1,
      waiting: 0,
      withoutPeople: 0,
      problems: [],
    },
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

test.each(tamperings)('it shows when %s', async (_, statements, told) => {
  const { application } = await someLog()
  await tamper(application, ...statements)
  application.later(day)
  expect((await checkLog(application)).problems.join('\n')).toMatch(told)
})

const everyLeafAgain = `insert into log_waiting (source, row_id) select 'events', id from events union all select 'receipts', id from receipts union all select 'signing_keys', id from signing_keys union all select 'shown_documents', id from shown_documents`

test('a person with database and key can write another log, and a root or a checkpoint that was kept shows it', async () => {
  const { application } = await someLog()
  const roots = await everyRoot(application)
  const { rows } = await application.database.pool.query('select note from log_checkpoints order by size')
  const checkpoints = readCheckpoints(rows.map(({ note }) => note).join('\n'))
  expect(await checkLog(application, { roots, checkpoints })).toMatchObject({ problems: [] })
  const tables =
    'log_cosignatures, log_leaves, log_places, log_trees, log_outer_leaves, log_checkpoints, log_days'
  await tamper(application, 'delete from events where id = 3', `truncate ${tables}`, everyLeafAgain)
  await advanceLog(application)
  expect((await checkLog(application)).problems).toEqual([])
  expect((await checkLog(application, { roots })).problems).toEqual([
    '2026-11-21: it is another root than the one that was kept.',
    '2026-11-22: it is another root than the one that was kept.',
  ])
  expect((await checkLog(application, { checkpoints })).problems).toEqual([
    expect.stringMatching(/^The log at size 1: /),
    expect.stringMatching(/^The log at size 2: /),
    expect.stringMatching(/^The log at size 3: /),
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
    `select row_id::int as id from log_leaves where source = 'events' order by log_leaves.id`,
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
  await pool.query(`update log_leaves set personal_salt = null where source = 'events' and row_id = 1`)
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
    expect.stringMatching(/^Leaf \d+ \(events \d+\): it was changed/),
  ])
})

test('the database refuses to delete from any table of the log, and to change it', async () => {
  const { application } = await someLog()
  await application.database.pool.query(
    `insert into log_cosignatures (size, witness, line) values (1, 'w', 'l')`,
  )
  const refused = [
    ...guardedTables.flatMap((table) => [`delete from ${table}`, `truncate ${table} cascade`]),
    `update log_leaves set personal_salt = decode(repeat('00', 16), 'hex')`,
    'update log_leaves set made_on = made_on + 1',
    'update log_places set place = place + 1',
    `update log_days set root = repeat('0', 64)`,
    `update shown_documents set sha256 = repeat('0', 64)`,
  ]
  for (const statement of refused)
    await expect(application.database.pool.query(statement), statement).rejects.toThrow(/append-only/)
})

test('a table whose rows are never changed is in the log, or is none of what happened', async () => {
  const application = await withApplication()
  const { rows } = await application.database.pool.query(
    `select distinct c.relname as name, bool_or(t.tgname like '%_logged') as logged from pg_trigger t join pg_class c on c.oid = t.tgrelid
     join pg_proc p on p.oid = t.tgfoid where p.proname in ('refuse_change', 'wait_for_log') and not c.relispartition group by 1 order by 1`,
  )
  expect(rows.filter(({ logged }) => !logged).map(({ name }) => name)).toEqual([
    // The event of a signature has its hash.
    'decision_signatures',
    // A payment is an event, and its invoice repeats it.
    'invoices',
    // Sealed, of staff accounts alone, and deleted with its day.
    'journal_entries',
    ...['log_checkpoints', 'log_cosignatures', 'log_days', 'log_entries', 'log_leaves', 'log_outer_leaves'],
    // Each act on a proposal is an event.
    ...['log_places', 'log_trees', 'proposals'],
  ])
})
