import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Person } from '#domain/actor.ts'
import { startSession } from '#server/access/sessions.ts'
import { verifyReport } from '#server/cases/verify-report.ts'
import { addInvented } from '#server/database/seed/add-invented.ts'
import { seedWhenEmpty } from '#server/database/seed/seed-when-empty.ts'
import type { Application } from '#server/kernel/application.ts'
import { readEnvironment } from '#server/kernel/env.ts'
import { openApplication } from '#server/kernel/open-application.ts'
import { findAccount } from '#server/people/people-queries.ts'
import { approveReport } from '#server/publishing/approve-report.ts'
import { submitReport } from '#server/writing/submit-report.ts'
import { buildReport, buildStatements, cast, fullStanding } from '#tests/cast.ts'
import { builtProgram } from '../../program/built-program.ts'
import { type Figure, percentile } from './figure.ts'
import { freePort, startProcess } from './support/server-process.ts'

const people = 200
const pagesEach = 10
const approvals = 10

/** 2,000 open pages on one process, and an approval in another process that reaches them all. */
export async function live(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'fitila-live-'))
  const port = await freePort()
  const environment = {
    PORT: String(port),
    FITILA_DATA_FOLDER: folder,
    LOG_LEVEL: 'error',
    PUBLICATION_MINUTES: '0',
  }
  const cookies = await fill(environment)
  const words = [builtProgram]
  const server = await startProcess({ program: process.execPath, words, environment }, 'Fitila is lit')
  const socket = encodeURIComponent(join(folder, 'postgres/socket'))
  const other = await openApplication(
    readEnvironment({
      ...environment,
      DATABASE_URL: `postgres:///fitila?host=${socket}&port=5432&user=fitila`,
    }),
  )
  try {
    // Once for nothing: what the first pages make the process load is not theirs.
    for (const { close } of await openPages(`http://localhost:${port}`, cookies)) close()
    const before = await residentKilobytes(server.processId)
    const pages = await openPages(`http://localhost:${port}`, cookies)
    const after = await residentKilobytes(server.processId)
    const delays = await measure(other.application, pages)
    for (const { close } of pages) close()
    return [
      { name: 'open pages on one process', value: pages.length, unit: 'streams' },
      { name: 'memory of the process with none open', value: before, unit: 'kB' },
      { name: 'memory of the process with all open', value: after, unit: 'kB' },
      { name: 'the difference, a page', value: (after - before) / pages.length, unit: 'kB' },
      {
        name: 'approvals that reached every page',
        value: delays.length,
        unit: 'reports',
        goal: { atLeast: approvals },
      },
      { name: 'commit to the last page, p50', value: percentile(delays, 50), unit: 'ms' },
      { name: 'commit to the last page, p99', value: percentile(delays, 99), unit: 'ms' },
    ]
  } finally {
    await other.close()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function fill(environment: Record<string, string>): Promise<string[]> {
  const { application, close } = await openApplication(readEnvironment(environment))
  await seedWhenEmpty(application)
  await addInvented(application, {
    people: 2 * people,
    reports: 10,
    seed: 1,
    password: 'kerosene wick at dusk',
  })
  await cast(application, 'secondOfficer', 'reviewer', 'officer')
  const { rows } = await application.database.pool.query<{ id: string }>(
    "select id from profiles where role = 'reporter' limit $1",
    [people],
  )
  const pages = rows.flatMap(({ id }) => Array.from({ length: pagesEach }, () => id))
  const tokens = await Promise.all(pages.map((id) => startSession(application, { id, role: 'reporter' })))
  await close()
  return tokens.map((token) => `sid=${token}`)
}

async function personOf(application: Application, username: string): Promise<Person> {
  const account = await findAccount(application.database.queries, username)
  if (!account) throw new Error(`${username} is not there`)
  return { ...account.person, ...fullStanding }
}

type OpenPage = { count(): number; close(): void }

async function openPages(url: string, cookies: readonly string[]): Promise<OpenPage[]> {
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY })
  const pages: OpenPage[] = []
  const atOnce = 100
  for (let from = 0; from < cookies.length; from += atOnce)
    pages.push(
      ...(await Promise.all(cookies.slice(from, from + atOnce).map((cookie) => open(url, agent, cookie)))),
    )
  return pages
}

/** Settles with the first state that the server sends. */
function open(url: string, agent: Agent, cookie: string): Promise<OpenPage> {
  return new Promise((resolve, reject) => {
    let count = 0
    const asked = get(`${url}/live`, { agent, headers: { cookie } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`/live answered ${answer.statusCode}`))
      answer.setEncoding('utf8').on('data', (text: string) => {
        count += text.split('data: ').length - 1
        if (count === 1) resolve({ count: () => count, close: () => asked.destroy() })
      })
      answer.on('error', () => {})
    }).on('error', reject)
  })
}

async function measure(application: Application, pages: readonly OpenPage[]): Promise<number[]> {
  const [author, reviewer, officer] = await Promise.all(
    ['gambo', 'bola', 'chidi'].map((username) => personOf(application, username)),
  )
  if (!author || !reviewer || !officer) throw new Error('the cast is not there')
  // The free plan has a monthly limit.
  const diligent: Person = { ...author, subscription: { tier: 'premium', status: 'active' } }
  const delays: number[] = []
  for (let round = 0; round < approvals; round += 1) {
    const personName = `Misali Kirkira ${round}`
    const { id } = await submitReport(application, diligent, buildReport({ personName }))
    await verifyReport(application, reviewer, id, { method: 'document_check', notes: 'Compared.' })
    const counts = pages.map(({ count }) => count())
    await approveReport(application, officer, id, buildStatements())
    const committed = performance.now()
    while (pages.some(({ count }, index) => count() <= (counts[index] ?? 0))) {
      if (performance.now() - committed > 10_000) return delays
      await new Promise((resolve) => setImmediate(resolve))
    }
    delays.push(performance.now() - committed)
  }
  return delays
}

async function residentKilobytes(processId: number): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1])
}
