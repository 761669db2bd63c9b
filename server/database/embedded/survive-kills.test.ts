import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync } from 'node:fs'
import { readdir, readFile, readlink, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { chooseServerAccount } from './server-account.ts'
import { isAlive, serverProcessesIn, signalProcess } from './server-processes.ts'
import {
  newDataFolder,
  query,
  readPostmaster,
  start,
  startWritingProgram,
  type WritingProgram,
} from './test-support.ts'

vi.setConfig({ testTimeout: 120_000 })

type Kill = (program: WritingProgram, dataFolder: string) => Promise<void>

const KILLS = {
  'the program': killProgram,
  'the postmaster': async (_program, dataFolder) => {
    process.kill(await readPostmaster(dataFolder), 'SIGKILL')
  },
  'every process of the server': async (_program, dataFolder) => killServers(join(dataFolder, 'cluster')),
  'the program and the postmaster': async (program, dataFolder) => {
    process.kill(await readPostmaster(dataFolder), 'SIGKILL')
    await killProgram(program)
  },
  'the program and every process of the server': async (program, dataFolder) => {
    killServers(join(dataFolder, 'cluster'))
    await killProgram(program)
  },
} satisfies Record<string, Kill>

test.each(Object.entries<Kill>(KILLS))(
  'every acknowledged row survives kill -9 of %s and an immediate restart',
  async (_what, kill) => {
    const dataFolder = await newDataFolder()
    const program = await startWritingProgram(dataFolder)
    await vi.waitUntil(() => program.acknowledged.length > 200, 10_000)
    await kill(program, dataFolder)
    if (!program.hasEnded()) await killProgram(program)
    const database = await start(dataFolder, {})
    const rows = await query<{ number: string }>(database, 'select number from numbers')
    const kept = new Set(rows.map((row) => Number(row.number)))
    expect(program.acknowledged.filter((number) => !kept.has(number))).toEqual([])
  },
)

test('a backend that computes on after its postmaster was killed is ended', async () => {
  const dataFolder = await newDataFolder()
  const program = await startWritingProgram(dataFolder)
  const client = new pg.Client({
    host: join(dataFolder, 'socket'),
    port: 5432,
    user: 'fitila',
    database: 'fitila',
  })
  client.on('error', () => {})
  await client.connect()
  const [backend] = (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows
  const endless = expect(client.query('do $$ begin loop end loop; end $$')).rejects.toThrow()
  await vi.waitUntil(async () => (await readFile(`/proc/${backend?.pid}/stat`, 'utf8')).includes(') R '))
  process.kill(await readPostmaster(dataFolder), 'SIGKILL')
  await killProgram(program)
  const database = await start(dataFolder, {})
  await endless
  expect(serverProcessesIn(join(dataFolder, 'cluster'))).not.toContain(backend?.pid)
  expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a frozen server that outlived its program is ended', async () => {
  const dataFolder = await newDataFolder()
  const program = await startWritingProgram(dataFolder)
  const postmaster = await readPostmaster(dataFolder)
  process.kill(postmaster, 'SIGSTOP')
  await killProgram(program)
  const database = await start(dataFolder, {})
  expect(await readPostmaster(dataFolder)).not.toBe(postmaster)
  expect(await query(database, 'select count(*) > 20 as kept from numbers')).toEqual([{ kept: true }])
})

test('a number in the pid files that now belongs to another process fools no one', async () => {
  const dataFolder = await newDataFolder()
  await (await start(dataFolder)).stop()
  const { spawnAs } = await chooseServerAccount()
  const stranger = spawn('sleep', ['60'], spawnAs)
  await once(stranger, 'spawn')
  onTestFinished(() => {
    stranger.kill('SIGKILL')
  })
  await writeFile(
    join(dataFolder, 'cluster/postmaster.pid'),
    `${stranger.pid}\n${dataFolder}/cluster\n1\n5432\n`,
  )
  await writeFile(join(dataFolder, 'owner.pid'), `${stranger.pid}\n`)
  const database = await start(dataFolder)
  expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(isAlive(stranger.pid ?? 0)).toBe(true)
})

test('an empty pid file, as a power cut leaves it, does not prevent the start', async () => {
  const dataFolder = await newDataFolder()
  await (await start(dataFolder)).stop()
  await writeFile(join(dataFolder, 'cluster/postmaster.pid'), '')
  const database = await start(dataFolder)
  expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }])
})

test.each(['program alone', 'program and initdb'])(
  'initdb cut short by kill -9 of the %s is redone',
  async (what) => {
    const dataFolder = await newDataFolder()
    const starting = startWritingProgram(dataFolder)
    const unfinished = await vi.waitUntil(
      () => globSync(`${dataFolder}/unfinished-cluster-*/base`)[0],
      10_000,
    )
    const [program] = globSync(`${dataFolder}/owner.pid`)
    process.kill(Number.parseInt(await readFile(program ?? '', 'utf8'), 10), 'SIGKILL')
    if (what === 'program and initdb') killServers(dirname(unfinished))
    await starting
    expect(existsSync(join(dataFolder, 'cluster'))).toBe(false)
    const database = await start(dataFolder, {})
    expect(await query(database, 'select current_database() as name')).toEqual([{ name: 'fitila' }])
    expect((await readdir(dataFolder)).sort()).toEqual([
      'cluster',
      'owner.lock',
      'owner.pid',
      'server.log',
      'server.previous.log',
      'socket',
    ])
  },
)

test('the short socket folder of a killed program is removed by the next start', async () => {
  const dataFolder = join(await newDataFolder(), 'long'.repeat(30))
  const program = await startWritingProgram(dataFolder)
  const old = await readlink(join(dataFolder, 'socket'))
  await killProgram(program)
  await start(dataFolder)
  await expect(stat(old)).rejects.toThrow('ENOENT')
})

async function killProgram(program: WritingProgram): Promise<void> {
  const closed = once(program.process, 'close')
  program.process.kill('SIGKILL')
  await closed
}

function killServers(cluster: string): void {
  for (const processId of serverProcessesIn(cluster)) signalProcess(processId, 'SIGKILL')
}
