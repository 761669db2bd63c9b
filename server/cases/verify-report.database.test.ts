import { expect, test } from 'vitest'
import type { Invalid } from '#domain/errors.ts'
import { statementsIn } from '#domain/publishing/statements.ts'
import type { ReportText } from '#domain/reports/fields.ts'
import { listNotifications } from '#server/notifications/list-notifications.ts'
import { approveReport } from '#server/publishing/approve-report.ts'
import { showReport, showReportForStep } from '#server/report-view/show-report.ts'
import { listOwnReports } from '#server/reports/list-own-reports.ts'
import { editReport } from '#server/writing/edit-report.ts'
import { buildReport, cast, submitted } from '#tests/cast.ts'
import { everyRow } from '#tests/support/every-row.ts'
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

test('what a verifier says of each statement begins the approval, and no one outside the staff reads it before', async () => {
  const { application, id, reporter, reviewer, secondReviewer } = await staffed()
  const { officer } = await cast(application, 'officer')
  const seen = {
    'statement.every.label': 'document',
    'statement.every.source': 'The quokka register',
    'statement.every.seenOn': '2025-10-01',
    'statement.office.label': 'classification',
  }
  await verifyReport(application, reviewer, id, { ...first, ...seen })
  expect(await everyRow(application)).not.toContain('quokka')

  const { text, verifications } = await showReportForStep(application, officer, id, 'approve')
  const said = verifications.present[0]?.statements ?? []
  const places = statementsIn(text.words as ReportText).map(({ place }) => place)
  expect(said.map(({ place }) => place)).toEqual(places)
  expect(said[0]).toEqual({
    ...{ place: 'office', label: 'classification', source: 'The quokka register', seenOn: '2025-10-01' },
  })
  expect((await showReport(application, reporter, id)).verifications.present[0]?.statements).toBeNull()

  application.later(1_000)
  await verifyReport(application, secondReviewer, id, second)
  const [, other] = (await showReportForStep(application, officer, id, 'approve')).verifications.present
  expect(other?.statements, 'what was left out is not said').toBeNull()
  await expect(
    verifyReport(application, secondReviewer, id, { ...second, 'statement.evidence.source': 'A numbat' }),
  ).rejects.toMatchObject({ fields: { 'statement.evidence.label': expect.anything() } })

  const approval = said.flatMap(({ place, label, source, seenOn }) => [
    [`statement.${place}.label`, label],
    [`statement.${place}.source`, source],
    [`statement.${place}.seenOn`, seenOn],
  ])
  await approveReport(application, officer, id, Object.fromEntries(approval))
  const { statements } = (await showReport(application, officer, id)).text
  expect(statements?.map(({ source }) => source)).toEqual(places.map(() => 'The quokka register'))
})

test('an approval says once what holds for all statements', async () => {
  const { application, id, reviewer } = await staffed()
  const { officer } = await cast(application, 'officer')
  await verifyReport(application, reviewer, id, first)
  const forAll = { 'statement.every.label': 'document', 'statement.every.source': 'Volume 4' }
  await expect(approveReport(application, officer, id, forAll)).rejects.toMatchObject({
    fields: { 'statement.office.seenOn': expect.anything() },
  })
  const wrong = { ...forAll, 'statement.every.seenOn': '2027-02-31', 'statement.office.seenOn': 'May' }
  const { fields } = (await approveReport(application, officer, id, wrong).catch(
    (thrown: unknown) => thrown,
  )) as Invalid
  expect(fields, 'it is wrong where it was typed').toEqual({
    'statement.office.seenOn': { code: 'not-a-day' },
    'statement.every.seenOn': { code: 'no-such-day', limit: 31 },
  })
  await approveReport(application, officer, id, { ...forAll, 'statement.every.seenOn': '2025-10-01' })
  expect((await showReport(application, officer, id)).status).toBe('approved')
})
