import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { serverProcessesIn, signalProcess } from '#server/database/embedded/server-processes.ts'
import type { OpenApplication } from '#server/kernel/open-application.ts'
import { openBeside, socketUrl } from '#tests/support/browser-setup.ts'
import { freePort, launch, type Program } from '#tests/support/serve.ts'

export const databaseKinds = ['embedded', 'external'] as const
export type DatabaseKind = (typeof databaseKinds)[number]

export const victims = ['program', 'database', 'both'] as const
export type Victim = (typeof victims)[number]

/** A Fitila with its database, which can be killed and comes back at the same address. */
export type Standing = {
  baseURL: string
  /** Starts whatever does not run, and tells what that was. */
  stand(): Promise<('database' | 'program')[]>
  /** `kill -9`, without a word before. `wholeServer` kills every process of the database, otherwise its first one alone. */
  kill(victim: Victim, wholeServer: boolean): Promise<void>
  /** A second process of the same Fitila, for looking at what is stored. */
  beside(): Promise<OpenApplication>
  end(): Promise<void>
  /** What the program that ended last printed, and how it ended. */
  lastWords(): string
}

export async function makeStanding(kind: DatabaseKind, folder: string): Promise<Standing> {
  const port = await freePort()
  const baseURL = `http://localhost:${port}`
  const dataFolder = join(folder, 'data')
  const databaseFolder = kind === 'embedded' ? join(dataFolder, 'postgres') : join(folder, 'postgres')
  const settings: Record<string, string> =
    kind === 'external' ? { DATABASE_URL: socketUrl(databaseFolder) } : {}
  let program: Program | null = null
  let database: Running | null = null
  let lastWords = ''

  return {
    baseURL,
    async stand() {
      const started: ('database' | 'program')[] = []
      if (kind === 'external' && !database?.isRunning()) {
        database = await startDatabase(databaseFolder)
        started.push('database')
      }
      if (!program?.isRunning()) {
        if (program) {
          const { code, signal } = await program.ending()
          lastWords = `${signal ?? code}: ${program.output().slice(-2_000)}`
        }
        program = launch({ dataFolder, port, settings })
        await program.untilLit()
        started.push('program')
      }
      return started
    },
    async kill(victim, wholeServer) {
      const processes = victim === 'program' ? [] : await processesOf(databaseFolder, wholeServer)
      for (const processId of processes) signalProcess(processId, 'SIGKILL')
      if (victim === 'database' && kind === 'embedded') await program?.ending()
      else if (victim !== 'database') await program?.end('SIGKILL')
      if (victim !== 'program') await database?.ending
    },
    lastWords: () => lastWords,
    beside: () => openBeside({ baseURL }, dataFolder, databaseFolder),
    async end() {
      await program?.end('SIGTERM')
      database?.stop()
      await database?.ending
    },
  }
}

async function processesOf(databaseFolder: string, wholeServer: boolean): Promise<number[]> {
  const cluster = join(databaseFolder, 'cluster')
  if (wholeServer) return serverProcessesIn(cluster)
  return [Number.parseInt(await readFile(join(cluster, 'postmaster.pid'), 'utf8'), 10)]
}

export type Running = { isRunning(): boolean; ending: Promise<unknown>; stop(): void }

/** A PostgreSQL as an operator would run it, apart from the program. */
export async function startDatabase(folder: string): Promise<Running> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'own-database.ts'), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ending = once(child, 'close')
  const isUp = once(createInterface({ input: child.stdout }), 'line')
  await Promise.race([isUp, ending.then(() => Promise.reject(new Error('The database did not start.')))])
  return {
    isRunning: () => child.exitCode === null && child.signalCode === null,
    ending,
    stop: () => void child.kill('SIGTERM'),
  }
}
