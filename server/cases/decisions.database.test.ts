import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { minutes } from '#domain/time/durations.ts'
import { publicReports, reportDecisions } from '#server/database/schema.ts'
import { listPublicReports } from '#server/finding/public-list.ts'
import { openProposals } from '#server/proposals/proposal-queries.ts'
import { approveReport } from '#server/publishing/approve-report.ts'
import { retractReport } from '#server/publishing/retract-report.ts'
import { showReport } from '#server/report-view/show-report.ts'
import { buildStatements, cast, submitted } from '#tests/cast.ts'
import { rejectedByTwo } from '#tests/support/second-person/settled.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { rejectReport } from './reject-report.ts'
import { verifyReport } from './verify-report.ts'

const verification = { method: 'field_verification', notes: 'The three houses stand.' }
const reason = { reason: 'The land is leased, not owned.' }

test('a verification records method, notes, verifier and time, and changes no status', async () => {
  const application = await withApplication()
  const { reporter, reviewer } = await cast(application, 'reporter', 'reviewer')
  const { id } = await submitted(application, reporter)
  await verifyReport(application, reviewer, id, verification)

  const view = await showReport(application, reviewer, id)
  expect(view.status).toBe('pending')
  expect(view.verifications.present).toEqual([
    {
      id: expect.any(String),
      method: 'field_verification',
      notes: 'The three houses stand.',
      by: 'bola',
      isByActor: true,
      statements: null,
      expertAnswer: null,
      at: '2026-11-21T09:00:00.000Z',
    },
  ])
})

test('a reporter cannot verify, and staff cannot verify a report of their own', async () => {
  const application = await withApplication()
  const { reporter, reviewer } = await cast(application, 'reporter', 'reviewer')
  const foreign = await submitted(application, reporter)
  const own = await submitted(application, reviewer)

  await expect(verifyReport(application, reporter, foreign.id, verification)).rejects.toMatchObject({
    code: 'access-denied',
  })
  await expect(verifyReport(application, reviewer, own.id, verification)).rejects.toMatchObject({
    code: 'own-report',
  })
})

test('a reviewer can neither approve nor reject nor retract', async () => {
  const application = await withApplication()
  const { reporter, reviewer } = await cast(application, 'reporter', 'reviewer')
  const { id } = await submitted(application, reporter)
  const denied = { code: 'access-denied' }

  await expect(approveReport(application, reviewer, id, buildStatements())).rejects.toMatchObject(denied)
  await expect(rejectReport(application, reviewer, id, reason)).rejects.toMatchObject(denied)
  await expect(retractReport(application, reviewer, id, reason)).rejects.toMatchObject(denied)
})

test('a rejected report is never public, and its owner reads the reason', async () => {
  const application = await withApplication()
  const { reporter, officer } = await cast(application, 'reporter', 'officer')
  const { id } = await submitted(application, reporter)
  await rejectedByTwo(application, officer, id, reason)

  expect(await showReport(application, reporter, id)).toMatchObject({
    status: 'rejected',
    decision: { reason: 'The land is leased, not owned.' },
  })
  expect((await listPublicReports(application, null)).cards).toEqual([])
})

test('rejecting and retracting need a reason', async () => {
  const application = await withApplication()
  const { reporter, reviewer, officer } = await cast(application, 'reporter', 'reviewer', 'officer')
  const { id } = await submitted(application, reporter)
  const missing = { fields: { reason: { code: 'missing' } } }

  await expect(rejectReport(application, officer, id, {})).rejects.toMatchObject(missing)
  expect((await showReport(application, reporter, id)).status).toBe('pending')
  await verifyReport(application, reviewer, id, verification)
  await approveReport(application, officer, id, buildStatements())
  await expect(retractReport(application, officer, id, { reason: ' ' })).rejects.toMatchObject(missing)
  expect((await showReport(application, reporter, id)).status).toBe('approved')
})

test('a correction notice that names the person is refused, and the report stays as it is', async () => {
  const application = await withApplication()
  const { reporter, reviewer, officer } = await cast(application, 'reporter', 'reviewer', 'officer')
  const { id } = await submitted(application, reporter)
  await verifyReport(application, reviewer, id, verification)
  await approveReport(application, officer, id, buildStatements())
  await expect(
    retractReport(application, officer, id, { reason: 'KIRKIRA, Misali is not the owner.' }),
  ).rejects.toMatchObject({ fields: { reason: { code: 'names-the-person' } } })
  expect((await showReport(application, reporter, id)).status).toBe('approved')
})

test('a retracted report leaves a tombstone that holds the notice and nothing of the allegation', async () => {
  const application = await withApplication()
  const { reporter, reviewer, officer } = await cast(application, 'reporter', 'reviewer', 'officer')
  const { id, referenceNumber } = await submitted(application, reporter)
  await verifyReport(application, reviewer, id, verification)
  await approveReport(application, officer, id, buildStatements())
  application.later(minutes(1))
  await retractReport(application, officer, id, reason)

  const [row] = await application.database.queries.select().from(publicReports)
  const { reportId, status, publishedAt, retractedAt, correctionNotice, ...rest } = row ?? {}
  expect({ reportId, status, correctionNotice }).toEqual({
    reportId: id,
    status: 'retracted',
    correctionNotice: 'The land is leased, not owned.',
  })
  expect([publishedAt, retractedAt]).toEqual([
    ...[new Date('2026-11-21T09:00:00Z'), new Date('2026-11-21T09:01:00Z')],
  ])
  expect(Object.entries(rest).filter(([, value]) => value !== null)).toEqual([
    ['referenceNumber', referenceNumber],
  ])
  expect((await listPublicReports(application, null)).cards).toMatchObject([
    { id, status: 'retracted', personName: null, excerpt: null, correctionNotice: reason.reason },
  ])
})

test('the database itself refuses a tombstone that holds part of the allegation', async () => {
  const application = await withApplication()
  const { reporter, reviewer, officer } = await cast(application, 'reporter', 'reviewer', 'officer')
  const { id } = await submitted(application, reporter)
  await verifyReport(application, reviewer, id, verification)
  await approveReport(application, officer, id, buildStatements())

  const half = { status: 'retracted', retractedAt: application.now(), correctionNotice: 'Wrong.' } as const
  await expect(
    application.database.queries.update(publicReports).set(half).where(eq(publicReports.reportId, id)),
  ).rejects.toMatchObject({ cause: { constraint: 'public_reports_tombstone' } })
})

test('only what was approved can be retracted, and only once', async () => {
  const application = await withApplication()
  const { reporter, reviewer, officer } = await cast(application, 'reporter', 'reviewer', 'officer')
  const { id } = await submitted(application, reporter)
  const movedOn = { code: 'step-not-possible' }
  await expect(retractReport(application, officer, id, reason)).rejects.toMatchObject(movedOn)
  await verifyReport(application, reviewer, id, verification)
  await approveReport(application, officer, id, buildStatements())
  await retractReport(application, officer, id, reason)

  await expect(retractReport(application, officer, id, reason)).rejects.toMatchObject(movedOn)
  await expect(approveReport(application, officer, id, buildStatements())).rejects.toMatchObject(movedOn)
  await expect(verifyReport(application, reviewer, id, verification)).rejects.toMatchObject(movedOn)
})

test('when an approval and a rejection come at once, one counts', async () => {
  const application = await withApplication()
  const { reporter, reviewer, officer, secondOfficer } = await cast(
    application,
    ...(['reporter', 'reviewer', 'officer', 'secondOfficer'] as const),
  )
  const { id } = await submitted(application, reporter)
  await verifyReport(application, reviewer, id, verification)

  const answers = await Promise.allSettled([
    approveReport(application, officer, id, buildStatements()),
    rejectReport(application, secondOfficer, id, reason),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const { queries } = application.database
  const decided = await queries.select().from(reportDecisions)
  const proposed = await openProposals(queries)
  expect([...decided, ...proposed]).toHaveLength(1)
})
