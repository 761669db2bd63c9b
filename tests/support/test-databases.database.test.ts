import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { submitted, wholeCast } from '#tests/cast.ts'
import { openTestApplication, type TestApplication } from './test-application.ts'

/** What is in every table, and the next number of every sequence. */
async function everything({ database: { pool } }: TestApplication): Promise<unknown> {
  const { rows } = await pool.query(`
    select relname as name, query_to_xml(format('select * from public.%I order by 1', relname), true, false, '')::text as rows
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'signing_keys'
    union all select sequencename, last_value::text from pg_sequences where schemaname = 'public' order by 1`)
  return rows
}

async function withOwnWaiting() {
  const waiting = await mkdtemp(join(tmpdir(), 'fitila-waiting-'))
  onTestFinished(() => rm(waiting, { recursive: true }))
  const cluster = { ...inject('cluster'), waiting }
  const nameOf = async ({ database }: TestApplication) =>
    (await database.pool.query('select current_database() as name')).rows[0].name
  return { cluster, nameOf }
}

test('a database that a test has filled is as new for the next', async () => {
  const { cluster, nameOf } = await withOwnWaiting()
  const first = await openTestApplication(cluster)
  const [name, atFirst] = [await nameOf(first), await everything(first)]
  const { reporter } = await wholeCast(first)
  await submitted(first, reporter)
  expect(await everything(first)).not.toEqual(atFirst)
  await first.close()
  const second = await openTestApplication(cluster)
  expect(await nameOf(second)).toBe(name)
  expect(await everything(second)).toEqual(atFirst)
  await second.database.pool.query('drop table search_lexicon cascade')
  await second.close()
})

test('a database in which more than rows was changed is not used again', async () => {
  const { cluster, nameOf } = await withOwnWaiting()
  const first = await openTestApplication(cluster)
  const name = await nameOf(first)
  await first.database.pool.query('alter table notifications disable trigger user')
  await first.database.pool.query('alter table notifications add check (false) not valid')
  await first.close()
  const second = await openTestApplication(cluster)
  expect(await nameOf(second)).not.toBe(name)
  await second.database.pool.query('drop table search_lexicon cascade')
  await second.close()
})
