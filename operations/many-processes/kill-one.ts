import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Application } from '#server/kernel/application.ts'
import { logInAll, type People, type Visits } from '#tests/faults/people.ts'
import { type Ledger, newLedger, pressButtons } from '#tests/faults/traffic.ts'
import { newFiles, type SentFiles, sendFiles } from './files.ts'
import { type Probed, pages, probesOf } from './probes.ts'
import type { ManyProcesses, Victim } from './site.ts'
import { type Course, follow } from './steady.ts'

/** What one kill cost. Times are in milliseconds since the kill. */
export type Killed = {
  ledger: Ledger
  steps: number
  doubtful: number
  files: SentFiles
  visits: Visits
  courses: Record<Probed, Course>
  /** When each part of the way back was done. */
  parts: { part: string; atMs: number }[]
  fullServiceMs: number
  longestWaitMs: number
  /** What kept people waiting that long. */
  slowestPage: Probed
  /** For how long jobs were held at the moment of the kill. Another process begins them after that. */
  longestLeaseMs: number
}

/** Kills a part of the site while people send, decide, read and put files beside a draft. */
export async function killOne(
  victim: Victim,
  { site, application, people }: { site: ManyProcesses; application: Application; people: People },
): Promise<Killed> {
  const visits = await logInAll(application, people)
  const ledger = newLedger()
  const files = await newFiles(application, people.reporter)
  let isOver = false
  let isMended = false
  const pressing = Promise.all([
    pressButtons(site.url, visits, ledger, () => isOver),
    sendFiles(site.url, visits.reporter, files, () => isOver),
  ])
  await pause(randomInt(1_000, 2_500))
  const longestLeaseMs = await longestLease(application)
  const parts: Killed['parts'] = []
  const from = performance.now()
  const mending = site
    .killAndMend(victim, (part) => parts.push({ part, atMs: performance.now() - from }))
    .finally(() => {
      isMended = true
    })
  const probes = Object.entries(probesOf({ site, application, visits, ledger }))
  const asking = probes.map(
    async ([name, probe]) => [name, await follow(probe, { from, mayEnd: () => isMended })] as const,
  )
  await mending
  // Each probe has a row.
  const courses = Object.fromEntries(await Promise.all(asking)) as Record<Probed, Course>
  isOver = true
  await pressing
  const [slowestPage = 'page'] = pages.toSorted(
    (one, other) => courses[other].longestWaitMs - courses[one].longestWaitMs,
  )
  const doubtful = ledger.doubtful.submissions.length + ledger.doubtful.approvals.length
  return {
    ...{ ledger, visits, files, doubtful, courses, parts, longestLeaseMs, slowestPage },
    steps: ledger.submitted.length + ledger.verified.length + ledger.approved.length,
    fullServiceMs: Math.max(...Object.values(courses).map(({ wellFromMs }) => wellFromMs)),
    longestWaitMs: courses[slowestPage].longestWaitMs,
  }
}

async function longestLease({ database }: Application): Promise<number> {
  const { rows } = await database.pool.query<{ held: number | null }>(
    'select extract(epoch from max(leased_until) - now())::float8 * 1000 as held from jobs',
  )
  return Math.max(0, rows[0]?.held ?? 0)
}
