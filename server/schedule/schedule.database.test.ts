import { expect, test, vi } from 'vitest'
import { clockInNigeria } from '#domain/time/day-in-nigeria.ts'
import { after, days, hours, minutes, seconds } from '#domain/time/durations.ts'
import { jobs } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { insertJobs } from './enqueue.ts'
import { enqueueDueSlots } from './enqueue-due-slots.ts'
import { every, type Schedule, type ScheduledWork } from './every.ts'
import { type Handlers, runDueJobs, runLane } from './run-due-jobs.ts'
import { startWork } from './start-work.ts'

/** A schedule with one kind of work in the lane of chores, and what runs it. */
function scheduleOf(work: ScheduledWork): { schedule: Schedule; handlers: Handlers } {
  const handlers = { [work.name]: async (application: Application) => void (await work.work(application)) }
  return { schedule: { mail: [], chores: [work], log: [], witnesses: [], webhooks: [] }, handlers }
}

test('each slot is run once, however many processes ask for it', async () => {
  const application = await withApplication()
  const runs: string[] = []
  const { schedule, handlers } = scheduleOf(
    every('15 min', 'count', async ({ now }) => void runs.push(clockInNigeria(now()))),
  )
  async function askThrice(): Promise<void> {
    await Promise.all([1, 2, 3].map(() => enqueueDueSlots(application, schedule)))
    await Promise.all([1, 2, 3].map(() => runDueJobs(application, handlers)))
  }
  for (let minute = 0; minute < 60; minute += 5) {
    await askThrice()
    application.later(minutes(5))
  }
  expect(runs).toEqual(['10:00', '10:15', '10:30', '10:45'])
  // Hours in which no process ran are one slot afterwards.
  application.later(hours(5))
  await askThrice()
  expect(runs).toHaveLength(5)
})

test('a process whose clock is behind runs no slot again', async () => {
  const application = await withApplication()
  const { schedule } = scheduleOf(every('1 h', 'count', async () => {}))
  await enqueueDueSlots(application, schedule)
  await enqueueDueSlots({ ...application, now: () => new Date('2026-11-21T08:59:59Z') }, schedule)
  expect(await application.database.queries.select().from(jobs)).toHaveLength(1)
})

test('a slot that a wrong clock took, days ahead, stops nothing once the clock is right', async () => {
  const application = await withApplication()
  const { schedule, handlers } = scheduleOf(every('1 h', 'count', async () => {}))
  await enqueueDueSlots({ ...application, now: () => new Date('2026-11-24T09:00:00Z') }, schedule)
  await enqueueDueSlots(application, schedule)
  expect(await runDueJobs(application, handlers)).toBe(1)
})

test('a lane that is behind has one job of each kind of work to do', async () => {
  const application = await withApplication()
  const { schedule } = scheduleOf(every('10 s', 'count', async () => {}))
  for (let slot = 0; slot < 5; slot += 1) {
    await enqueueDueSlots(application, schedule)
    application.later(seconds(10))
  }
  expect(await application.database.queries.select().from(jobs)).toMatchObject([
    { kind: 'count', onceKey: 'count 2026-11-21T09:00:40.000Z' },
  ])
})

test('a sweep that fails nine times is still there the next hour', async () => {
  const application = await withApplication()
  const tries: Date[] = []
  const { schedule, handlers } = scheduleOf(
    every('1 h', 'sweep', async ({ now }) => {
      tries.push(now())
      if (tries.length <= 9) throw new Error('the database is away')
    }),
  )
  const begin = application.now()
  while (tries.length < 10 && application.now() < after(begin, days(3)))
    await nextMoment(application, schedule, handlers)
  expect(tries).toHaveLength(10)
  // At the slot, 1, 6 and 21 minutes later; what would come after an hour is left to the next slot.
  expect(tries.map((moment) => (moment.getTime() - begin.getTime()) / minutes(1))).toEqual([
    ...[0, 1, 6, 21, 60, 61, 66, 81, 120, 121],
  ])
  application.later(hours(1))
  await nextMoment(application, schedule, handlers)
  expect(tries.length).toBeGreaterThan(10)
})

/** Does what is due and moves the clock to the next try, or to the next hour. */
async function nextMoment(application: TestApplication, schedule: Schedule, handlers: Handlers) {
  await enqueueDueSlots(application, schedule)
  await runDueJobs(application, handlers)
  const now = application.now().getTime()
  const waiting = await application.database.queries.select().from(jobs)
  const nextHour = hours(1) - (now % hours(1))
  const pauses = waiting.map(({ runAt }) => runAt.getTime() - now)
  application.later(Math.min(nextHour, ...pauses))
}

test('a mail server that does not answer delays mail alone', async () => {
  const application = await withApplication()
  const done: string[] = []
  const { promise: answer, resolve: answered } = Promise.withResolvers<void>()
  const handlers: Handlers = {
    letter: async () => {
      await answer
      done.push('letter')
    },
    'log.advance': async () => void done.push('log'),
    sweep: async () => void done.push('sweep'),
  }
  const schedule: Schedule = {
    mail: [],
    chores: [every('1 h', 'sweep', async () => {})],
    log: [every('1 min', 'log.advance', async () => {})],
    witnesses: [],
    webhooks: [],
  }
  for (let each = 0; each < 3; each += 1)
    await insertJobs(application, application.database.queries, [
      { kind: 'letter', lane: 'mail', data: null },
    ])
  await enqueueDueSlots(application, schedule)

  const stop = startWork(application, { handlers, schedule })
  await expect.poll(() => done.toSorted()).toEqual(['log', 'sweep'])
  application.later(minutes(1))
  await expect.poll(() => done, { timeout: seconds(20) }).toHaveLength(3)
  expect(done).not.toContain('letter')

  // A stop waits for the letter that is being sent, and begins no other.
  const stopped = vi.fn()
  const stopping = stop().then(stopped)
  await runLane(application, handlers, 'chores', () => false)
  expect(stopped).not.toHaveBeenCalled()
  answered()
  await stopping
  expect(done.filter((name) => name === 'letter')).toHaveLength(1)
  expect(await application.database.queries.select().from(jobs)).toHaveLength(2)
})

test('while work is paused, the lanes of the log alone go on', async () => {
  const application = await withApplication()
  const done: string[] = []
  const note = (name: string) => every('1 h', name, async () => void done.push(name))
  const works = {
    ...{ mail: [note('a')], chores: [note('b')], webhooks: [note('e')] },
    ...{ log: [note('c')], witnesses: [note('d')] },
  }
  const handlers = Object.fromEntries(
    Object.values(works).flatMap(([work]) =>
      work ? [[work.name, async () => void (await work.work(application))]] : [],
    ),
  )
  let isPaused = true
  const stop = startWork(application, { handlers, schedule: works, isPaused: async () => isPaused })
  await vi.waitFor(() => expect(done.toSorted()).toEqual(['c', 'd']), { timeout: seconds(20) })
  isPaused = false
  await vi.waitFor(() => expect(done.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']), { timeout: seconds(20) })
  await stop()
})
