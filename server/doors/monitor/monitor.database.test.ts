import { mkdtemp, rm, stat } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { noteRun } from '#server/backups/runs.ts'
import { freezeSite } from '#server/freezing/freeze-site.ts'
import { cast, submitted } from '#tests/cast.ts'
import { openSite } from '#tests/support/browse.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { answerMonitor } from './answer-monitor.ts'
import { listenMonitor } from './listen-monitor.ts'

test('a process that works is live and ready; one that stops, or whose database is gone, is not ready', async () => {
  const application = await withApplication()
  const stopping = new AbortController()
  const monitor = answerMonitor({ ...application, stopping: stopping.signal })
  const ask = async (path: string) => {
    const answered = await monitor.request(path)
    return [answered.status, await answered.text()]
  }
  expect([await ask('/health/live'), await ask('/health/ready')]).toEqual([
    ...[
      [200, 'live\n'],
      [200, 'ready\n'],
    ],
  ])
  stopping.abort()
  expect([await ask('/health/live'), await ask('/health/ready')]).toEqual([
    ...[
      [200, 'live\n'],
      [503, 'stopping\n'],
    ],
  ])
  const broken = Promise.reject(new Error('gone'))
  broken.catch(() => {})
  const queries = { execute: () => broken } as unknown as typeof application.database.queries
  const silent = answerMonitor({ ...application, database: { ...application.database, queries } })
  const answered = await silent.request('/health/ready')
  expect([answered.status, await answered.text()]).toEqual([503, 'database\n'])
})

test('the metrics tell of the machine, and of no person, no report and no address', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const { referenceNumber } = await submitted(application, reporter)
  const site = await openSite(application)
  await site('/faq')
  await site('/nothing-here')
  await noteRun(application.database.pool, { kind: 'drill', ranAt: application.now(), seconds: 3, bytes: 5 })
  const monitor = answerMonitor(application)
  const told = await (await monitor.request('/metrics')).text()
  expect(told).toContain('fitila_answers_total{outcome="ok"} 1\n')
  expect(told).toContain('fitila_answers_total{outcome="refused"} 1\n')
  expect(told).toContain('fitila_answer_seconds_count 2\n')
  expect(told).toMatch(/^fitila_jobs_due\{lane="chores"\} \d+$/m)
  expect(told).toContain('fitila_restore_trial_age_seconds 0\n')
  expect(told).not.toContain('fitila_backup_age_seconds')
  expect(told).toContain('fitila_frozen 0\n')
  for (const word of [reporter.id, reporter.username, referenceNumber, '/faq'])
    expect(told).not.toContain(word)
  // Each line is a comment, or a name with labels and a number: what Prometheus reads.
  for (const line of told.trim().split('\n'))
    expect(line).toMatch(/^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{([a-z]+="[^"]*",?)+\})? \S+)$/)
  const names = told.split('\n').flatMap((line) => /^# TYPE (\S+)/.exec(line)?.[1] ?? [])
  expect(new Set(names).size, 'samples of one name are together').toBe(names.length)
  await freezeSite(application.database.pool, application.now())
  expect(await (await monitor.request('/metrics')).text()).toContain('fitila_frozen 1\n')
})

test('a page elsewhere that gives its name our address reads nothing', async () => {
  const monitor = answerMonitor(await withApplication())
  for (const host of ['evil.example', 'evil.example:9464', '127.0.0.1.evil.example'])
    expect((await monitor.request('/metrics', { headers: { host } })).status, host).toBe(421)
  for (const host of ['127.0.0.1:9464', '[::1]:9464', 'localhost', '10.0.0.7'])
    expect((await monitor.request('/health/live', { headers: { host } })).status, host).toBe(200)
})

test('the socket is closed to other accounts, replaces that of a process that was killed, and the site has none of it', async () => {
  const application = await withApplication()
  const folder = await mkdtemp(join(tmpdir(), 'fitila-monitor-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'monitor.sock')
  for (const round of [1, 2]) {
    const listening = await listenMonitor(application, { path })
    expect((await stat(path)).mode & 0o777, `round ${round}`).toBe(0o600)
    expect(await statusOver(path, '/health/ready')).toBe(200)
    await listening.stop()
  }
  const site = await openSite(application)
  for (const address of ['/metrics', '/health/ready', '/health/live'])
    expect((await site(address)).status, address).toBe(404)
})

function statusOver(socketPath: string, path: string): Promise<number | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>()
  request({ socketPath, path }, (answered) => {
    answered.resume()
    resolve(answered.statusCode)
  })
    .on('error', reject)
    .end()
  return promise
}
