import { generateKeyPairSync } from 'node:crypto'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { Day } from '#domain/time/day-in-nigeria.ts'
import { days, minutes } from '#domain/time/durations.ts'
import { retractReport } from '#server/publishing/retract-report.ts'
import { handlers } from '#server/schedule/jobs/handlers.ts'
import { schedule } from '#server/schedule/jobs/schedule.ts'
import { publishSigningKey } from '#server/sealing/publish-signing-key.ts'
import { signingKey } from '#server/sealing/signing-key.ts'
import { advanceLog } from '#server/transparency/advance-log.ts'
import { checkLog } from '#server/transparency/check-log.ts'
import { cast } from '#tests/cast.ts'
import { administer, inDatabase } from '#tests/support/cluster-connection.ts'
import { disputed } from '#tests/support/open-corrections.ts'
import { publicReport } from '#tests/support/public-report.ts'
import { guardedTables } from '#tests/support/tamper-with-log.ts'
import { applicationOn } from '#tests/support/test-application.ts'
import { grantToApplication, ownsItsLog } from './application-role.ts'
import { APPLICATION_ROLE } from './embedded/make-cluster.ts'
import { makeMonths } from './months/make-months.ts'
import { openDatabase } from './open-database.ts'

/** A new database, as a start leaves it: made by its owner, and opened as the role that owns nothing. */
async function twoRoles() {
  const { connection, template } = inject('cluster')
  const name = `fitila_roles_${process.pid}_${Math.random().toString(36).slice(2)}`
  await administer(connection, `create database ${name} template ${template}`)
  await addRole(connection)
  const owner = new pg.Pool({ ...inDatabase(connection, name), max: 2 })
  await grantToApplication(owner, APPLICATION_ROLE)
  const database = openDatabase({ ...asApplication(connection, name), max: 5 }, () => {})
  onTestFinished(async () => {
    await owner.end()
    await database.close()
    await dropWhenLeft(connection, name)
  })
  return { owner, database }
}

/** One role may not end the connections of another, so what is being closed is waited for. */
async function dropWhenLeft(connection: Connection, name: string): Promise<void> {
  await expect
    .poll(() => administer(connection, `drop database ${name}`).then(() => 'dropped', String))
    .toBe('dropped')
}

type Connection = ReturnType<typeof inject<'cluster'>>['connection']

/** An embedded cluster has the role from its beginning. */
async function addRole(connection: Connection): Promise<void> {
  await administer(
    connection,
    `do $$ begin if not exists (select from pg_roles where rolname = '${APPLICATION_ROLE}') then
      create role ${APPLICATION_ROLE} login; end if; end $$`,
  )
}

function asApplication(connection: Connection, name: string): pg.PoolConfig {
  const there = inDatabase(connection, name)
  if (typeof there.connectionString !== 'string') return { ...there, user: APPLICATION_ROLE }
  const url = new URL(there.connectionString)
  url.username = APPLICATION_ROLE
  url.password = ''
  return { connectionString: url.href }
}

const refused = { code: '42501' }

test('the role of the application cannot change, empty or unguard a table of the log', async () => {
  const { owner, database } = await twoRoles()
  const { rows } = await owner.query<{ name: string }>(`
    select distinct tgrelid::regclass::text as name from pg_trigger join pg_proc p on p.oid = tgfoid
    where proname in ('refuse_change', 'refuse_all_but_forgetting') and tgtype & 8 > 0 and tgtype & 1 > 0 and not tgisinternal`)
  const tables = rows.map(({ name }) => name)
  expect(tables).toEqual(expect.arrayContaining(guardedTables))
  const { rows: columns } = await owner.query<{ name: string; first: string }>(
    `select distinct on (attrelid) attrelid::regclass::text as name, quote_ident(attname) as first from pg_attribute
     where attnum > 0 and attidentity = '' and attrelid::regclass::text = any($1) order by attrelid, attnum`,
    [tables],
  )
  expect(columns).toHaveLength(tables.length)
  const tried = columns.flatMap(({ name, first }) => [
    `delete from ${name}`,
    `truncate ${name}`,
    `alter table ${name} disable trigger user`,
    `drop trigger ${name}_no_truncate on ${name}`,
    `create trigger another before insert on ${name} for each row execute function refuse_change()`,
    `create rule another as on insert to ${name} do instead nothing`,
    `alter table ${name} add column another text`,
    `drop table ${name} cascade`,
    `alter table ${name} owner to current_user`,
    ...(name === 'proposals' ? [] : [`update ${name} set ${first} = ${first}`]),
  ])
  const more = [
    'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return new; end $$',
    'drop function refuse_change() cascade',
    'alter function refuse_change() rename to another',
    `set session_replication_role = 'replica'`,
    'create table another (id integer)',
    'create schema another',
    'drop schema public cascade',
    'alter role current_user superuser',
    'create role another superuser',
    `set role ${await ownerOf(owner)}`,
    `update log_waiting set row_id = 1`,
    `update log_leaves set hash = hash`,
    `insert into migrations (name, sha256) values ('x', 'x')`,
  ]
  const allowed: string[] = []
  const client = await database.pool.connect()
  for (const statement of [...tried, ...more]) {
    const answer = await client.query(`begin; ${statement}`).catch((error: unknown) => error)
    await client.query('rollback')
    if (!(answer instanceof Error) || (answer as { code?: string }).code !== refused.code)
      allowed.push(`${statement}: ${answer instanceof Error ? answer.message : 'done'}`)
  }
  client.release()
  expect(allowed).toEqual([])
})

test('the role of the application owns nothing, and the owner does: each is told apart', async () => {
  const { owner, database } = await twoRoles()
  expect(await ownsItsLog(database.pool)).toBe(false)
  expect(await ownsItsLog(owner)).toBe(true)
  const { rows } = await database.pool.query(
    'select relname from pg_class where pg_has_role(current_user, relowner, $1)',
    ['member'],
  )
  expect(rows).toEqual([])
})

test('what is not of the log can be read, added, changed and deleted', async () => {
  const { database } = await twoRoles()
  const { rows } = await database.pool.query<{ name: string }>(`
    select relname as name from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and not (has_table_privilege(oid, 'select') and has_table_privilege(oid, 'insert')
        and has_table_privilege(oid, 'update') and has_table_privilege(oid, 'delete'))`)
  const least = rows.map(({ name }) => name)
  expect(least.toSorted()).toEqual(
    [
      'decision_signatures',
      'journal_entries',
      ...guardedTables,
      'invoices',
      'log_entries',
      'log_waiting',
      'migrations',
      'proposals',
    ].toSorted(),
  )
})

test(
  'reports become public, are corrected and taken back, days are sealed and all regular work is done by the role that owns nothing',
  async () => {
    const { owner, database } = await twoRoles()
    const signing = signingKey(generateKeyPairSync('ed25519').privateKey)
    await publishSigningKey(database, { publicKey: signing.publicKey, day: '2026-11-21' })
    const application = {
      ...(await applicationOn(database, signing, new Date('2026-11-21T09:00:00Z'))),
      makeMonths: (today: Day) => makeMonths(owner, today),
    }
    const report = await publicReport(application)
    await disputed(application, report)
    const other = await publicReport(application, { ...report, owner: report.reporter })
    await retractReport(application, report.officer, other.id, { reason: 'The register was read wrongly.' })
    await cast(application, 'administrator')
    await advanceLog(application)
    application.later(days(1))
    for (const { name } of Object.values(schedule).flat())
      await handlers[name]?.(application, null, { id: '', attempt: 1, handOver: async () => {} })
    expect((await checkLog(application)).problems).toEqual([])
    expect(application.logged.filter((line) => /permission denied|must be owner/.test(line))).toEqual([])
  },
  minutes(1),
)

async function ownerOf(owner: pg.Pool): Promise<string> {
  const { rows } = await owner.query<{ name: string }>('select quote_ident(current_user) as name')
  return rows[0]?.name ?? ''
}
