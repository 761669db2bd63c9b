import { expect, test } from 'vitest'
import { startOfDay } from '#domain/time/day-in-nigeria.ts'
import { days } from '#domain/time/durations.ts'
import { endSession, findSession, startSession } from '#server/access/sessions.ts'
import { claimReport } from '#server/cases/claim-report.ts'
import { verifyReport } from '#server/cases/verify-report.ts'
import { planPeriods, renewals } from '#server/database/people-schema.ts'
import { listNotifications } from '#server/notifications/list-notifications.ts'
import { readNotification } from '#server/notifications/read-notification.ts'
import { changeRole } from '#server/people/change-role.ts'
import { approveReport } from '#server/publishing/approve-report.ts'
import { buildStatements, cast, submitted } from '#tests/cast.ts'
import { aProcess, listener } from '#tests/support/live/listener.ts'
import { givePlan } from '#tests/support/plans/give-plan.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { holderOf } from './live-state.ts'

const day = days(1)
const verification = { method: 'document_check', notes: 'Compared.' }

test('a step in one process reaches the open page of the owner in another', async () => {
  const application = await withApplication()
  const { reporter, reviewer } = await cast(application, 'reporter', 'reviewer')
  const one = await aProcess(application)
  const other = await aProcess(application)
  const page = await listener(application, other, reporter)
  expect(page.said).toMatchObject([{ unread: 0, newest: null }])

  const { id } = await submitted(one.own, reporter)
  await verifyReport(one.own, reviewer, id, verification)
  await expect.poll(() => page.last()?.unread).toBe(1)
  const [newest] = (await listNotifications(application, reporter)).notifications
  expect(page.last()?.newest).toBe(newest?.id)

  await readNotification(one.own, reporter, newest?.id ?? '')
  await expect.poll(() => page.last()?.unread).toBe(0)
})

test('what staff alone may see moves the lists of staff and of the owner, and no one else’s', async () => {
  const application = await withApplication()
  const { reporter, stranger, reviewer, officer } = await cast(
    application,
    'reporter',
    'stranger',
    'reviewer',
    'officer',
  )
  const process = await aProcess(application)
  const [owner, outsider, staff] = [
    await listener(application, process, reporter),
    await listener(application, process, stranger),
    await listener(application, process, officer),
  ]
  const marks = () => [owner, outsider, staff].map((page) => page.last()?.lists)
  const before = marks()
  const { id } = await submitted(process.own, reporter)
  await verifyReport(process.own, reviewer, id, verification)
  await expect.poll(() => owner.last()?.unread).toBe(1)
  await expect.poll(() => marks()[0] !== before[0] && marks()[2] !== before[2]).toBe(true)
  expect(marks()[1]).toBe(before[1])

  await approveReport(process.own, officer, id, buildStatements())
  await expect.poll(() => marks()[1] !== before[1]).toBe(true)
  expect(JSON.stringify(outsider.said)).not.toContain(id)
})

test('nothing moves for a report that a person may not see, and only staff are told who claims one', async () => {
  const application = await withApplication()
  const { reporter, reviewer, officer } = await cast(application, 'reporter', 'reviewer', 'officer')
  const process = await aProcess(application)
  const [owner, barred, colleague] = [
    await listener(application, process, reporter),
    await listener(application, process, reviewer),
    await listener(application, process, officer),
  ]
  const marks = () => [owner, barred, colleague].map((page) => page.last()?.lists)
  const before = marks()
  const { id } = await submitted(process.own, reporter, { personName: 'Bola Gwajiyo' })
  await expect.poll(() => marks().map((mark, each) => mark !== before[each])).toEqual([true, false, true])

  const sent = marks()
  await claimReport(process.own, officer, id)
  await expect.poll(() => marks().map((mark, each) => mark !== sent[each])).toEqual([false, false, true])
  const again = await listener(application, process, reviewer)
  expect(again.last()?.lists).toBe(before[1])
})

test('a person who was away is told the present state, whatever happened meanwhile', async () => {
  const application = await withApplication()
  const { reporter, reviewer } = await cast(application, 'reporter', 'reviewer')
  const process = await aProcess(application)
  const first = await listener(application, process, reporter)
  first.leave()
  const { id } = await submitted(application, reporter)
  await verifyReport(application, reviewer, id, verification)
  const second = await listener(application, process, reporter)
  expect(second.said[0]?.unread).toBe(1)
  expect(second.said[0]?.lists).not.toBe(first.last()?.lists)
  expect(first.said).toHaveLength(1)
})

test('a new plan and a renewal that failed show at once, and a new role ends the page', async () => {
  const application = await withApplication()
  const { administrator, reporter } = await cast(application, 'administrator', 'reporter')
  const page = await listener(application, await aProcess(application), reporter)
  const renewal = {
    ...({ holderId: reporter.id, plan: 'premium-month', endsOn: '2026-12-22', tries: 1 } as const),
    ...{ sealedAuthorization: Buffer.alloc(1), cardLastFour: '4081', cardExpires: '2030-12' },
  }
  for (const change of [
    () => givePlan(application, reporter.id),
    () => application.database.queries.insert(renewals).values(renewal),
  ]) {
    const before = page.last()?.profile
    await change()
    await expect.poll(() => page.last()?.profile, { timeout: 5_000 }).not.toBe(before)
  }
  // A new role counts from the next log-in on.
  await changeRole(application, administrator, reporter.id, { role: 'observer' })
  await expect.poll(page.hasEnded, { timeout: 5_000 }).toBe(true)
})

test('a page carries the state that the first word of its line says, and after a change another', async () => {
  const application = await withApplication()
  const { reporter, administrator } = await cast(application, 'reporter', 'administrator')
  const process = await aProcess(application)
  const states = new Set<string | undefined>()
  for (const person of [reporter, administrator]) {
    const { token, said } = await listener(application, process, person)
    const made = await findSession(application, token)
    expect(made?.profile).toBe(said[0]?.profile)
    states.add(made?.profile)
  }
  // Between the making of a page and the opening of its line.
  const { token } = await listener(application, process, reporter)
  const made = await findSession(application, token)
  await givePlan(application, reporter.id)
  const late = await listener(application, process, reporter)
  expect(late.said[0]?.profile).not.toBe(made?.profile)
  expect((await findSession(application, token))?.profile).toBe(late.said[0]?.profile)
  expect(states.size).toBe(2)
})

test('a plan that ends at midnight in Nigeria is over on open pages within five seconds, though nothing is announced', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  await givePlan(application, reporter.id)
  const [period] = await application.database.queries.select().from(planPeriods)
  const last = startOfDay(period?.endsOn ?? '').getTime()
  application.later(last - application.now().getTime() - 1)
  const page = await listener(application, await aProcess(application), reporter)
  await expect.poll(() => page.said.length).toBeGreaterThan(0)
  const before = page.last()?.profile
  application.later(1)
  await expect.poll(() => page.last()?.profile, { timeout: 5_000 }).not.toBe(before)
  expect((await findSession(application, page.token))?.person.subscription.tier).toBe('free')
})

test('a page whose session was ended elsewhere is cut off, and others of the same person are not', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const process = await aProcess(application)
  const ended = await listener(application, process, reporter)
  const open = await listener(application, process, reporter)
  await endSession(application, ended.token)
  await expect.poll(() => ended.hasEnded()).toBe(true)
  expect(open.hasEnded()).toBe(false)
  expect(await holderOf(application, ended.token)).toBeNull()
})

test('an open page does not keep its session alive', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const token = await startSession(application, reporter)
  const ends = 'select expires_at from sessions'
  const { rows: before } = await application.database.pool.query(ends)
  application.later(6 * day)
  expect(await holderOf(application, token)).not.toBeNull()
  expect((await application.database.pool.query(ends)).rows).toEqual(before)
  application.later(2 * day)
  expect(await holderOf(application, token)).toBeNull()
})

test('one person cannot hold open more than a dozen lines', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const process = await aProcess(application)
  for (let each = 0; each < 15; each += 1) await listener(application, process, reporter)
  expect(process.streams.count()).toBe(12)
})

test.each([null, '', 'x', '0'.repeat(43)])('a visitor with the cookie %j follows nothing', async (token) => {
  expect(await holderOf(await withApplication(), token)).toBeNull()
})
