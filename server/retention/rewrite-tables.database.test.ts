import { expect, test } from 'vitest'
import { rewriteTable } from '#server/database/rewrite-table.ts'
import { deleteAccount } from '#server/people/delete-account.ts'
import { markOf } from '#server/sealing/account-marks.ts'
import { markAccounts } from '#server/sealing/mark-accounts.ts'
import { cast, submitted } from '#tests/cast.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { rewriteTables, tablesThatForget } from './rewrite-tables.ts'

// That the new files lack the old bytes is tried on the running program: `tests/attacks/findings/sources.ts`.
test('each table that forgets, and each of its indexes, has a new file by the next morning', async () => {
  const application = await withApplication()
  const { reporter, stranger } = await cast(application, 'reporter', 'stranger')
  await deleteAccount(application, stranger)
  const before = new Set(await filesOf(application))
  expect(before.size).toBeGreaterThan(tablesThatForget.length)
  expect(await rewriteTables(application)).toEqual([])
  expect((await filesOf(application)).filter((file) => before.has(file))).toEqual([])
  const { rows } = await application.database.pool.query('select id from profiles')
  expect(rows).toEqual([{ id: reporter.id }])
})

test('a table that is in use waits for another night, and the others do not', async () => {
  const application = await withApplication()
  const client = await application.database.pool.connect()
  await client.query('begin')
  await client.query('lock table sessions in access share mode')
  const left = await rewriteTables(application)
  await client.query('rollback')
  client.release()
  expect(left).toEqual(['sessions: in use'])
})

test('a table that could not be written is told apart from one that is in use, and the others go on', async () => {
  const application = await withApplication()
  const broken: TestApplication = {
    ...application,
    rewriteTable: (table) =>
      table === 'sessions'
        ? rewriteTable(application.database.pool, 'not_there')
        : application.rewriteTable(table),
  }
  const before = new Set(await filesOf(application))
  expect(await rewriteTables(broken)).toEqual(['sessions: failed'])
  const same = (await filesOf(application)).filter((file) => before.has(file))
  expect(same.length).toBeGreaterThan(0)
  expect(same.length).toBeLessThan(10)
})

test('numbers of accounts that a start could not rewrite leave the files in the night', () => {
  expect(tablesThatForget).toEqual(expect.arrayContaining(['reports', 'drafts', 'notifications']))
})

test('a start does not wait for a table that is in use: it names it, and goes on', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  await submitted(application, reporter)
  const { pool } = application.database
  await pool.query('update reports set owner_mark = $1', [reporter.id])
  const rewriteLocked = async (table: string) => {
    const client = await pool.connect()
    await client.query('begin')
    await client.query(`lock table ${table} in access share mode`)
    const answer = await application.rewriteTable(table)
    await client.query('rollback')
    client.release()
    return answer
  }
  expect(await markAccounts({ ...application, rewriteTable: rewriteLocked })).toEqual(['reports'])
  const { rows } = await pool.query('select owner_mark from reports')
  expect(rows).toEqual([{ owner_mark: markOf(application, 'reports', reporter.id) }])
})

async function filesOf({ database: { pool } }: TestApplication): Promise<string[]> {
  const { rows } = await pool.query<{ file: string }>(
    `select pg_relation_filepath(c.oid) as file from pg_class c
     left join pg_index i on i.indexrelid = c.oid
     where coalesce(i.indrelid, c.oid)::regclass::text = any($1) and c.relkind in ('r', 'i')`,
    [tablesThatForget],
  )
  return rows.map(({ file }) => file)
}
