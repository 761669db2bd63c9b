import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { prepareDataFolder } from './data-folder.ts'
import { runAlone } from './make-cluster.ts'
import { findProgramPackage, preparePrograms } from './programs.ts'
import { chooseServerAccount } from './server-account.ts'
import { openServerLog } from './server-log.ts'
import { serverProcessesIn, signalProcess } from './server-processes.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './start-embedded-database.ts'
import { waitUntil } from './wait-until.ts'

export const isRoot = process.getuid?.() === 0

/** The user `daemon`, who takes the place of an ordinary user where the tests run as root. */
export const ORDINARY_USER = 1

/** A data folder that does not exist yet, in a temporary folder of the given mode. All is gone after the test. */
export async function newDataFolder(mode = 0o755): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'fitila-test-'))
  await chmod(parent, mode)
  const dataFolder = join(parent, 'postgres')
  onTestFinished(async () => {
    await endServersOn(dataFolder)
    await rm(parent, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })
  })
  return dataFolder
}

/** Started without syncing, unless the test says otherwise, and stopped after the test. */
export async function start(
  dataFolder: string,
  settings: Record<string, string> = { fsync: 'off' },
): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({ dataFolder, settings })
  onTestFinished(() => database.stop())
  return database
}

export async function query<Row extends pg.QueryResultRow>(
  database: EmbeddedDatabase,
  text: string,
): Promise<Row[]> {
  const client = new pg.Client({ ...database.connection })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

export async function readPostmaster(dataFolder: string): Promise<number> {
  return Number.parseInt(await readFile(join(dataFolder, 'cluster/postmaster.pid'), 'utf8'), 10)
}

export type WritingProgram = {
  process: ChildProcess
  /** The numbers whose insertion the database has acknowledged. */
  acknowledged: number[]
  /** What it refused to start with. */
  refusal: { code?: string; message?: string }
  hasEnded(): boolean
}

/** `test-program.ts` in its own process, returned when rows are flowing or when it has ended. */
export async function startWritingProgram(
  dataFolder: string,
  user: { uid?: number; gid?: number } = {},
): Promise<WritingProgram> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'test-program.ts'), dataFolder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // Its own group, so that a test can send it what a terminal sends on Ctrl-C.
    detached: true,
    ...user,
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const program: WritingProgram = {
    process: child,
    acknowledged: [],
    refusal: {},
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
  }
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (/^\d+$/.test(line)) program.acknowledged.push(Number(line))
    else program.refusal = JSON.parse(line) as WritingProgram['refusal']
  })
  const closed = once(child, 'close')
  await Promise.race([closed, waitUntil(() => program.acknowledged.length > 20, 20_000)])
  return program
}

// Gently first: a killed server leaves its shared memory to a next start, and here comes none.
async function endServersOn(dataFolder: string): Promise<void> {
  const cluster = join(dataFolder, 'cluster')
  const signalAll = (signal: NodeJS.Signals) => {
    for (const processId of serverProcessesIn(cluster)) signalProcess(processId, signal)
  }
  const isGone = () => serverProcessesIn(cluster).length === 0
  const postmaster = await readPostmaster(dataFolder).catch(() => undefined)
  if (postmaster !== undefined && serverProcessesIn(cluster).includes(postmaster)) {
    signalProcess(postmaster, 'SIGINT')
    await waitUntil(isGone, 2000)
  }
  signalAll('SIGKILL')
  await waitUntil(isGone, 5000)
}

/** Statements of the superuser, while no server runs on the folder. */
export async function asSuperuser(dataFolder: string, statements: string): Promise<void> {
  const [source, account] = await Promise.all([findProgramPackage(), chooseServerAccount()])
  const folder = await prepareDataFolder(dataFolder, account)
  const programs = await preparePrograms(source, account, [folder.path])
  const log = await openServerLog(folder.path)
  try {
    const settings = { fsync: 'off' }
    await runAlone({ programs, account, folder, log, settings, cluster: folder.cluster }, statements)
  } finally {
    await log.close()
  }
}
