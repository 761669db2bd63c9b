import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyDatabase } from '#tests/support/databases/empty-database.ts'
import { migrate } from './migrate.ts'

const folder = join(import.meta.dirname, 'migrations')

test('the first line of every migration says why, and its name begins with its day', async () => {
  for (const name of await readdir(folder)) {
    const [firstLine = ''] = (await readFile(join(folder, name), 'utf8')).split('\n')
    expect(firstLine, name).toMatch(/^-- [A-Z].{20,}\.$/)
    expect(name).toMatch(/^\d{4}-\d{2}-\d{2}-\d{2}-[a-z-]+\.sql$/)
  }
})

test('an empty database is brought up to date, and the second time nothing is done', async () => {
  const pool = await emptyDatabase()
  await migrate(pool)
  const { rows: first } = await pool.query('select name, ran_at from migrations order by name')
  await migrate(pool)
  const { rows: second } = await pool.query('select name, ran_at from migrations order by name')
  expect(second).toEqual(first)
  expect(first.map(({ name }) => name)).toEqual((await readdir(folder)).toSorted())
})

test('when processes start at once, each finds the database up to date', async () => {
  const pool = await emptyDatabase()
  await Promise.all([migrate(pool), migrate(pool), migrate(pool)])
  const { rows } = await pool.query('select name from migrations')
  expect(rows).toHaveLength((await readdir(folder)).length)
})

test('a migration that changed after it ran is refused, and the refusal says which', async () => {
  const pool = await emptyDatabase()
  await migrate(pool)
  await pool.query(`update migrations set sha256 = 'another' where name like '%-04-events.sql'`)
  await expect(migrate(pool)).rejects.toThrow('2026-11-21-04-events.sql was changed after it ran')
})

test('after a refusal the lock is free again', async () => {
  const pool = await emptyDatabase()
  await migrate(pool)
  await pool.query(`update migrations set sha256 = 'another'`)
  await expect(migrate(pool)).rejects.toThrow()
  const { rows } = await pool.query(
    `select count(*)::int as locks from pg_locks l join pg_database d on d.oid = l.database
     where l.locktype = 'advisory' and d.datname = current_database()`,
  )
  expect(rows).toEqual([{ locks: 0 }])
})

test('a migration that fails leaves nothing of itself behind', async () => {
  const pool = await emptyDatabase()
  await pool.query('create table events (id int)')
  await expect(migrate(pool)).rejects.toThrow('already exists')
  const { rows } = await pool.query(
    `select to_regclass('notifications') as later, count(*)::int as ran from migrations`,
  )
  expect(rows).toEqual([{ later: null, ran: 3 }])
})
