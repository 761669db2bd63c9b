import { expect, test } from 'vitest'
import { visitor } from '#domain/actor.ts'
import { claimHours } from '#domain/cases/claims.ts'
import { hours } from '#domain/time/durations.ts'
import { deleteAccount } from '#server/people/delete-account.ts'
import { suspendPerson } from '#server/people/suspend-person.ts'
import { approveReport } from '#server/publishing/approve-report.ts'
import { retractReport } from '#server/publishing/retract-report.ts'
import { showReport, showReportForStep } from '#server/report-view/show-report.ts'
import { editReport } from '#server/writing/edit-report.ts'
import { buildReport, buildStatements, cast, submitted } from '#tests/cast.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { claimReport } from './claim-report.ts'
import { rateReport } from './rate-report.ts'
import { rejectReport } from './reject-report.ts'
import { releaseReport } from './release-report.ts'
import { verifyReport } from './verify-report.ts'

const verification = { method: 'document_check', notes: 'Compared.' }
const reason = { reason: 'The land is leased.' }
const hour = hours(1)

test('when many claim one report at once, one has it, and each of the others is told that it is held', async () => {
  const { application, id, staff } = await waiting()
  const answers = await Promise.allSettled(staff.map((person) => claimReport(application, person, id)))

  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []))
  expect(refused).toEqual(['report-held', 'report-held', 'report-held', 'report-held'])
  const { rows } = await application.database.pool.query('select holder_id from report_claims')
  expect(rows).toHaveLength(1)
  const { rows: events } = await application.database.pool.query(
    "select actor_id from events where kind = 'report.claimed'",
  )
  expect(events).toEqual([{ actor_id: rows[0].holder_id }])
})

test('the database itself refuses a second holder', async () => {
  const { application, id, reviewer, officer } = await waiting()
  await claimReport(application, reviewer, id)
  await expect(
    application.database.pool.query(
      `insert into report_claims (report_id, holder_id, claimed_at, expires_at) values ($1, $2, now(), now() + interval '1 day')`,
      [id, officer.id],
    ),
  ).rejects.toMatchObject({ code: '23505' })
})

test('every step on a report that another person holds is refused, and offered to its holder alone', async () => {
  const { application, id, reviewer, officer, administrator } = await waiting()
  await claimReport(application, reviewer, id)
  const held = { code: 'report-held' }
  await expect(verifyReport(application, officer, id, verification)).rejects.toMatchObject(held)
  await expect(rateReport(application, administrator, id, { rating: '4' })).rejects.toMatchObject(held)
  await expect(rejectReport(application, officer, id, reason)).rejects.toMatchObject(held)
  await expect(approveReport(application, administrator, id, buildStatements())).rejects.toMatchObject(held)
  await expect(claimReport(application, officer, id)).rejects.toMatchObject(held)
  await expect(releaseReport(application, officer, id)).rejects.toMatchObject(held)
  await expect(showReportForStep(application, officer, id, 'verify')).rejects.toMatchObject(held)
  expect((await showReport(application, officer, id)).abilities).toMatchObject({ verify: false, rate: false })
  expect((await showReport(application, reviewer, id)).abilities).toMatchObject({ verify: true, rate: true })
  await rateReport(application, reviewer, id, { rating: '4' })
  expect((await showReport(application, reviewer, id)).handling.claim?.heldBy).toMatchObject({
    isActor: true,
  })
})

test('a verification passes the report on: its holder lets go of it, and cannot take it back from the next', async () => {
  const { application, id, reviewer, officer } = await waiting()
  await claimReport(application, reviewer, id)
  await verifyReport(application, reviewer, id, verification)

  expect((await showReport(application, reviewer, id)).handling.claim).toMatchObject({
    heldBy: null,
    mayClaim: false,
  })
  await expect(claimReport(application, reviewer, id)).rejects.toMatchObject({ code: 'claim-passes-on' })
  await claimReport(application, officer, id)
  await approveReport(application, officer, id, buildStatements())
  expect((await showReport(application, reviewer, id)).handling.claim).toMatchObject({
    heldBy: null,
    mayClaim: true,
  })
  await claimReport(application, officer, id)
  await retractReport(application, officer, id, reason)
  await expect(claimReport(application, officer, id)).rejects.toMatchObject({ code: 'step-not-possible' })
})

test('a claim runs out by itself, and taking it again makes it last', async () => {
  const { application, id, reviewer, officer } = await waiting()
  await claimReport(application, reviewer, id)
  application.later((claimHours - 1) * hour)
  await claimReport(application, reviewer, id)
  application.later(2 * hour)
  await expect(claimReport(application, officer, id)).rejects.toMatchObject({ code: 'report-held' })
  application.later((claimHours - 2) * hour)

  expect((await showReport(application, officer, id)).handling.claim).toMatchObject({
    heldBy: null,
    mayClaim: true,
  })
  await expect(releaseReport(application, reviewer, id)).rejects.toMatchObject({ code: 'nobody-holds-it' })
  await claimReport(application, officer, id)
  expect((await showReport(application, reviewer, id)).handling.claim?.heldBy).toMatchObject({
    name: 'chidi',
  })
})

test('its holder gives a report back, and an administrator frees one that another person holds', async () => {
  const { application, id, reviewer, officer, administrator } = await waiting()
  await claimReport(application, reviewer, id)
  await releaseReport(application, reviewer, id)
  await expect(releaseReport(application, reviewer, id)).rejects.toMatchObject({ code: 'nobody-holds-it' })
  await claimReport(application, officer, id)
  await releaseReport(application, administrator, id)
  await claimReport(application, reviewer, id)

  const { history } = await showReport(application, administrator, id)
  expect(history.map(({ name, by }) => [name, by])).toEqual([
    ['Submitted', 'The reporter'],
    ['Assigned', 'bola'],
    ['Released', 'bola'],
    ['Assigned', 'chidi'],
    ['Released', 'You'],
    ['Assigned', 'bola'],
  ])
})

test('a person who left, or was suspended, holds nothing any more', async () => {
  const { application, id, reviewer, secondReviewer, administrator, officer } = await waiting()
  await claimReport(application, reviewer, id)
  await suspendPerson(application, administrator, reviewer.id, { reason: 'misused' })
  await claimReport(application, secondReviewer, id)
  await deleteAccount(application, secondReviewer)
  await claimReport(application, officer, id)
  expect((await showReport(application, administrator, id)).handling.claim?.heldBy).toMatchObject({
    name: 'chidi',
  })
})

test('neither the owner nor a reader learns that a person holds a report', async () => {
  const { application, id, reporter, stranger, reviewer, officer } = await waiting()
  await claimReport(application, reviewer, id)
  await releaseReport(application, reviewer, id)
  await claimReport(application, reviewer, id)
  const { rows } = await application.database.pool.query('select count(*)::int as told from notifications')
  expect(rows).toEqual([{ told: 0 }])
  const shown = await showReport(application, reporter, id)
  expect(shown.handling.claim).toBeNull()
  expect(shown.history.map(({ kind }) => kind)).toEqual(['report.submitted'])
  await editReport(application, reporter, id, buildReport())
  await verifyReport(application, reviewer, id, verification)
  await approveReport(application, officer, id, buildStatements())
  await claimReport(application, officer, id)
  expect(await showReport(application, stranger, id)).toMatchObject({
    handling: { claim: null },
    history: [],
  })
})

test('only staff can claim a report, and never the person who sent it', async () => {
  const { application, id, reporter, stranger, reviewer } = await waiting()
  const own = await submitted(application, reviewer)
  await expect(claimReport(application, visitor, id)).rejects.toMatchObject({ code: 'sign-in-needed' })
  await expect(claimReport(application, reporter, id)).rejects.toMatchObject({ code: 'access-denied' })
  await expect(claimReport(application, stranger, id)).rejects.toMatchObject({ code: 'not-found' })
  await expect(claimReport(application, reviewer, own.id)).rejects.toMatchObject({ code: 'own-report' })
  await expect(claimReport(application, reviewer, 'no number')).rejects.toMatchObject({ code: 'not-found' })
  await expect(claimReport(application, { ...reviewer, assurance: 'password' }, id)).rejects.toMatchObject({
    code: 'second-step-needed',
  })
})

/** A report that waits, and a staff of five. */
async function waiting() {
  const application = await withApplication()
  const people = await cast(
    application,
    ...(['reporter', 'stranger', 'reviewer', 'secondReviewer'] as const),
    ...(['officer', 'secondOfficer', 'administrator'] as const),
  )
  const { reviewer, secondReviewer, officer, secondOfficer, administrator } = people
  const { id } = await submitted(application, people.reporter)
  const staff = [reviewer, secondReviewer, officer, secondOfficer, administrator]
  return { application, id, staff, ...people }
}
