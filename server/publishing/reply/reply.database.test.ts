import { expect, test } from 'vitest'
import { addDays, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { verifyReport } from '#server/cases/verify-report.ts'
import { declineProposal } from '#server/proposals/decide-proposal.ts'
import { approveReport } from '#server/publishing/approve-report.ts'
import { retractReport } from '#server/publishing/retract-report.ts'
import { showReport, showReportForReply } from '#server/report-view/show-report.ts'
import { advanceLog } from '#server/transparency/advance-log.ts'
import { checkLog } from '#server/transparency/check-log.ts'
import { buildStatements, cast, submitted } from '#tests/cast.ts'
import { everyRow } from '#tests/support/every-row.ts'
import { onlyProposal } from '#tests/support/second-person/house.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { noteReply } from './note-reply.ts'

const reply = 'The zebraquilt was a gift of my mother.'

test('a reply is sealed until the report is public, and is printed beside it from then on', async () => {
  const { application, id, referenceNumber, reviewer, officer, reporter, stranger, notice, answer, today } =
    await house()
  await noteReply(application, reviewer, id, 'notified', notice)
  await noteReply(application, officer, id, 'replied', answer)
  expect(await everyRow(application)).not.toContain('zebraquilt')
  expect((await showReportForReply(application, officer, id)).reply.notice).toMatchObject({
    ...{ addressee: 'office', by: reviewer.username, isOver: false },
    reply: { reply, repliedOn: today },
  })
  expect((await showReport(application, reporter, id)).reply).toEqual({ notice: null, published: null })
  await verifyReport(application, reviewer, id, { method: 'document_check', notes: 'Compared.' })
  await approveReport(application, officer, id, buildStatements())
  expect((await showReport(application, stranger, id)).reply).toEqual({
    notice: null,
    published: { reply, repliedOn: today },
  })
  await advanceLog(application)
  expect((await checkLog(application)).problems).toEqual([])
  await application.database.pool.query(`update public_replies set reply = 'I admit it.'`)
  expect((await checkLog(application)).problems.join()).toContain(referenceNumber)
})

test('a retraction takes the reply from the public, and its reversal brings it back', async () => {
  const { application, id, reviewer, officer, secondOfficer, stranger, notice, answer } = await house()
  await noteReply(application, reviewer, id, 'notified', notice)
  await noteReply(application, reviewer, id, 'replied', answer)
  await verifyReport(application, reviewer, id, { method: 'document_check', notes: 'Compared.' })
  await approveReport(application, officer, id, buildStatements())
  await retractReport(application, officer, id, { reason: 'The register was read wrongly.' })
  expect(await everyRow(application)).not.toContain('zebraquilt')
  await declineProposal(application, secondOfficer, await onlyProposal(application))
  expect((await showReport(application, stranger, id)).reply.published?.reply).toBe(reply)
})

test('why a notice is left out is sealed, for staff alone, and ends a notice of before', async () => {
  const { application, id, reviewer, officer, reporter, notice } = await house()
  await noteReply(application, reviewer, id, 'notified', notice)
  await noteReply(application, officer, id, 'left-out', { reason: 'Three wombatclerks know of it.' })
  expect(await everyRow(application)).not.toContain('wombatclerks')
  const view = await showReport(application, reviewer, id)
  expect(view.reply.notice).toMatchObject({
    ...{ addressee: null, answerUntil: null, reason: 'Three wombatclerks know of it.', reply: null },
    by: officer.username,
  })
  expect((await showReport(application, reporter, id)).reply.notice).toBeNull()
})

test('a report is approved whether or not anything is recorded', async () => {
  const { application, id, reviewer, officer } = await house()
  await verifyReport(application, reviewer, id, { method: 'document_check', notes: 'Compared.' })
  expect(await approveReport(application, officer, id, buildStatements())).toBe('approved')
  expect((await showReport(application, officer, id)).reply).toEqual({ notice: null, published: null })
})

test('a reply without a notice, a day too near, another addressee and a public report are refused', async () => {
  const { application, id, reviewer, officer, reporter, notice, answer, today } = await house()
  await expect(noteReply(application, reviewer, id, 'replied', answer)).rejects.toMatchObject({
    code: 'no-notice-yet',
  })
  await expect(
    noteReply(application, reviewer, id, 'notified', { addressee: 'press', answerUntil: addDays(today, 2) }),
  ).rejects.toMatchObject({ fields: { addressee: {}, answerUntil: { code: 'not-an-answer-day' } } })
  await expect(noteReply(application, reporter, id, 'notified', notice)).rejects.toMatchObject({
    code: 'access-denied',
  })
  await verifyReport(application, reviewer, id, { method: 'document_check', notes: 'Compared.' })
  await approveReport(application, officer, id, buildStatements())
  await expect(noteReply(application, reviewer, id, 'notified', notice)).rejects.toMatchObject({
    code: 'step-not-possible',
  })
})

async function house() {
  const application = await withApplication()
  const people = await cast(application, 'reporter', 'stranger', 'reviewer', 'officer', 'secondOfficer')
  const { id, referenceNumber } = await submitted(application, people.reporter)
  const today = dayInNigeria(application.now())
  const notice = { addressee: 'office', answerUntil: addDays(today, 14) }
  return { application, ...people, id, referenceNumber, today, notice, answer: { reply, repliedOn: today } }
}
