import { expect, test } from 'vitest'
import { daysOfReport, daysUntilAnnounced } from '#domain/retention/report-ends.ts'
import { days } from '#domain/time/durations.ts'
import { claimReport } from '#server/cases/claim-report.ts'
import { verifyReport } from '#server/cases/verify-report.ts'
import { listNotifications } from '#server/notifications/list-notifications.ts'
import { confirmProposal } from '#server/proposals/decide-proposal.ts'
import { showReport } from '#server/report-view/show-report.ts'
import { listOwnReports } from '#server/reports/list-own-reports.ts'
import { deleteReport } from '#server/sources/delete-report.ts'
import { withdrawReport } from '#server/sources/withdraw-report.ts'
import { advanceLog } from '#server/transparency/advance-log.ts'
import { checkLog } from '#server/transparency/check-log.ts'
import { cast, submitted } from '#tests/cast.ts'
import { doDueWork } from '#tests/support/due-work.ts'
import { everyRow } from '#tests/support/every-row.ts'
import { onlyProposal } from '#tests/support/second-person/house.ts'
import { rejectedByTwo } from '#tests/support/second-person/settled.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { notices as parts } from '#words/en/account/notices.ts'
import { sweep } from '../sweep.ts'
import { countEnding } from './count-ending.ts'
import { keepLonger } from './keep-longer.ts'
import { proposeHold } from './propose-hold.ts'

const { notices } = parts
const order = { reason: 'The quokka court, suit 12 of 2026.' }

async function house() {
  const application = await withApplication()
  const people = await cast(application, 'reporter', 'reviewer', 'officer', 'secondOfficer')
  const { id } = await submitted(application, people.reporter)
  return { application, ...people, id }
}

async function daysLater(application: TestApplication, count: number): Promise<void> {
  application.later(days(count))
  await sweep(application, 'daily')
}

async function endingsIn({ database }: TestApplication) {
  const { rows } = await database.pool.query('select ends_on::text, warned from report_endings')
  return rows
}

test('a report that waits is warned of three times, then its text is gone and it is closed', async () => {
  const { application, reporter, officer, id } = await house()
  await daysLater(application, daysUntilAnnounced(daysOfReport.pending) - 1)
  expect(await endingsIn(application)).toEqual([])
  await daysLater(application, 1)
  const { keeping } = await showReport(application, reporter, id)
  expect(keeping).toMatchObject({ endsOn: '2027-05-21', heldUntil: null })
  await daysLater(application, 22)
  expect(await countEnding(application, officer)).toBe(0)
  await daysLater(application, 1)
  expect(await countEnding(application, officer)).toBe(1)
  await daysLater(application, 6)
  expect(await endingsIn(application)).toEqual([{ ends_on: '2027-05-21', warned: 1 }])
  await daysLater(application, 1)
  await doDueWork(application)
  const { notifications } = await listNotifications(application, reporter)
  const told = notifications.map(({ title }) => title)
  expect(told.filter((title) => title === notices['report.ending_announced'].title)).toHaveLength(3)
  expect(told).toContain(notices['report.ended'].title)
  const warned = notifications.filter(({ title }) => title === notices['report.ending_announced'].title)
  for (const { message } of warned) expect(message).toContain('will be deleted on 21 May 2027.')
  const view = await showReport(application, reporter, id)
  expect(view.text.words).toBeNull()
  expect(await listOwnReports(application, reporter)).toMatchObject([{ status: 'pending', isErased: true }])
  const verification = { method: 'document_check', notes: 'Late.' }
  await expect(verifyReport(application, officer, id, verification)).rejects.toMatchObject({
    code: 'step-not-possible',
  })
  await advanceLog(application)
  expect((await checkLog(application)).problems).toEqual([])
})

test('a report whose period was over before anyone was warned has thirty days from the first warning', async () => {
  const { application, officer, id } = await house()
  await rejectedByTwo(application, officer, id, { reason: 'The land is leased.' })
  await daysLater(application, 2000)
  await daysLater(application, 29)
  expect(await endingsIn(application)).toHaveLength(1)
  await daysLater(application, 1)
  const { rows } = await application.database.pool.query('select erased_on is not null as gone from reports')
  expect(rows).toEqual([{ gone: true }])
})

test('what happens to a report that waits starts its time again', async () => {
  const { application, officer, reviewer, id } = await house()
  await daysLater(application, daysUntilAnnounced(daysOfReport.pending))
  await claimReport(application, reviewer, id)
  await daysLater(application, 1)
  expect(await endingsIn(application)).toEqual([])
  await expect(keepLonger(application, officer, id, { keeping: 'being-checked' })).rejects.toMatchObject({
    code: 'step-not-possible',
  })
  await daysLater(application, daysUntilAnnounced(daysOfReport.pending))
  expect(await endingsIn(application)).toHaveLength(1)
  await expect(keepLonger(application, officer, id, { keeping: 'for ever' })).rejects.toMatchObject({
    kind: 'invalid',
  })
  await keepLonger(application, officer, id, { keeping: 'being-checked' })
  await daysLater(application, 31)
  expect(await endingsIn(application)).toEqual([])
  expect((await showReport(application, officer, id)).text.words).not.toBeNull()
})

test('two people keep a report for a court, and its end is announced again afterwards', async () => {
  const { application, reporter, officer, secondOfficer, reviewer, id } = await house()
  await rejectedByTwo(application, officer, id, { reason: 'The land is leased.' })
  await daysLater(application, daysUntilAnnounced(daysOfReport.rejected))
  const hold = { ...order, holdDays: '90' }
  await expect(proposeHold(application, reviewer, id, hold)).rejects.toMatchObject({ code: 'access-denied' })
  await expect(proposeHold(application, { ...officer, isConfirmed: false }, id, hold)).rejects.toMatchObject({
    code: 'confirmation-needed',
  })
  await expect(proposeHold(application, officer, id, { ...order, holdDays: '0' })).rejects.toMatchObject({
    code: 'step-not-possible',
  })
  await proposeHold(application, officer, id, hold)
  expect(await everyRow(application)).not.toContain('quokka')
  await expect(confirmProposal(application, officer, await onlyProposal(application))).rejects.toMatchObject({
    code: 'not-the-second-person',
  })
  await confirmProposal(application, secondOfficer, await onlyProposal(application))
  expect(await everyRow(application)).not.toContain('quokka')
  expect(await endingsIn(application)).toEqual([])
  expect((await showReport(application, reporter, id)).keeping?.heldUntil).not.toBeNull()
  await daysLater(application, 89)
  expect(await endingsIn(application)).toEqual([])
  expect((await showReport(application, officer, id)).text.words).not.toBeNull()
  // The sweep that deletes the hold may come after the one that announces: the next day does.
  await daysLater(application, 2)
  await daysLater(application, 1)
  expect(await endingsIn(application)).toHaveLength(1)
})

test('two people end a hold before its day', async () => {
  const { application, officer, secondOfficer, id } = await house()
  await proposeHold(application, officer, id, { ...order, holdDays: '365' })
  await confirmProposal(application, secondOfficer, await onlyProposal(application))
  await proposeHold(application, secondOfficer, id, { ...order, holdDays: '0' })
  await confirmProposal(application, officer, await onlyProposal(application))
  const { rows } = await application.database.pool.query('select * from legal_holds')
  expect(rows).toEqual([])
})

test('a hold stops the clock, and never the source', async () => {
  const { application, reporter, officer, secondOfficer, id } = await house()
  await proposeHold(application, officer, id, { ...order, holdDays: '365' })
  await confirmProposal(application, secondOfficer, await onlyProposal(application))
  await deleteReport(application, reporter, id)
  const { rows } = await application.database.pool.query('select * from legal_holds')
  expect(rows).toEqual([])
  const withdrawn = await submitted(application, reporter)
  await withdrawReport(application, reporter, withdrawn.id)
  await expect(
    proposeHold(application, officer, withdrawn.id, { ...order, holdDays: '90' }),
  ).rejects.toMatchObject({ code: 'step-not-possible' })
})

test('nothing is counted for a member whose declaration was not compared with every report', async () => {
  const { application, officer } = await house()
  await daysLater(application, daysUntilAnnounced(daysOfReport.pending))
  await daysLater(application, 23)
  expect(await countEnding(application, officer)).toBe(1)
  await application.database.pool.query('update staff_declarations set compared_at = null')
  expect(await countEnding(application, officer)).toBe(0)
})
