import { expect, test } from 'vitest'
import { hours } from '#domain/time/durations.ts'
import { listPublicReports, searchPublicReports } from '#server/finding/public-list.ts'
import { listNotifications } from '#server/notifications/list-notifications.ts'
import { listCorrections } from '#server/publishing/corrections/list-corrections.ts'
import { listRequests } from '#server/publishing/corrections/list-requests.ts'
import { lookUpRequest } from '#server/publishing/corrections/look-up-request.ts'
import { retractReport } from '#server/publishing/retract-report.ts'
import { statementsOf } from '#server/publishing/statement-queries.ts'
import { showReport } from '#server/report-view/show-report.ts'
import { advanceLog } from '#server/transparency/advance-log.ts'
import { checkLog } from '#server/transparency/check-log.ts'
import { cast } from '#tests/cast.ts'
import { askedFor } from '#tests/support/correction-requests.ts'
import { everyRow } from '#tests/support/every-row.ts'
import { disputed } from '#tests/support/open-corrections.ts'
import { publicReport } from '#tests/support/public-report.ts'
import { onlyProposal, wait } from '#tests/support/second-person/house.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { confirmProposal, declineProposal, withdrawProposal } from './decide-proposal.ts'
import { listProposals } from './list-proposals.ts'
import { publicNotices } from './public-notices.ts'

const reason = { reason: 'The register was read wrongly.' }
const notSecond = { code: 'not-the-second-person' }

/** A public report, and a member who retracted it. */
async function retracted() {
  const application = await withApplication()
  const report = await publicReport(application)
  const { secondOfficer, administrator } = await cast(application, 'secondOfficer', 'administrator')
  await disputed(application, report)
  const { queries } = application.database
  const before = {
    ...{ cards: (await listPublicReports(application, null)).cards },
    statements: await statementsOf(queries, report.id),
    text: (await showReport(application, report.reviewer, report.id)).text.words,
  }
  await retractReport(application, report.officer, report.id, reason)
  return { application, ...report, secondOfficer, administrator, before }
}

test('a retraction works at once, and nothing of the allegation is left in clear', async () => {
  const { application, id, reviewer, before } = await retracted()
  expect((await listPublicReports(application, null)).cards).toMatchObject([
    { id, status: 'retracted', personName: null },
  ])
  expect(await everyRow(application)).not.toContain(before.text?.personName)
  expect((await showReport(application, reviewer, id)).decision).toEqual({
    ...reason,
    retractionState: 'waiting',
  })
})

test('a second person confirms it, and what was sealed for a reversal is gone', async () => {
  const { application, id, secondOfficer, reporter } = await retracted()
  await confirmProposal(application, secondOfficer, await onlyProposal(application))
  const shown = await showReport(application, reporter, id)
  expect(shown).toMatchObject({ status: 'retracted', decision: { retractionState: null } })
  expect(shown.history.at(-1)).toMatchObject({ kind: 'report.retraction_confirmed', alone: false })
  const { rows } = await application.database.pool.query(
    'select sealed_payload, state from proposals where act = $1',
    ['retraction'],
  )
  expect(rows).toEqual([{ sealed_payload: null, state: 'confirmed' }])
})

test('a second person reverses it: everything is as it was, and the change log tells both', async () => {
  const { application, id, secondOfficer, reporter, before } = await retracted()
  await declineProposal(application, secondOfficer, await onlyProposal(application))
  const { queries } = application.database
  const [card] = (await listPublicReports(application, null)).cards
  expect(card).toMatchObject({ ...before.cards[0] })
  const byPlace = (one: { place: string }, other: { place: string }) => one.place.localeCompare(other.place)
  expect((await statementsOf(queries, id)).toSorted(byPlace)).toEqual(before.statements.toSorted(byPlace))
  expect((await showReport(application, reporter, id)).text.words).toEqual(before.text)
  const found = await searchPublicReports(application, reporter, before.text?.personName ?? '', null)
  expect(found.cards.map((each) => each.id)).toEqual([id])
  expect((await listCorrections(application, null)).entries.map(({ outcome }) => outcome).toSorted()).toEqual(
    [...['restored', 'retracted']],
  )
  const { notifications } = await listNotifications(application, reporter, { length: 10 })
  expect(notifications.map(({ title }) => title)).toContain('Report public again')
})

test('the log follows a retraction and its reversal', async () => {
  const { application, secondOfficer } = await retracted()
  await advanceLog(application)
  expect((await checkLog(application)).problems).toEqual([])
  await declineProposal(application, secondOfficer, await onlyProposal(application))
  await advanceLog(application)
  expect((await checkLog(application)).problems).toEqual([])
})

test('what was asked about it waits for an answer again after a reversal', async () => {
  const application = await withApplication()
  const { id, reviewer, officer } = await publicReport(application)
  const { secondOfficer } = await cast(application, 'secondOfficer')
  const requestCode = await askedFor(application, id)
  await retractReport(application, officer, id, reason)
  expect(await listRequests(application, reviewer)).toEqual([])
  await declineProposal(application, secondOfficer, await onlyProposal(application))
  expect(await listRequests(application, reviewer)).toHaveLength(1)
  expect(await lookUpRequest(application, { requestCode }, null)).toMatchObject({ state: 'waiting' })
  const { rows } = await application.database.pool.query(
    `select closed_on from conversations where kind = 'correction'`,
  )
  expect(rows).toEqual([{ closed_on: null }])
})

test('unconfirmed for 24 hours it stays retracted and is marked, and a second person can still decide', async () => {
  const { application, id, secondOfficer, reporter } = await retracted()
  await wait(application, hours(24) - 1)
  const state = async () => (await showReport(application, reporter, id)).decision.retractionState
  expect(await state()).toBe('waiting')
  await wait(application, 1)
  expect(await state()).toBe('unconfirmed')
  await wait(application, hours(24))
  const { history, status } = await showReport(application, reporter, id)
  expect(status).toBe('retracted')
  expect(history.filter(({ kind }) => kind === 'report.retraction_unconfirmed')).toHaveLength(1)
  expect(await listProposals(application, secondOfficer)).toMatchObject([
    { isUnconfirmed: true, mayConfirm: true },
  ])
  await confirmProposal(application, secondOfficer, await onlyProposal(application))
  expect(await state()).toBeNull()
})

test('who retracted it neither takes it back nor reverses it, and is offered neither', async () => {
  const { application, officer } = await retracted()
  const id = await onlyProposal(application)
  await expect(withdrawProposal(application, officer, id)).rejects.toMatchObject(notSecond)
  await expect(declineProposal(application, officer, id)).rejects.toMatchObject(notSecond)
  expect(await listProposals(application, officer)).toMatchObject([
    { mayConfirm: false, mayDecline: false, mayWithdraw: false },
  ])
})

test('no reviewer brings an allegation back, and no one with an interest in it', async () => {
  const { application, reviewer, secondOfficer } = await retracted()
  const id = await onlyProposal(application)
  await expect(declineProposal(application, reviewer, id)).rejects.toMatchObject(notSecond)
  await application.database.pool.query('update profiles set second_step_since = null where id = $1', [
    secondOfficer.id,
  ])
  await expect(declineProposal(application, secondOfficer, id)).rejects.toMatchObject(notSecond)
})

test('after a reversal another member has to retract it', async () => {
  const { application, id, officer, secondOfficer, administrator } = await retracted()
  await declineProposal(application, secondOfficer, await onlyProposal(application))
  await expect(retractReport(application, officer, id, reason)).rejects.toMatchObject({
    code: 'retraction-reversed',
  })
  expect(await retractReport(application, administrator, id, reason)).toBe('retracted')
})

test('where no second person exists it stays, counts alone after its notice, and a new colleague cannot reverse it', async () => {
  const application = await withApplication()
  const { id, officer, reporter } = await publicReport(application)
  const { administrator } = await cast(application, 'administrator')
  const { pool } = application.database
  await pool.query(`update profiles set role = 'reporter' where id <> $1`, [administrator.id])
  await retractReport(application, administrator, id, reason)
  expect(await publicNotices(application)).toMatchObject([{ act: 'retraction' }])
  const newcomer = `update profiles set role = 'officer', second_step_since = $2 where id = $1`
  await pool.query(newcomer, [officer.id, application.now()])
  await expect(declineProposal(application, officer, await onlyProposal(application))).rejects.toMatchObject(
    notSecond,
  )
  await pool.query(`update profiles set role = 'reporter' where id = $1`, [officer.id])
  await wait(application, hours(72))
  const { history, status } = await showReport(application, reporter, id)
  expect(status).toBe('retracted')
  expect(history.at(-1)).toMatchObject({ kind: 'report.retraction_confirmed', alone: true })
})
