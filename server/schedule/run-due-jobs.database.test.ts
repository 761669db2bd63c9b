import { expect, onTestFinished, test, vi } from 'vitest'
import { minutes, seconds } from '#domain/time/durations.ts'
import { jobs } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { MailFailed } from '#server/mail/contract.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { type Handler, runDueJobs } from './run-due-jobs.ts'

const minute = minutes(1)

async function put(application: Application, kind: string, data: unknown): Promise<void> {
  const id = application.randomness.uuid()
  const now = application.now()
  await application.database.queries.insert(jobs).values({
    id,
    kind,
    sealedData: application.vault.seal(`job:${id}`, data),
    runAt: now,
    createdAt: now,
  })
}

function waiting(application: Application) {
  return application.database.queries.select().from(jobs)
}

test('a job is done once, and nothing of it stays', async () => {
  const application = await withApplication()
  const seen: unknown[] = []
  await put(application, 'greet', { name: 'Amina' })
  const greet: Handler = async (_, data) => void seen.push(data)
  await Promise.all([runDueJobs(application, { greet }), runDueJobs(application, { greet })])
  expect(seen).toEqual([{ name: 'Amina' }])
  expect(await waiting(application)).toEqual([])
})

test('a job that fails is tried again after growing pauses, and given up in the end', async () => {
  const application = await withApplication()
  const tries: Date[] = []
  await put(application, 'fail', null)
  const fail: Handler = async () => {
    tries.push(application.now())
    throw new MailFailed('the mail server is down', 'not-taken')
  }
  for (;;) {
    await runDueJobs(application, { fail })
    const [next] = await waiting(application)
    if (!next) break
    application.later(next.runAt.getTime() - application.now().getTime())
  }
  const gaps = tries.slice(1).map((moment, index) => moment.getTime() - (tries[index]?.getTime() ?? 0))
  expect(gaps).toEqual(gaps.toSorted((left, right) => left - right))
  expect(gaps).toHaveLength(9)
})

test.each(['refused', 'unknown'] as const)(
  'a letter whose fate is %s is not tried again',
  async (outcome) => {
    const application = await withApplication()
    await put(application, 'fail', null)
    const fail: Handler = async () => {
      throw new MailFailed('no', outcome)
    }
    await runDueJobs(application, { fail })
    expect(await waiting(application)).toEqual([])
  },
)

test('a job whose process died is begun again after its lease, but not when it had handed over', async () => {
  const application = await withApplication()
  await put(application, 'die', 'early')
  await put(application, 'die', 'late')
  const begun: unknown[] = []
  // A process that dies neither finishes nor fails: here it hangs, and its promise is let go.
  const die: Handler = async (_, data, job) => {
    begun.push(data)
    if (data === 'late') await job.handOver()
    await new Promise(() => {})
  }
  for (const count of [1, 2]) {
    runDueJobs(application, { die })
    await expect.poll(() => begun.length).toBe(count)
  }
  await expect.poll(async () => (await waiting(application)).filter((job) => job.handedOverAt).length).toBe(1)
  application.later(6 * minute)
  const again: unknown[] = []
  await runDueJobs(application, { die: async (_, data) => void again.push(data) })
  expect(again).toEqual(['early'])
  expect(await waiting(application)).toEqual([])
})

test('a kind that this process does not know waits for one that does', async () => {
  const application = await withApplication()
  await put(application, 'newer', 1)
  await runDueJobs(application, {})
  application.later(11 * minute)
  const seen: unknown[] = []
  await runDueJobs(application, { newer: async (_, data) => void seen.push(data) })
  expect(seen).toEqual([1])
})

test('a job that takes long stays with its process, and is begun elsewhere half a minute after that died', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const application = await withApplication()
  await put(application, 'long', null)
  const begun: string[] = []
  let end = () => {}
  const long: Handler = async () => {
    begun.push('first')
    await new Promise<void>((resolve) => {
      end = resolve
    })
  }
  const elsewhere: Handler = async () => void begun.push('second')
  runDueJobs(application, { long })
  await expect.poll(() => begun.length).toBe(1)
  const leased = async () => (await waiting(application))[0]?.leasedUntil?.getTime() ?? 0
  for (let beats = 0; beats < 12; beats += 1) {
    const before = await leased()
    application.later(seconds(10))
    vi.advanceTimersByTime(seconds(10))
    await expect.poll(leased).toBeGreaterThan(before)
    await runDueJobs(application, { long: elsewhere })
  }
  expect(begun).toEqual(['first'])
  // It dies: nothing renews the lease any more.
  application.later(seconds(29))
  await runDueJobs(application, { long: elsewhere })
  expect(begun).toEqual(['first'])
  application.later(seconds(2))
  await runDueJobs(application, { long: elsewhere })
  expect(begun).toEqual(['first', 'second'])
  end()
})
