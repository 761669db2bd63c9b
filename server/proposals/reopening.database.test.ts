import { expect, test } from 'vitest'
import { days } from '#domain/time/durations.ts'
import { rejectReport } from '#server/cases/reject-report.ts'
import { reopenReport } from '#server/cases/reopen-report.ts'
import { verifyReport } from '#server/cases/verify-report.ts'
import { listNotifications } from '#server/notifications/list-notifications.ts'
import { approveReport } from '#server/publishing/approve-report.ts'
import { showReport } from '#server/report-view/show-report.ts'
import { eraseReport } from '#server/sources/erase-report.ts'
import { buildStatements, cast, submitted } from '#tests/cast.ts'
import { everyRow } from '#tests/support/every-row.ts'
import { onlyProposal, wait } from '#tests/support/second-person/house.ts'
import { rejectedByTwo } from '#tests/support/second-person/settled.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { confirmProposal } from './decide-proposal.ts'
import { listProposals } from './list-proposals.ts'

const why = { reason: 'The quokkaland was never leased.' }

async function rejected() {
  const application = await withApplication()
  const people = await cast(application, 'reporter', 'reviewer', 'officer', 'secondOfficer', 'administrator')
  const { id } = await submitted(application, people.reporter)
  await rejectedByTwo(application, people.officer, id, { reason: 'The land is leased.' })
  return { application, ...people, id }
}

test('two people reopen a wrong rejection; until then its owner sees and hears nothing', async () => {
  const { application, reporter, officer, secondOfficer, id } = await rejected()
  expect(await reopenReport(application, secondOfficer, id, why)).toBe('rejected')
  expect(await everyRow(application)).not.toContain('quokkaland')
  const before = await showReport(application, reporter, id)
  expect(before.history.map(({ kind }) => kind)).not.toContain('report.reopening_proposed')
  const proposal = await onlyProposal(application)
  expect(await listProposals(application, officer)).toMatchObject([
    { act: 'reopening', about: { reason: why.reason }, mayConfirm: true },
  ])
  await confirmProposal(application, officer, proposal)
  expect(await showReport(application, reporter, id)).toMatchObject({
    status: 'pending',
    decision: { reason: null },
  })
  const { notifications } = await listNotifications(application, reporter, { length: 10 })
  expect(notifications.map(({ title }) => title)).toContain('Report reopened')
})

test('a reopened report can be approved, or rejected again for another reason', async () => {
  const { application, reporter, reviewer, officer, secondOfficer, administrator, id } = await rejected()
  const reopen = async () => {
    await reopenReport(application, secondOfficer, id, why)
    await confirmProposal(application, administrator, await onlyProposal(application))
  }
  await reopen()
  await rejectReport(application, officer, id, { reason: 'The second look found nothing.' })
  await wait(application, 0)
  await confirmProposal(application, administrator, await onlyProposal(application))
  expect(await showReport(application, reporter, id)).toMatchObject({
    ...{ status: 'rejected', decision: { reason: 'The second look found nothing.' } },
  })
  await reopen()
  await verifyReport(application, reviewer, id, { method: 'document_check', notes: 'Compared.' })
  expect(await approveReport(application, officer, id, buildStatements())).toBe('approved')
})

test('unconfirmed for seven days, the report stays rejected', async () => {
  const { application, secondOfficer, id } = await rejected()
  await reopenReport(application, secondOfficer, id, why)
  await wait(application, days(7))
  const { status, history } = await showReport(application, secondOfficer, id)
  expect(status).toBe('rejected')
  expect(history.at(-1)).toMatchObject({ kind: 'report.reopening_ended' })
})

test('a report whose text its source deleted is not reopened', async () => {
  const { application, secondOfficer, id } = await rejected()
  await application.database.queries.transaction((queries) =>
    eraseReport(application, queries, { id, contentVersion: 1 }),
  )
  await expect(reopenReport(application, secondOfficer, id, why)).rejects.toMatchObject({
    code: 'step-not-possible',
  })
})
