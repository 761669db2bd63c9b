import { expect, test } from 'vitest'
import { listNotifications } from '#server/notifications/list-notifications.ts'
import { showReport } from '#server/report-view/show-report.ts'
import { listOwnReports } from '#server/reports/list-own-reports.ts'
import { editReport } from '#server/writing/edit-report.ts'
import { buildReport, cast, submitted } from '#tests/cast.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { verifyReport } from './verify-report.ts'

const first = { method: 'document_check', notes: 'The quokka register says so.' }
const second = { method: 'field_verification', notes: 'The wombat plot is fenced.' }

async function staffed() {
  const application = await withApplication()
  const people = await cast(application, ...(['reporter', 'reviewer', 'secondReviewer'] as const))
  const { id } = await submitted(application, people.reporter)
  return { application, id, ...people }
}

test('a second verification by one person changes the first, and its reporter is told once', async () => {
  const { application, id, reporter, reviewer } = await staffed()
  await verifyReport(application, reviewer, id, first)
  await verifyReport(application, reviewer, id, second)

  const { verifications, history } = await showReport(application, reviewer, id)
  expect(verifications.present).toMatchObject([{ ...second, isByActor: true }])
  expect(history.map(({ name }) => name)).toEqual(['Submitted', 'Verified', 'Verification changed'])
  expect((await listNotifications(application, reporter)).notifications).toHaveLength(1)
  const owners = await showReport(application, reporter, id)
  expect(owners.history.map(({ kind }) => kind)).toEqual(['report.submitted', 'report.verified'])
})

test('a colleague’s verification is one of its own, and so is one of changed words', async () => {
  const { application, id, reporter, reviewer, secondReviewer } = await staffed()
  await verifyReport(application, reviewer, id, first)
  await verifyReport(application, secondReviewer, id, second)
  const both = await showReport(application, secondReviewer, id)
  expect(both.verifications.present.map(({ isByActor }) => isByActor)).toEqual([false, true])
  await editReport(application, reporter, id, buildReport())
  await verifyReport(application, reviewer, id, second)
  const { present, earlier } = (await showReport(application, reviewer, id)).verifications
  expect([present.length, earlier.length]).toEqual([1, 2])
})

test('its sender sees that it was verified, until they change it', async () => {
  const { application, id, reporter, reviewer } = await staffed()
  const isVerified = async () => (await listOwnReports(application, reporter))[0]?.isVerified
  expect(await isVerified()).toBe(false)
  await verifyReport(application, reviewer, id, first)
  expect(await isVerified()).toBe(true)
  await editReport(application, reporter, id, buildReport())
  expect(await isVerified()).toBe(false)
})
