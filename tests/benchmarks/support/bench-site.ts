import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addInvented } from '#server/database/seed/add-invented.ts'
import { seedWhenEmpty } from '#server/database/seed/seed-when-empty.ts'
import { listPublicReports } from '#server/finding/public-list.ts'
import type { Application } from '#server/kernel/application.ts'
import { readEnvironment } from '#server/kernel/env.ts'
import { openApplication } from '#server/kernel/open-application.ts'
import { findAccount } from '#server/people/people-queries.ts'
import { type Visit, visitOf } from '#tests/support/visit-of.ts'
import { builtProgram } from '../../../program/built-program.ts'
import { freePort, startProcess } from './server-process.ts'

export type BenchSite = {
  url: string
  root: string
  /** Of the server, for asking the system about it. */
  processId: number
  /** The newest twenty, as `listPublicReports` gives them, in JSON. */
  firstPage: string
  reporters: readonly [Visit, ...Visit[]]
  close(): Promise<void>
}

const invention = { people: 96, reports: 200, seed: 1, password: 'kerosene wick at dusk' }
const reporterCount = 64

/** The real site in a process of its own, on data of its own: 200 invented reports, and 64 reporters who are logged in. */
export async function openBenchSite(): Promise<BenchSite> {
  const root = join(import.meta.dirname, '../../..')
  const folder = await mkdtemp(join(tmpdir(), 'fitila-bench-'))
  const port = await freePort()
  const environment = {
    PORT: String(port),
    FITILA_DATA_FOLDER: folder,
    LOG_LEVEL: 'error',
    PUBLICATION_MINUTES: '0',
  }
  const removeFolder = () => rm(folder, { recursive: true, force: true })
  try {
    const { reporters, firstPage } = await fill(environment)
    const command = { program: process.execPath, words: [builtProgram], environment }
    const server = await startProcess(command, 'Fitila is lit')
    return {
      url: `http://localhost:${port}`,
      root,
      processId: server.processId,
      firstPage,
      reporters,
      async close() {
        await server.stop()
        await removeFolder()
      },
    }
  } catch (error) {
    await removeFolder()
    throw error
  }
}

type Contents = Pick<BenchSite, 'reporters' | 'firstPage'>

async function fill(environment: Record<string, string>): Promise<Contents> {
  const { application, close } = await openApplication(readEnvironment(environment))
  try {
    await seedWhenEmpty(application)
    await addInvented(application, invention)
    const usernames = Array.from(
      { length: reporterCount },
      (_, position) => `misali-${invention.seed}-${String(position + 1).padStart(2, '0')}`,
    )
    const [first, ...others] = await Promise.all(usernames.map((username) => logIn(application, username)))
    if (!first) throw new Error('there is no reporter')
    const firstPage = JSON.stringify(await listPublicReports(application, null))
    return { reporters: [first, ...others], firstPage }
  } finally {
    await close()
  }
}

async function logIn(application: Application, username: string): Promise<Visit> {
  const account = await findAccount(application.database.queries, username)
  if (!account) throw new Error(`${username} is not there`)
  return visitOf(application, account.person)
}
