import { once } from 'node:events'
import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { CouldNotStart, FitilaAlreadyRuns, OtherMajorVersion } from './errors.ts'
import { APPLICATION_ROLE } from './make-cluster.ts'
import {
  asSuperuser,
  isRoot,
  newDataFolder,
  ORDINARY_USER,
  query,
  readPostmaster,
  start,
  startWritingProgram,
} from './test-support.ts'

vi.setConfig({ testTimeout: 30_000 })

test('the first start makes a durable UTF-8 database and a later start finds its rows', async () => {
  const dataFolder = await newDataFolder()
  const first = await start(dataFolder, {})
  const [settings] = await query(
    first,
    `select current_user as role, current_database() as database, rolsuper as is_superuser,
       current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
       current_setting('full_page_writes') as pages, current_setting('data_checksums') as checksums,
       pg_encoding_to_char(encoding) as encoding, datlocprovider as provider, datlocale as locale
     from pg_database, pg_roles where datname = current_database() and rolname = current_user`,
  )
  expect(settings).toEqual({
    role: 'fitila',
    database: 'fitila',
    is_superuser: false,
    fsync: 'on',
    commit: 'on',
    pages: 'on',
    checksums: 'on',
    encoding: 'UTF8',
    provider: 'b',
    locale: 'C.UTF-8',
  })
  await query(first, "create table kept (word text); insert into kept values ('fìtílà')")
  await first.stop()
  const second = await start(dataFolder, {})
  expect(await query(second, 'select word from kept')).toEqual([{ word: 'fìtílà' }])
})

test('the role may add the extensions of the search and copy a template, though it is no superuser', async () => {
  const database = await start(await newDataFolder())
  await query(database, 'create extension pg_trgm; create extension unaccent; create extension citext')
  await query(database, 'create database copied template fitila')
  await query(database, 'drop database copied with (force)')
  await expect(query(database, "copy (select 1) to program 'true'")).rejects.toThrow('permission denied')
})

test('nothing listens but one socket in a folder of mode 0700', async () => {
  const database = await start(await newDataFolder())
  expect(await query(database, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
  expect((await stat(database.connection.host)).mode & 0o777).toBe(0o700)
})

test('a data folder with a long path gets its socket in a short one, which stop removes', async () => {
  const dataFolder = join(await newDataFolder(), 'long'.repeat(30))
  const database = await start(dataFolder)
  expect(database.connection.host.length).toBeLessThan(80)
  expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }])
  await database.stop()
  await expect(stat(database.connection.host)).rejects.toThrow('ENOENT')
})

test.skipIf(!isRoot)('as root the server is nobody, and finds data below a folder closed to it', async () => {
  const database = await start(await newDataFolder(0o700))
  expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }])
  expect((await stat(database.connection.host)).uid).not.toBe(0)
})

test.skipIf(!isRoot)('an ordinary user runs the server as themselves', async () => {
  const dataFolder = join(await newDataFolder(0o777), 'postgres')
  await mkdir(join(dataFolder, '..'), { mode: 0o777 })
  await chmod(join(dataFolder, '..'), 0o777)
  const program = await startWritingProgram(dataFolder, { uid: ORDINARY_USER, gid: ORDINARY_USER })
  expect(program.refusal).toEqual({})
  expect((await stat(`/proc/${await readPostmaster(dataFolder)}`)).uid).toBe(ORDINARY_USER)
  expect((await stat(dataFolder)).mode & 0o777).toBe(0o700)
  program.process.kill('SIGTERM')
  const [status] = await once(program.process, 'exit')
  expect(status).toBe(0)
})

test('a second start on the same data in this process is refused and disturbs nothing', async () => {
  const dataFolder = await newDataFolder()
  const first = await start(dataFolder)
  const refused = start(dataFolder)
  await expect(refused).rejects.toThrow(FitilaAlreadyRuns)
  await expect(refused).rejects.toThrow(
    `Fitila already runs on this data (process ${process.pid}). Stop it first, or start this one with another FITILA_DATA_FOLDER.`,
  )
  await expect(start(dataFolder)).rejects.toThrow(FitilaAlreadyRuns)
  expect(await query(first, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('when two processes start on new data at once, one runs and the other names it', async () => {
  const dataFolder = await newDataFolder()
  const programs = await Promise.all([startWritingProgram(dataFolder), startWritingProgram(dataFolder)])
  const [running] = programs.filter((program) => program.refusal.code === undefined)
  const [refused] = programs.filter((program) => program.refusal.code !== undefined)
  expect(running?.acknowledged.length).toBeGreaterThan(20)
  expect(refused?.refusal.code).toBe('embedded_database.already_running')
  await expect(start(dataFolder)).rejects.toThrow(`(process ${running?.process.pid})`)
})

test('Ctrl-C in the terminal does not reach the server', async () => {
  const program = await startWritingProgram(await newDataFolder())
  process.kill(-(program.process.pid ?? 0), 'SIGINT')
  const before = program.acknowledged.length
  await vi.waitUntil(() => program.acknowledged.length > before + 200, 10_000)
})

test('stop takes less than a second with statements running, and can be called twice', async () => {
  const database = await start(await newDataFolder())
  const client = new pg.Client({ ...database.connection })
  await client.connect()
  client.on('error', () => {})
  const busy = expect(
    client.query('select pg_sleep(60), count(*) from generate_series(1, 100)'),
  ).rejects.toThrow()
  const began = performance.now()
  await Promise.all([database.stop(), database.stop()])
  expect(performance.now() - began).toBeLessThan(1000)
  await busy
})

test('stop takes about a second at most when the server is frozen', async () => {
  const dataFolder = await newDataFolder()
  const database = await start(dataFolder)
  process.kill(await readPostmaster(dataFolder), 'SIGSTOP')
  const began = performance.now()
  await database.stop()
  expect(performance.now() - began).toBeLessThan(1050)
  await start(dataFolder)
})

test('data of another major version is refused and left alone', async () => {
  const dataFolder = await newDataFolder()
  await (await start(dataFolder)).stop()
  await writeFile(join(dataFolder, 'cluster/PG_VERSION'), '17\n')
  await expect(start(dataFolder)).rejects.toThrow(OtherMajorVersion)
  expect(await readFile(join(dataFolder, 'cluster/PG_VERSION'), 'utf8')).toBe('17\n')
})

test('a server that cannot start is reported with its log, and the data stays free for the next start', async () => {
  const dataFolder = await newDataFolder()
  await expect(start(dataFolder, { fsync: 'off', work_mem: 'plenty' })).rejects.toSatisfy(
    (error) => error instanceof CouldNotStart && error.serverLog.includes('work_mem'),
  )
  const database = await start(dataFolder)
  expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a folder with other things in it is refused and not closed to others', async () => {
  const dataFolder = await newDataFolder()
  await mkdir(dataFolder, { mode: 0o755 })
  await writeFile(join(dataFolder, 'holiday.jpg'), '')
  await expect(start(dataFolder)).rejects.toThrow("things that are not Fitila's")
  expect((await stat(dataFolder)).mode & 0o777).toBe(0o755)
})

test('a cluster of before the application had its own role gets that role at its next start', async () => {
  const dataFolder = await newDataFolder()
  const first = await start(dataFolder)
  await first.stop()
  await asSuperuser(dataFolder, `drop role ${APPLICATION_ROLE};\n`)
  const again = await start(dataFolder)
  const asked = { ...again, connection: again.ofApplication }
  expect(await query(asked, 'select current_user as name')).toEqual([{ name: APPLICATION_ROLE }])
  await expect(query(asked, 'create table mine (id integer)')).rejects.toThrow('permission denied')
})
