import { expect, test } from 'vitest'
import { visitor } from '#domain/actor.ts'
import { buildReport, cast, submitted } from '#tests/cast.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { editReport } from './edit-report.ts'
import { listQueue, queuePageLength } from './list-queue.ts'
import { rejectReport } from './reject-report.ts'
import { verifyReport } from './verify-report.ts'

const verification = { method: 'document_check', notes: 'Compared.' }

test('the queue shows whom a report is about, longest waiting first, and not who sent it', async () => {
  const application = await withApplication()
  const { reporter, reviewer } = await cast(application, 'reporter', 'reviewer')
  const first = await submitted(application, reporter, { personName: 'Misali Na Daya' })
  application.later(1_000)
  const second = await submitted(application, reporter, { personName: 'Misali Na Biyu' })

  const queue = await listQueue(application, reviewer, 'pending', 1)
  expect(queue.entries.map(({ id, personName }) => [id, personName])).toEqual([
    [first.id, 'Misali Na Daya'],
    [second.id, 'Misali Na Biyu'],
  ])
  for (const secret of [reporter.id, reporter.username, reporter.email])
    expect(JSON.stringify(queue)).not.toContain(secret)
})

test('the queue counts each status, tells what was verified since the last change, and which is one’s own', async () => {
  const application = await withApplication()
  const { reporter, reviewer, officer } = await cast(application, 'reporter', 'reviewer', 'officer')
  const verified = await submitted(application, reporter)
  const changed = await submitted(application, reporter)
  const own = await submitted(application, reviewer)
  const rejected = await submitted(application, reporter)
  await verifyReport(application, reviewer, verified.id, verification)
  await verifyReport(application, reviewer, changed.id, verification)
  await editReport(application, reporter, changed.id, buildReport())
  await rejectReport(application, officer, rejected.id, { reason: 'Empty.' })

  const { entries, counts } = await listQueue(application, reviewer, 'pending', 1)
  const byId = new Map(entries.map((entry) => [entry.id, [entry.verifications, entry.isOwn]]))
  expect(byId).toEqual(
    new Map([
      [verified.id, [1, false]],
      [changed.id, [0, false]],
      [own.id, [0, true]],
    ]),
  )
  expect(counts).toEqual({ pending: 3, approved: 0, rejected: 1, retracted: 0 })
  expect((await listQueue(application, officer, 'rejected', 1)).entries).toMatchObject([{ id: rejected.id }])
})

test('the queue is paged, and a page far beyond it is empty', async () => {
  const application = await withApplication()
  const { reporter, reviewer } = await cast(application, 'reporter', 'reviewer')
  const subscriber = { ...reporter, subscription: { tier: 'premium', status: 'active' } } as const
  for (let each = 0; each <= queuePageLength; each += 1) await submitted(application, subscriber)

  const first = await listQueue(application, reviewer, 'pending', 1)
  const second = await listQueue(application, reviewer, 'pending', 2)
  expect([first.entries.length, first.hasMore]).toEqual([queuePageLength, true])
  expect([second.entries.length, second.hasMore]).toEqual([1, false])
  expect(new Set([...first.entries, ...second.entries].map(({ id }) => id)).size).toBe(queuePageLength + 1)
  expect((await listQueue(application, reviewer, 'pending', 10_000)).entries).toEqual([])
})

test('the queue is for staff who are not suspended', async () => {
  const application = await withApplication()
  const { reporter, observer, reviewer } = await cast(application, 'reporter', 'observer', 'reviewer')
  const asked = (actor: Parameters<typeof listQueue>[1]) => listQueue(application, actor, 'pending', 1)

  await expect(asked(visitor)).rejects.toMatchObject({ code: 'sign-in-needed' })
  await expect(asked(reporter)).rejects.toMatchObject({ code: 'access-denied' })
  await expect(asked(observer)).rejects.toMatchObject({ code: 'access-denied' })
  await expect(asked({ ...reviewer, status: 'suspended' })).rejects.toMatchObject({
    code: 'account-suspended',
  })
})
