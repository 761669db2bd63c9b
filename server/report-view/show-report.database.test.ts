import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { visitor } from '#domain/actor.ts'
import { days } from '#domain/time/durations.ts'
import { rateReport } from '#server/cases/rate-report.ts'
import { verifyReport } from '#server/cases/verify-report.ts'
import { deleteAccount } from '#server/people/delete-account.ts'
import { approveReport } from '#server/publishing/approve-report.ts'
import { retractReport } from '#server/publishing/retract-report.ts'
import { listOwnReports } from '#server/reports/list-own-reports.ts'
import { editReport } from '#server/writing/edit-report.ts'
import { buildReport, buildStatements, cast, submitted, wholeCast } from '#tests/cast.ts'
import { rejectedByTwo } from '#tests/support/second-person/settled.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { showReport, showReportForStep } from './show-report.ts'

const verification = { method: 'witness_interview', notes: 'The clerk was asked.' }
const notFound = { code: 'not-found' }

test('a pending report exists for its owner and for staff alone', async () => {
  const application = await withApplication()
  const people = await wholeCast(application)
  const { id } = await submitted(application, people.reporter)

  await expect(showReport(application, visitor, id)).rejects.toMatchObject({ code: 'sign-in-needed' })
  await expect(showReport(application, people.stranger, id)).rejects.toMatchObject(notFound)
  await expect(showReport(application, people.observer, id)).rejects.toMatchObject(notFound)
  expect((await showReport(application, people.reporter, id)).reader).toBe('owner')
  for (const member of ['reviewer', 'officer', 'administrator'] as const)
    expect((await showReport(application, people[member], id)).reader).toBe('staff')
})

test('a suspended member of staff no longer reads what is sealed', async () => {
  const application = await withApplication()
  const { reporter, reviewer } = await cast(application, 'reporter', 'reviewer')
  const { id } = await submitted(application, reporter)
  const suspended = { ...reviewer, status: 'suspended' } as const
  await expect(showReport(application, suspended, id)).rejects.toMatchObject(notFound)
})

test('there is nothing at a wrong id', async () => {
  const application = await withApplication()
  const { administrator } = await cast(application, 'administrator')
  for (const id of ['', '1', "' or 1=1 --", '../admin', '\0', randomUUID(), 'x'.repeat(5_000)]) {
    await expect(showReport(application, administrator, id)).rejects.toMatchObject(notFound)
  }
})

test('staff never learn the reporter’s name, whatever they open', async () => {
  const application = await withApplication()
  const { reporter, reviewer, officer, administrator } = await cast(
    application,
    ...(['reporter', 'reviewer', 'officer', 'administrator'] as const),
  )
  const { id } = await submitted(application, reporter)
  await editReport(application, reporter, id, buildReport())
  await verifyReport(application, reviewer, id, verification)
  await approveReport(application, officer, id, buildStatements())

  for (const member of [reviewer, officer, administrator]) {
    const text = JSON.stringify(await showReport(application, member, id))
    for (const secret of [reporter.username, reporter.email, reporter.id]) expect(text).not.toContain(secret)
  }
  const { history } = await showReport(application, administrator, id)
  expect(history.map(({ kind, by }) => [kind, by])).toEqual([
    ['report.submitted', 'The reporter'],
    ['report.edited', 'The reporter'],
    ['report.verified', 'bola'],
    ['report.approved', 'chidi'],
  ])
})

test('the owner sees the state of it, and neither names nor notes of the staff', async () => {
  const application = await withApplication()
  const { reporter, reviewer, officer } = await cast(application, 'reporter', 'reviewer', 'officer')
  const { id } = await submitted(application, reporter)
  await verifyReport(application, reviewer, id, verification)
  await rejectedByTwo(application, officer, id, { reason: 'The land is leased.' })

  const view = await showReport(application, reporter, id)
  expect(view).toMatchObject({ status: 'rejected', decision: { reason: 'The land is leased.' } })
  expect(view.verifications.present).toMatchObject([{ method: 'witness_interview', notes: null, by: null }])
  expect(view.history.map(({ by }) => by)).toEqual(['You', 'Staff', 'Staff'])
  for (const secret of ['bola', 'chidi', 'clerk']) expect(JSON.stringify(view)).not.toContain(secret)
})

test('a member of staff who sent a report is its owner there, and learns no colleague’s name from it', async () => {
  const application = await withApplication()
  const { reviewer, secondReviewer } = await cast(application, 'reviewer', 'secondReviewer')
  const { id } = await submitted(application, reviewer)
  await verifyReport(application, secondReviewer, id, verification)

  const view = await showReport(application, reviewer, id)
  expect(view.reader).toBe('owner')
  expect(JSON.stringify(view)).not.toContain('folake')
  expect(view.verifications.present).toMatchObject([{ notes: null, by: null }])
})

test('a reader of an approved report sees its words, and neither history nor names nor notes', async () => {
  const application = await withApplication()
  const { reporter, reviewer, officer, stranger } = await cast(
    application,
    ...(['reporter', 'reviewer', 'officer', 'stranger'] as const),
  )
  const { id } = await submitted(application, reporter)
  await verifyReport(application, reviewer, id, verification)
  await approveReport(application, officer, id, buildStatements())

  const view = await showReport(application, stranger, id)
  expect(view).toMatchObject({ reader: 'reader', history: [], handling: { approval: null } })
  expect(view.text.words?.personName).toBe('Misali Kirkira')
  for (const secret of ['amina', 'bola', 'chidi', 'clerk', reporter.id, reviewer.id])
    expect(JSON.stringify(view)).not.toContain(secret)
})

test('a reader sees only the notice of a retracted report; owner and staff still see the words', async () => {
  const application = await withApplication()
  const { reporter, reviewer, officer, stranger } = await cast(
    application,
    ...(['reporter', 'reviewer', 'officer', 'stranger'] as const),
  )
  const { id } = await submitted(application, reporter)
  await verifyReport(application, reviewer, id, verification)
  await approveReport(application, officer, id, buildStatements())
  await retractReport(application, officer, id, { reason: 'The land is leased.' })

  const view = await showReport(application, stranger, id)
  expect(view).toMatchObject({ text: { words: null }, decision: { reason: 'The land is leased.' } })
  expect(JSON.stringify(view)).not.toContain('Kirkira')
  expect((await showReport(application, reporter, id)).text.words?.personName).toBe('Misali Kirkira')
  expect((await showReport(application, reviewer, id)).text.words?.personName).toBe('Misali Kirkira')
})

test('a step’s page refuses whom the step would refuse', async () => {
  const application = await withApplication()
  const { reporter, reviewer, stranger } = await cast(application, 'reporter', 'reviewer', 'stranger')
  const { id } = await submitted(application, reporter)
  const denied = { code: 'access-denied' }
  await expect(showReportForStep(application, reviewer, id, 'approve')).rejects.toMatchObject(denied)
  await expect(showReportForStep(application, reviewer, id, 'edit')).rejects.toMatchObject(denied)
  await expect(showReportForStep(application, stranger, id, 'verify')).rejects.toMatchObject(notFound)
  await expect(showReportForStep(application, reviewer, id, 'verify')).resolves.toMatchObject({ id })
})

test('the list of a person’s own reports holds no one else’s, newest first, by number alone', async () => {
  const application = await withApplication()
  const { reporter, stranger } = await cast(application, 'reporter', 'stranger')
  const first = await submitted(application, reporter)
  application.later(days(1))
  const second = await submitted(application, reporter)
  await submitted(application, stranger)

  const own = await listOwnReports(application, reporter)
  expect(own.map(({ id }) => id)).toEqual([second.id, first.id])
  expect(JSON.stringify(own)).not.toContain('Kirkira')
  await expect(listOwnReports(application, visitor)).rejects.toMatchObject({ code: 'sign-in-needed' })
})

test('staff see each step of the whole history with what it came to; the owner sees the steps alone', async () => {
  const application = await withApplication()
  const { reporter, reviewer, officer } = await cast(application, 'reporter', 'reviewer', 'officer')
  const { id } = await submitted(application, reporter)
  await verifyReport(application, reviewer, id, verification)
  await rateReport(application, reviewer, id, { rating: '4' })
  await rateReport(application, officer, id, { rating: '3' })
  await editReport(application, reporter, id, buildReport())

  const { history } = await showReport(application, officer, id)
  expect(history.map(({ kind, by, detail }) => [kind, by, detail])).toEqual([
    ['report.submitted', 'The reporter', {}],
    ['report.verified', 'bola', { method: 'witness_interview' }],
    ['report.rated', 'bola', { rating: 4, credibilityRating: 4 }],
    ['report.rated', 'You', { rating: 3, credibilityRating: 3.5 }],
    ['report.edited', 'The reporter', { clearedVerifications: 1 }],
  ])
  const owned = await showReport(application, reporter, id)
  expect(owned.history.map(({ detail }) => detail)).toEqual([null, null, null, null, null])
})

test('a verification of words that were changed counts no longer, and staff still read what was found', async () => {
  const application = await withApplication()
  const { reporter, reviewer, officer } = await cast(application, 'reporter', 'reviewer', 'officer')
  const { id } = await submitted(application, reporter)
  await verifyReport(application, reviewer, id, verification)
  await editReport(application, reporter, id, buildReport())

  const view = await showReport(application, officer, id)
  expect(view.verifications.present).toEqual([])
  expect(view.verifications.earlier).toMatchObject([{ by: 'bola', notes: 'The clerk was asked.' }])
  expect((await showReport(application, reporter, id)).verifications.earlier).toEqual([])
})

test('the notes of a person whose account is gone are still there, without a name', async () => {
  const application = await withApplication()
  const { reporter, reviewer, officer } = await cast(application, 'reporter', 'reviewer', 'officer')
  const { id } = await submitted(application, reporter)
  await verifyReport(application, reviewer, id, verification)
  await deleteAccount(application, reviewer)
  const { verifications } = await showReport(application, officer, id)
  expect(verifications.present).toMatchObject([{ by: 'Staff', notes: 'The clerk was asked.' }])
})
