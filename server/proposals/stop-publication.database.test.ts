import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { minutes } from '#domain/time/durations.ts'
import { rejectReport } from '#server/cases/reject-report.ts'
import { verifyReport } from '#server/cases/verify-report.ts'
import { profiles } from '#server/database/people-schema.ts'
import { events, jobs, publicReports } from '#server/database/schema.ts'
import { approveReport } from '#server/publishing/approve-report.ts'
import { retractReport } from '#server/publishing/retract-report.ts'
import { showReport } from '#server/report-view/show-report.ts'
import { editReport } from '#server/writing/edit-report.ts'
import { buildReport, buildStatements, cast, submitted } from '#tests/cast.ts'
import { onlyProposal, wait } from '#tests/support/second-person/house.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { confirmProposal, declineProposal, withdrawProposal } from './decide-proposal.ts'
import { listProposals } from './list-proposals.ts'
import { publishBatch } from './publish-batch.ts'

const verification = { method: 'document_check', notes: 'Compared with the vouchers.' }
const usual = { every: minutes(30) }

async function site() {
  const application: TestApplication = { ...(await withApplication()), publication: usual }
  const people = await cast(application, 'reporter', 'reviewer', 'officer', 'administrator')
  return { application, ...people }
}

type Staff = { reporter: Person; reviewer: Person; officer: Person }

async function approved(
  application: TestApplication,
  { reporter, reviewer, officer }: Staff,
): Promise<string> {
  const { id } = await submitted(application, reporter)
  await verifyReport(application, reviewer, id, verification)
  expect(await approveReport(application, officer, id, buildStatements())).toBe('with-a-batch')
  return id
}

async function publicIds({ database }: TestApplication): Promise<string[]> {
  const rows = await database.queries.select({ id: publicReports.reportId }).from(publicReports)
  return rows.map(({ id }) => id)
}

async function kindsOf({ database }: TestApplication, id: string): Promise<string[]> {
  const rows = await database.queries.select().from(events).where(eq(events.subjectId, id)).orderBy(events.id)
  return rows.map(({ kind }) => kind)
}

async function _drawnAt({ database }: TestApplication): Promise<Date[]> {
  const rows = await database.queries.select().from(jobs).where(eq(jobs.kind, 'publication.batch'))
  return rows.map(({ runAt }) => runAt)
}

test('until the batch the approver, the verifier or any other member can stop it', async () => {
  const { application, ...people } = await site()
  const { officer, reviewer, reporter, administrator } = people
  const stops = [
    (id: string) => withdrawProposal(application, officer, id),
    (id: string) => declineProposal(application, reviewer, id),
    (id: string) => declineProposal(application, administrator, id),
  ]
  for (const stop of stops) {
    const id = await approved(application, people)
    await stop(await onlyProposal(application))
    application.later(minutes(45))
    await publishBatch(application)
    expect((await showReport(application, reporter, id)).handling.publicWithinHours).toBeNull()
    expect((await kindsOf(application, id)).at(-1)).toBe('report.publication_stopped')
    // And it can be approved again.
    expect(await approveReport(application, officer, id, buildStatements())).toBe('with-a-batch')
    await withdrawProposal(application, officer, await onlyProposal(application))
  }
  expect(await publicIds(application)).toEqual([])
})

test('no one hurries it: it cannot be confirmed, and time and public notices leave it alone', async () => {
  const { application, ...people } = await site()
  await approved(application, people)
  const { administrator } = people
  expect(await listProposals(application, administrator)).toMatchObject([
    { act: 'publication', waitsForBatch: true, mayConfirm: false, mayDecline: true },
  ])
  await expect(
    confirmProposal(application, administrator, await onlyProposal(application)),
  ).rejects.toMatchObject({ code: 'not-the-second-person' })
  await wait(application, minutes(60))
  expect(await publicIds(application)).toEqual([])
})

test('while it waits, it is neither approved twice, rejected nor retracted', async () => {
  const { application, ...people } = await site()
  const id = await approved(application, people)
  const { administrator } = people
  await expect(approveReport(application, administrator, id, buildStatements())).rejects.toMatchObject({
    code: 'proposal-waits',
  })
  await expect(rejectReport(application, administrator, id, { reason: 'Not so.' })).rejects.toMatchObject({
    code: 'proposal-waits',
  })
  await expect(retractReport(application, administrator, id, { reason: 'Not so.' })).rejects.toMatchObject({
    code: 'step-not-possible',
  })
})

test('other words than the approved ones do not become public', async () => {
  const { application, ...people } = await site()
  const { reporter } = people
  const id = await approved(application, people)
  await editReport(application, reporter, id, buildReport({ suspectedAssets: 'Four houses.' }))
  expect((await showReport(application, reporter, id)).handling.publicWithinHours).toBeNull()
  expect(await listProposals(application, people.officer)).toEqual([])
  application.later(minutes(45))
  await publishBatch(application)
  expect(await publicIds(application)).toEqual([])
})

test('nothing becomes public in the name of a member who was suspended meanwhile', async () => {
  const { application, ...people } = await site()
  const id = await approved(application, people)
  await application.database.queries
    .update(profiles)
    .set({ status: 'suspended' })
    .where(eq(profiles.id, people.officer.id))
  application.later(minutes(45))
  await publishBatch(application)
  expect(await publicIds(application)).toEqual([])
  expect((await kindsOf(application, id)).at(-1)).toBe('report.publication_stopped')
})
