import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { hours } from '#domain/time/durations.ts'
import { verifyReport } from '#server/cases/verify-report.ts'
import { publicReports } from '#server/database/schema.ts'
import { listPublicReports } from '#server/finding/public-list.ts'
import { showReport } from '#server/report-view/show-report.ts'
import { buildStatements, cast, submitted } from '#tests/cast.ts'
import { wait } from '#tests/support/second-person/house.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { approveReport } from './approve-report.ts'

const verification = { method: 'document_check', notes: 'Compared with the vouchers.' }

test('an officer cannot approve a report that only they verified', async () => {
  const application = await withApplication()
  const { reporter, officer } = await cast(application, 'reporter', 'officer', 'reviewer')
  const { id } = await submitted(application, reporter)
  await verifyReport(application, officer, id, verification)

  await expect(approveReport(application, officer, id, buildStatements())).rejects.toMatchObject({
    code: 'second-person-needed',
  })
  expect((await listPublicReports(application, null)).cards).toEqual([])
})

test('a report that one verified and another approved is public with its words', async () => {
  const application = await withApplication()
  const { reporter, reviewer, officer } = await cast(application, 'reporter', 'reviewer', 'officer')
  const { id, referenceNumber } = await submitted(application, reporter)
  await verifyReport(application, reviewer, id, verification)
  await approveReport(application, officer, id, buildStatements())

  const { cards } = await listPublicReports(application, null)
  expect(cards).toMatchObject([{ id, referenceNumber, personName: 'Misali Kirkira', status: 'approved' }])
})

test('a verification shortly after midnight in Nigeria has that day in public and on the page of the report', async () => {
  const application = await withApplication()
  const { reporter, reviewer, officer } = await cast(application, 'reporter', 'reviewer', 'officer')
  const { id } = await submitted(application, reporter)
  // 23:30 in Greenwich, 00:30 in Lagos.
  application.later(hours(14.5))
  await verifyReport(application, reviewer, id, verification)
  await approveReport(application, officer, id, buildStatements())

  const rows = await application.database.queries.select().from(publicReports)
  const { verifications } = await showReport(application, reporter, id)
  expect(rows).toMatchObject([{ verifiedOn: '2026-11-22' }])
  expect(verifications.present.map(({ at }) => dayInNigeria(new Date(at)))).toEqual(['2026-11-22'])
})

test('what the only member of staff verifies and approves is public after 72 hours, and the history says so', async () => {
  const application = await withApplication()
  const { reporter, administrator } = await cast(application, 'reporter', 'administrator')
  const { id } = await submitted(application, reporter)
  await verifyReport(application, administrator, id, verification)
  await approveReport(application, administrator, id, buildStatements())
  expect((await listPublicReports(application, null)).cards).toEqual([])
  await wait(application, hours(72))

  const { history } = await showReport(application, administrator, id)
  expect(history.at(-1)).toMatchObject({ kind: 'report.approved', by: 'You', alone: true })
})

test('a report without a verification cannot be approved', async () => {
  const application = await withApplication()
  const { reporter, officer } = await cast(application, 'reporter', 'officer')
  const { id } = await submitted(application, reporter)

  await expect(approveReport(application, officer, id, buildStatements())).rejects.toMatchObject({
    code: 'verification-needed',
  })
})

test('when two officers approve at once, one does, and the other is told that the report has moved on', async () => {
  const application = await withApplication()
  const { reporter, reviewer, officer, secondOfficer } = await cast(
    application,
    'reporter',
    'reviewer',
    'officer',
    'secondOfficer',
  )
  const { id } = await submitted(application, reporter)
  await verifyReport(application, reviewer, id, verification)

  const answers = await Promise.allSettled([
    approveReport(application, officer, id, buildStatements()),
    approveReport(application, secondOfficer, id, buildStatements()),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(answers.find((answer) => answer.status === 'rejected')?.reason).toMatchObject({
    code: 'step-not-possible',
  })
  const rows = await application.database.queries
    .select()
    .from(publicReports)
    .where(eq(publicReports.reportId, id))
  expect(rows).toHaveLength(1)
})
