import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { visitor } from '#domain/actor.ts'
import { verifyReport } from '#server/cases/verify-report.ts'
import { events } from '#server/database/schema.ts'
import { approveReport } from '#server/publishing/approve-report.ts'
import { showReport } from '#server/report-view/show-report.ts'
import { buildReport, buildStatements, cast, submitted } from '#tests/cast.ts'
import { rejectedByTwo } from '#tests/support/second-person/settled.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { editReport } from './edit-report.ts'

const verification = { method: 'document_check', notes: 'Compared with the vouchers.' }
const changed = buildReport({ evidence: 'Three vouchers, not two.' })

test('the owner changes a pending report, and staff see the new words', async () => {
  const application = await withApplication()
  const { reporter, reviewer } = await cast(application, 'reporter', 'reviewer')
  const { id } = await submitted(application, reporter)
  await editReport(application, reporter, id, changed)

  const view = await showReport(application, reviewer, id)
  expect(view.text.words?.evidence).toBe('Three vouchers, not two.')
  expect(view.status).toBe('pending')
})

test('a change clears the verifications, so that approving needs a new one', async () => {
  const application = await withApplication()
  const { reporter, reviewer, officer } = await cast(application, 'reporter', 'reviewer', 'officer')
  const { id } = await submitted(application, reporter)
  await verifyReport(application, reviewer, id, verification)
  await editReport(application, reporter, id, changed)

  expect((await showReport(application, officer, id)).verifications.present).toEqual([])
  await expect(approveReport(application, officer, id, buildStatements())).rejects.toMatchObject({
    code: 'verification-needed',
  })
  await verifyReport(application, reviewer, id, verification)
  await expect(approveReport(application, officer, id, buildStatements())).resolves.toBe('approved')
})

test('the record says how many verifications a change cleared, and nothing of the words', async () => {
  const application = await withApplication()
  const { reporter, reviewer } = await cast(application, 'reporter', 'reviewer')
  const { id } = await submitted(application, reporter)
  await verifyReport(application, reviewer, id, verification)
  await editReport(application, reporter, id, changed)

  const rows = await application.database.queries
    .select()
    .from(events)
    .where(eq(events.kind, 'report.edited'))
  expect(rows).toMatchObject([
    { statusFrom: 'pending', statusTo: 'pending', detail: { contentVersion: 2, clearedVerifications: 1 } },
  ])
})

test('no one but the owner edits a report, and to most it does not exist', async () => {
  const application = await withApplication()
  const { reporter, stranger, administrator } = await cast(
    application,
    'reporter',
    'stranger',
    'administrator',
  )
  const { id } = await submitted(application, reporter)

  await expect(editReport(application, visitor, id, changed)).rejects.toMatchObject({
    code: 'sign-in-needed',
  })
  await expect(editReport(application, stranger, id, changed)).rejects.toMatchObject({ code: 'not-found' })
  await expect(editReport(application, administrator, id, changed)).rejects.toMatchObject({
    code: 'access-denied',
  })
})

test('an observer cannot edit even a report of their own, nor can a suspended owner', async () => {
  const application = await withApplication()
  const { observer, reporter } = await cast(application, 'observer', 'reporter')
  const observed = await submitted(application, observer)
  const own = await submitted(application, reporter)

  await expect(editReport(application, observer, observed.id, changed)).rejects.toMatchObject({
    code: 'access-denied',
  })
  const suspended = { ...reporter, status: 'suspended' } as const
  await expect(editReport(application, suspended, own.id, changed)).rejects.toMatchObject({
    code: 'account-suspended',
  })
})

test('a report that was decided cannot be edited any more', async () => {
  const application = await withApplication()
  const { reporter, officer } = await cast(application, 'reporter', 'officer')
  const { id } = await submitted(application, reporter)
  await rejectedByTwo(application, officer, id, { reason: 'The land is leased.' })

  await expect(editReport(application, reporter, id, changed)).rejects.toMatchObject({
    code: 'step-not-possible',
  })
})

test('an edit with a field that does not fit changes nothing', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const { id } = await submitted(application, reporter)

  await expect(
    editReport(application, reporter, id, buildReport({ personName: '', evidence: 'Changed.' })),
  ).rejects.toMatchObject({ fields: { personName: { code: 'missing' } } })
  expect((await showReport(application, reporter, id)).text.words?.evidence).not.toBe('Changed.')
})

test('when an edit and an approval come at once, only one kind of words can become public', async () => {
  const application = await withApplication()
  const { reporter, reviewer, officer } = await cast(application, 'reporter', 'reviewer', 'officer')
  const { id } = await submitted(application, reporter)
  await verifyReport(application, reviewer, id, verification)

  const [edit, approval] = await Promise.allSettled([
    editReport(application, reporter, id, changed),
    approveReport(application, officer, id, buildStatements()),
  ])
  const { status } = await showReport(application, reporter, id)
  expect([edit.status, approval.status, status]).toBeOneOf([
    ['fulfilled', 'rejected', 'pending'],
    ['rejected', 'fulfilled', 'approved'],
  ])
})
