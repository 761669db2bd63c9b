import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { visitor } from '#domain/actor.ts'
import { countUnread } from '#server/access/count-unread.ts'
import { verifyReport } from '#server/cases/verify-report.ts'
import { approveReport } from '#server/publishing/approve-report.ts'
import { retractReport } from '#server/publishing/retract-report.ts'
import { editReport } from '#server/writing/edit-report.ts'
import { buildReport, buildStatements, cast, submitted } from '#tests/cast.ts'
import { rejectedByTwo } from '#tests/support/second-person/settled.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { listNotifications as listPage, type NotificationView } from './list-notifications.ts'
import { readAllNotifications, readNotification } from './read-notification.ts'

async function listNotifications(...asked: Parameters<typeof listPage>): Promise<NotificationView[]> {
  return (await listPage(...asked)).notifications
}

const verification = { method: 'document_check', notes: 'Compared.' }
const reason = { reason: 'The land is leased.' }

test('the owner is told at each step of the staff, newest first, and not of what they did themselves', async () => {
  const application = await withApplication()
  const { reporter, reviewer, officer } = await cast(application, 'reporter', 'reviewer', 'officer')
  const { id, referenceNumber } = await submitted(application, reporter)
  await editReport(application, reporter, id, buildReport())
  application.later(1_000)
  await verifyReport(application, reviewer, id, verification)
  application.later(1_000)
  await approveReport(application, officer, id, buildStatements())
  application.later(1_000)
  await retractReport(application, officer, id, reason)

  const told = await listNotifications(application, reporter)
  expect(told.map(({ type, title, isRead }) => [type, title, isRead])).toEqual([
    ['status_change', 'Report retracted', false],
    ['status_change', 'Report approved', false],
    ['verification_update', 'Verification recorded', false],
  ])
  for (const each of told) expect(each).toMatchObject({ reportId: id, referenceNumber })
  expect(JSON.stringify(told)).not.toContain('Kirkira')
})

test('a rejection is told, and the staff who acted are told nothing', async () => {
  const application = await withApplication()
  const { reporter, reviewer, officer } = await cast(application, 'reporter', 'reviewer', 'officer')
  const { id } = await submitted(application, reporter)
  await verifyReport(application, reviewer, id, verification)
  await rejectedByTwo(application, officer, id, reason)

  expect((await listNotifications(application, reporter)).map(({ title }) => title).toSorted()).toEqual([
    ...['Report rejected', 'Verification recorded'],
  ])
  expect(await listNotifications(application, reviewer)).toEqual([])
  expect(await listNotifications(application, officer)).toEqual([])
})

test('a step that was refused tells no one', async () => {
  const application = await withApplication()
  const { reporter, officer } = await cast(application, 'reporter', 'officer', 'reviewer')
  const { id } = await submitted(application, reporter)
  await verifyReport(application, officer, id, verification)
  await expect(approveReport(application, officer, id, buildStatements())).rejects.toMatchObject({
    code: 'second-person-needed',
  })
  expect(await listNotifications(application, reporter)).toHaveLength(1)
})

test('a notification derives from its event, and both are written or neither', async () => {
  const application = await withApplication()
  const { reporter, reviewer } = await cast(application, 'reporter', 'reviewer')
  const { id } = await submitted(application, reporter)
  await application.database.pool.query('alter table notifications add check (false) not valid')
  await expect(verifyReport(application, reviewer, id, verification)).rejects.toThrow()

  const { rows } = await application.database.pool.query(
    `select kind from events where subject_kind = 'report'`,
  )
  expect(rows).toEqual([{ kind: 'report.submitted' }])
})

test('one is read alone, and leads to its report', async () => {
  const application = await withApplication()
  const { reporter, reviewer, secondReviewer } = await cast(
    application,
    'reporter',
    'reviewer',
    'secondReviewer',
  )
  const { id } = await submitted(application, reporter)
  await verifyReport(application, reviewer, id, verification)
  await verifyReport(application, secondReviewer, id, verification)
  const [newest] = await listNotifications(application, reporter)

  expect(await readNotification(application, reporter, newest?.id ?? '')).toMatchObject({ reportId: id })
  expect(await readNotification(application, reporter, newest?.id ?? '')).toMatchObject({ reportId: id })
  const states = (await listNotifications(application, reporter)).map((each) => [
    each.id === newest?.id,
    each.isRead,
  ])
  expect(states.toSorted()).toEqual([
    [false, false],
    [true, true],
  ])
})

test('a person marks all their own as read at once, and no one else’s', async () => {
  const application = await withApplication()
  const { reporter, stranger, reviewer } = await cast(application, 'reporter', 'stranger', 'reviewer')
  for (const owner of [reporter, reporter, stranger])
    await verifyReport(application, reviewer, (await submitted(application, owner)).id, verification)
  await readAllNotifications(application, reporter)

  expect((await listNotifications(application, reporter)).map(({ isRead }) => isRead)).toEqual([true, true])
  expect((await listNotifications(application, stranger)).map(({ isRead }) => isRead)).toEqual([false])
})

test('the notification of another person does not exist, and neither does one with a wrong id', async () => {
  const application = await withApplication()
  const { reporter, stranger, reviewer } = await cast(application, 'reporter', 'stranger', 'reviewer')
  await verifyReport(application, reviewer, (await submitted(application, reporter)).id, verification)
  const [foreign] = await listNotifications(application, reporter)

  for (const id of [foreign?.id ?? '', randomUUID(), '', 'x', '\0'])
    await expect(readNotification(application, stranger, id)).rejects.toMatchObject({ code: 'not-found' })
  expect((await listNotifications(application, reporter)).map(({ isRead }) => isRead)).toEqual([false])
})

test('a visitor has no notifications', async () => {
  const application = await withApplication()
  const needed = { code: 'sign-in-needed' }
  await expect(listNotifications(application, visitor)).rejects.toMatchObject(needed)
  await expect(readNotification(application, visitor, randomUUID())).rejects.toMatchObject(needed)
  await expect(readAllNotifications(application, visitor)).rejects.toMatchObject(needed)
})

test('what is unread is counted up to the ten that the badge needs', async () => {
  const application = await withApplication()
  const { reporter, reviewer } = await cast(application, 'reporter', 'reviewer')
  const { id } = await submitted(application, reporter)
  for (let each = 1; each <= 12; each += 1) {
    await verifyReport(application, reviewer, id, verification)
    // A change asks for a new verification, of which the owner hears.
    await editReport(application, reporter, id, buildReport({ evidence: `Voucher ${each}.` }))
  }
  expect(await countUnread(application, reporter.id)).toBe(10)
  await readAllNotifications(application, reporter)
  expect(await countUnread(application, reporter.id)).toBe(0)
})

test('what is unread of several people is counted together, and each hears their own number', async () => {
  const application = await withApplication()
  const { reporter, reviewer } = await cast(application, 'reporter', 'reviewer')
  const { id } = await submitted(application, reporter)
  await verifyReport(application, reviewer, id, verification)
  const ids = [reviewer.id, reporter.id, reporter.id, reviewer.id, reporter.id]
  const counts = await Promise.all(ids.map((each) => countUnread(application, each)))
  const unread = await countUnread(application, reporter.id)
  expect(unread).toBeGreaterThan(0)
  const others = await countUnread(application, reviewer.id)
  expect(others).not.toBe(unread)
  expect(counts).toEqual([others, unread, unread, others, unread])
})
