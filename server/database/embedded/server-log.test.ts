import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { newDataFolder, query, start } from './test-support.ts'

vi.setConfig({ testTimeout: 30_000 })

test('neither errors nor a crash bring a statement or a value into the log', async () => {
  const dataFolder = await newDataFolder()
  const database = await start(dataFolder)
  await query(database, "create table people (name text unique); insert into people values ('Secretname')")
  await expect(query(database, "insert into people values ('Secretname')")).rejects.toThrow('duplicate')
  await expect(query(database, "select 'Secretname'::int")).rejects.toThrow('invalid input')
  await expect(
    query(database, "do $$ begin raise warning 'Secretname'; raise 'Secretname'; end $$"),
  ).rejects.toThrow()
  await crashBackendDuring(database.connection, "select pg_sleep(60), 'Secretname'")
  await database.stop()
  const log = await readFile(join(dataFolder, 'server.log'), 'utf8')
  expect(log).toContain('was terminated by signal 9')
  expect(log).not.toMatch(/secretname|insert|pg_sleep/i)
})

test('each start begins a new log and keeps only the one before', async () => {
  const dataFolder = await newDataFolder()
  const lengths: number[] = []
  for (let times = 0; times < 3; times += 1) {
    await (await start(dataFolder)).stop()
    lengths.push(
      (await readFile(join(dataFolder, 'server.log'), 'utf8')).match(/ready to accept/g)?.length ?? 0,
    )
  }
  expect(lengths).toEqual([1, 1, 1])
})

async function crashBackendDuring(connection: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client({ ...connection })
  client.on('error', () => {})
  await client.connect()
  const [backend] = (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows
  const running = expect(client.query(statement)).rejects.toThrow()
  const watcher = new pg.Client({ ...connection })
  watcher.on('error', () => {})
  await watcher.connect()
  await vi.waitUntil(async () => {
    const { rows } = await watcher.query("select 1 from pg_stat_activity where wait_event = 'PgSleep'")
    return rows.length === 1
  })
  process.kill(backend?.pid ?? 0, 'SIGKILL')
  await running
  await watcher.end().catch(() => {})
}
