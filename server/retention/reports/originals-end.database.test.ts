import { expect, test } from 'vitest'
import { visitor } from '#domain/actor.ts'
import { daysOfReport, daysUntilAnnounced } from '#domain/retention/report-ends.ts'
import { days } from '#domain/time/durations.ts'
import { noteReport } from '#server/cases/desk/case-notes.ts'
import { rateReport } from '#server/cases/rate-report.ts'
import { searchPublicReports } from '#server/finding/public-list.ts'
import { confirmProposal, declineProposal } from '#server/proposals/decide-proposal.ts'
import { confirmCorrection } from '#server/publishing/corrections/decide-correction.ts'
import { proposeAnswer, proposeCorrection } from '#server/publishing/corrections/propose-correction.ts'
import { noteReply } from '#server/publishing/reply/note-reply.ts'
import { retractReport } from '#server/publishing/retract-report.ts'
import { showReport, showReportForWork } from '#server/report-view/show-report.ts'
import { cast, submitted } from '#tests/cast.ts'
import { buildCorrection } from '#tests/support/correction-requests.ts'
import { disputed, waiting } from '#tests/support/open-corrections.ts'
import { publicReport } from '#tests/support/public-report.ts'
import { onlyProposal } from '#tests/support/second-person/house.ts'
import { rejectedByTwo } from '#tests/support/second-person/settled.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { sweep } from '../sweep.ts'
import { proposeHold } from './propose-hold.ts'

const untilAnnounced = daysUntilAnnounced(daysOfReport.approved)

async function house(words: Record<string, string> = {}) {
  const application = await withApplication()
  const report = await publicReport(application, { words })
  return { application, report, ...report, ...(await cast(application, 'secondOfficer', 'stranger')) }
}

async function nightsLater(application: TestApplication, count: number): Promise<void> {
  application.later(days(count))
  await sweep(application, 'daily')
}

async function endOriginal(application: TestApplication): Promise<void> {
  await nightsLater(application, untilAnnounced)
  await nightsLater(application, 30)
  expect(await states(application)).toEqual([{ status: 'approved', gone: true }])
}

async function states({ database }: TestApplication) {
  return (await database.pool.query('select status, erased_on is not null as gone from reports')).rows
}

test('what was sent ends three years after publication, warned of, and what is public stays', async () => {
  const { application, id, reporter, officer, stranger } = await house({ suspectedAssets: 'Quokkahouses.' })
  await noteReport(application, officer, id, { note: 'The clerk of zebraville knows.' })
  await nightsLater(application, untilAnnounced - 1)
  expect((await showReport(application, reporter, id)).keeping).toMatchObject({ endsOn: null })
  await nightsLater(application, 1)
  expect((await showReport(application, reporter, id)).keeping?.endsOn).not.toBeNull()
  await nightsLater(application, 30)
  expect(await states(application)).toEqual([{ status: 'approved', gone: true }])
  for (const actor of [reporter, officer, stranger]) {
    const { text } = await showReport(application, actor, id)
    expect(text).toMatchObject({ words: { suspectedAssets: 'Quokkahouses.' }, handedIn: null })
    expect(text.statements.length).toBeGreaterThan(0)
  }
  expect((await searchPublicReports(application, visitor, 'quokkahouses', null)).cards).toHaveLength(1)
  const { work } = await showReportForWork(application, officer, id)
  expect(work?.notes).toEqual([])
})

test('a report without its original is still corrected, retracted and restored, and judged no more', async () => {
  const { application, report, id, reviewer, officer, secondOfficer, reporter } = await house()
  await endOriginal(application)
  expect((await showReport(application, officer, id)).abilities).toMatchObject({
    ...{ correct: true, retract: true, record: true, rate: false, review: false, edit: false },
  })
  await expect(rateReport(application, officer, id, { rating: '5' })).rejects.toMatchObject({
    code: 'step-not-possible',
  })
  await proposeCorrection(application, reviewer, id, buildCorrection({ suspectedAssets: 'One wombathouse.' }))
  await confirmCorrection(application, officer, id, await waiting(application, report))
  const { text } = await showReport(application, reporter, id)
  expect(text).toMatchObject({ words: { suspectedAssets: 'One wombathouse.' }, handedIn: null })
  const { personName = '' } = text.words ?? {}
  await expect(
    retractReport(application, officer, id, { reason: `${personName} is innocent.` }),
  ).rejects.toMatchObject({ kind: 'invalid' })
  await retractReport(application, officer, id, { reason: 'The land is leased.' })
  await declineProposal(application, secondOfficer, await onlyProposal(application))
  expect((await showReport(application, reporter, id)).text.words?.suspectedAssets).toBe('One wombathouse.')
  await retractReport(application, secondOfficer, id, { reason: 'The land is leased.' })
  await confirmProposal(application, officer, await onlyProposal(application))
  expect(await states(application)).toEqual([{ status: 'retracted', gone: true }])
  await nightsLater(application, 3000)
})

test('while a report is disputed its original stays, and its end is announced afterwards', async () => {
  const { application, report, id, reviewer, officer } = await house()
  await nightsLater(application, untilAnnounced)
  const announced = 'select count(*)::int as count from report_endings'
  expect((await application.database.pool.query(announced)).rows).toEqual([{ count: 1 }])
  const dispute = await disputed(application, report)
  await nightsLater(application, 1)
  expect((await application.database.pool.query(announced)).rows).toEqual([{ count: 0 }])
  await nightsLater(application, 400)
  expect(await states(application)).toEqual([{ status: 'approved', gone: false }])
  await proposeAnswer(application, reviewer, id, { dispute, outcome: 'answered', why: 'We looked again.' })
  await confirmCorrection(application, officer, id, await waiting(application, report))
  await nightsLater(application, 1)
  await nightsLater(application, 29)
  expect(await states(application)).toEqual([{ status: 'approved', gone: false }])
  await nightsLater(application, 1)
  expect(await states(application)).toEqual([{ status: 'approved', gone: true }])
})

test('two people keep the original of a public report for a court', async () => {
  const { application, id, officer, secondOfficer } = await house()
  await nightsLater(application, untilAnnounced)
  await proposeHold(application, officer, id, { holdDays: '365', reason: 'The Federal High Court, suit 12.' })
  await confirmProposal(application, secondOfficer, await onlyProposal(application))
  await nightsLater(application, 300)
  expect(await states(application)).toEqual([{ status: 'approved', gone: false }])
})

test('staff can still open a report whose text, notes and notice to the named person are deleted', async () => {
  const application = await withApplication()
  const { reporter, officer, reviewer } = await cast(
    application,
    ...(['reporter', 'officer', 'reviewer', 'secondOfficer'] as const),
  )
  const { id } = await submitted(application, reporter)
  await noteReply(application, reviewer, id, 'left-out', { reason: 'Files would vanish.' })
  await noteReport(application, reviewer, id, { note: 'The clerk knows.' })
  await rejectedByTwo(application, officer, id, { reason: 'The land is leased.' })
  await nightsLater(application, daysUntilAnnounced(daysOfReport.rejected))
  await nightsLater(application, 30)
  expect(await states(application)).toEqual([{ status: 'rejected', gone: true }])
  const view = await showReport(application, officer, id)
  expect(view.reply.notice?.reason).toBe('')
  expect((await showReportForWork(application, officer, id)).work?.notes).toEqual([])
})
