import { expect, test } from 'vitest'
import { deleteAccount } from '#server/people/delete-account.ts'
import { cast } from '#tests/cast.ts'
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

async function filesOf({ database: { pool } }: TestApplication): Promise<string[]> {
  const { rows } = await pool.query<{ file: string }>(
    `select pg_relation_filepath(c.oid) as file from pg_class c
     left join pg_index i on i.indexrelid = c.oid
     where coalesce(i.indrelid, c.oid)::regclass::text = any($1) and c.relkind in ('r', 'i')`,
    [tablesThatForget],
  )
  return rows.map(({ file }) => file)
}
