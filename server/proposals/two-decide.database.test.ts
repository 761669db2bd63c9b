import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { days, hours } from '#domain/time/durations.ts'
import { rejectReport } from '#server/cases/reject-report.ts'
import { verifyReport } from '#server/cases/verify-report.ts'
import { profiles } from '#server/database/people-schema.ts'
import { listPublicReports } from '#server/finding/public-list.ts'
import { listNotifications } from '#server/notifications/list-notifications.ts'
import { declareInterests } from '#server/people/declare-interests.ts'
import { deleteAccount } from '#server/people/delete-account.ts'
import { approveReport } from '#server/publishing/approve-report.ts'
import { showReport } from '#server/report-view/show-report.ts'
import { editReport } from '#server/writing/edit-report.ts'
import { buildReport, buildStatements, cast, submitted } from '#tests/cast.ts'
import { everyRow } from '#tests/support/every-row.ts'
import { houseOfTwo, onlyProposal, wait } from '#tests/support/second-person/house.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { confirmProposal, declineProposal } from './decide-proposal.ts'
import { listProposals } from './list-proposals.ts'
import { publicNotices } from './public-notices.ts'

const verification = { method: 'document_check', notes: 'Compared with the vouchers.' }
const needed = { code: 'second-person-needed' }
const reason = { reason: 'The quokkaland is leased.' }

async function verified(application: TestApplication, verifier: Person): Promise<string> {
  const { reporter } = await cast(application, 'reporter')
  const { id } = await submitted(application, reporter)
  await verifyReport(application, verifier, id, verification)
  return id
}

async function change(
  { database }: TestApplication,
  { id }: { id: string },
  to: Partial<typeof profiles.$inferInsert>,
) {
  await database.queries.update(profiles).set(to).where(eq(profiles.id, id))
}

async function statusOf(application: TestApplication, actor: Person, id: string) {
  return (await showReport(application, actor, id)).status
}

test.each([
  ['suspended', { status: 'suspended' }],
  ['demoted', { role: 'reporter' }],
  ['new', { secondStepSince: new Date('2026-11-21T08:00:00Z') }],
  ['without a second step', { secondStepSince: null }],
] as const)('a verification by a member who is %s does not count', async (_, to) => {
  const application = await withApplication()
  const { reviewer, officer } = await cast(application, 'reviewer', 'officer', 'administrator')
  const id = await verified(application, reviewer)
  await change(application, reviewer, to)
  await expect(approveReport(application, officer, id, buildStatements())).rejects.toMatchObject(needed)
})

test('a verification by a member who has deleted their account does not count', async () => {
  const application = await withApplication()
  const { reviewer, officer } = await cast(application, 'reviewer', 'officer', 'administrator')
  const id = await verified(application, reviewer)
  await deleteAccount(application, reviewer)
  await expect(approveReport(application, officer, id, buildStatements())).rejects.toMatchObject(needed)
})

test('a puppet verifies and its inviter approves, or the other way round: refused', async () => {
  const { application, administrator, brought } = await houseOfTwo()
  await declareInterests(application, brought, { names: 'Ibiso Gwajiyo' })
  const { reviewer } = await cast(application, 'reviewer')
  const first = await verified(application, brought)
  await expect(approveReport(application, administrator, first, buildStatements())).rejects.toMatchObject(
    needed,
  )
  await verifyReport(application, administrator, first, verification)
  await expect(approveReport(application, brought, first, buildStatements())).rejects.toMatchObject(needed)
  await verifyReport(application, reviewer, first, verification)
  expect(await approveReport(application, brought, first, buildStatements())).toBe('approved')
})

test('suspending every colleague opens no approval alone', async () => {
  const application = await withApplication()
  const { reviewer, officer, administrator } = await cast(application, 'reviewer', 'officer', 'administrator')
  const id = await verified(application, administrator)
  for (const colleague of [reviewer, officer]) await change(application, colleague, { status: 'suspended' })
  await expect(approveReport(application, administrator, id, buildStatements())).rejects.toMatchObject(needed)
})

test('the only member who verifies and approves waits 72 hours under public notice, and is marked alone', async () => {
  const application = await withApplication()
  const { administrator } = await cast(application, 'administrator')
  const id = await verified(application, administrator)
  expect(await approveReport(application, administrator, id, buildStatements())).toBe('pending')
  expect(await publicNotices(application)).toMatchObject([{ act: 'approval', takesEffectOn: '2026-11-24' }])
  await wait(application, hours(72) - 1)
  expect((await listPublicReports(application, null)).cards).toEqual([])
  await wait(application, 1)
  expect((await listPublicReports(application, null)).cards).toMatchObject([{ id }])
  const { history } = await showReport(application, administrator, id)
  expect(history.at(-1)).toMatchObject({ kind: 'report.approved', by: 'You', alone: true })
})

test('an approval that waits alone does not count for words that were changed meanwhile', async () => {
  const application = await withApplication()
  const { administrator, reporter } = await cast(application, 'administrator', 'reporter')
  const { id } = await submitted(application, reporter)
  await verifyReport(application, administrator, id, verification)
  await approveReport(application, administrator, id, buildStatements())
  await editReport(application, reporter, id, buildReport({ evidence: 'Another voucher.' }))
  await wait(application, hours(72))
  expect((await listPublicReports(application, null)).cards).toEqual([])
  expect(await publicNotices(application)).toEqual([])
})

test('a rejection counts when a second person confirms it; until then its owner hears and sees nothing', async () => {
  const application = await withApplication()
  const { reporter, officer, secondOfficer } = await cast(application, 'reporter', 'officer', 'secondOfficer')
  const { id } = await submitted(application, reporter)
  expect(await rejectReport(application, officer, id, reason)).toBe('pending')
  expect(await everyRow(application)).not.toContain('quokkaland')
  const before = await showReport(application, reporter, id)
  expect(before).toMatchObject({ status: 'pending', decision: { reason: null } })
  expect(before.history.map(({ kind }) => kind)).toEqual(['report.submitted'])
  const proposal = await onlyProposal(application)
  await expect(confirmProposal(application, officer, proposal)).rejects.toMatchObject({
    code: 'not-the-second-person',
  })
  await confirmProposal(application, secondOfficer, proposal)
  expect(await showReport(application, reporter, id)).toMatchObject({
    status: 'rejected',
    decision: reason,
  })
  const { notifications } = await listNotifications(application, reporter, { length: 10 })
  expect(notifications.map(({ title }) => title)).toEqual(['Report rejected'])
})

test('a rejection that no one confirms for seven days leaves the report pending', async () => {
  const application = await withApplication()
  const { reporter, officer } = await cast(application, 'reporter', 'officer', 'secondOfficer')
  const { id } = await submitted(application, reporter)
  await rejectReport(application, officer, id, reason)
  await wait(application, days(7))
  expect(await statusOf(application, officer, id)).toBe('pending')
  expect((await showReport(application, officer, id)).history.map(({ kind }) => kind)).toEqual([
    ...['report.submitted', 'report.rejection_proposed', 'report.rejection_ended'],
  ])
})

test('a rejection and an approval: the one that was proposed first is decided first', async () => {
  const application = await withApplication()
  const { reviewer, officer, secondOfficer } = await cast(
    application,
    ...(['reviewer', 'officer', 'secondOfficer'] as const),
  )
  const id = await verified(application, reviewer)
  await rejectReport(application, officer, id, reason)
  await expect(approveReport(application, secondOfficer, id, buildStatements())).rejects.toMatchObject({
    code: 'proposal-waits',
  })
  await declineProposal(application, secondOfficer, await onlyProposal(application))
  expect(await approveReport(application, secondOfficer, id, buildStatements())).toBe('approved')
})

test('an edit by the owner ends what was proposed on the words before', async () => {
  const application = await withApplication()
  const { reporter, officer, secondOfficer } = await cast(application, 'reporter', 'officer', 'secondOfficer')
  const { id } = await submitted(application, reporter)
  await rejectReport(application, officer, id, reason)
  await editReport(application, reporter, id, buildReport({ evidence: 'Another voucher.' }))
  await expect(
    confirmProposal(application, secondOfficer, await onlyProposal(application)),
  ).rejects.toMatchObject({ code: 'words-changed' })
  expect(await statusOf(application, officer, id)).toBe('pending')
})

test('what waits on a report is not listed for its owner on the staff', async () => {
  const application = await withApplication()
  const { officer, secondOfficer, administrator } = await cast(
    application,
    ...(['officer', 'secondOfficer', 'administrator'] as const),
  )
  const { id } = await submitted(application, secondOfficer)
  await rejectReport(application, officer, id, reason)
  expect(await listProposals(application, secondOfficer)).toEqual([])
  expect(await listProposals(application, administrator)).toMatchObject([{ act: 'rejection' }])
  await expect(
    confirmProposal(application, secondOfficer, await onlyProposal(application)),
  ).rejects.toMatchObject({ code: 'own-report' })
})
