import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Person, Source } from '#domain/actor.ts'
import { days, hours } from '#domain/time/durations.ts'
import { verifyReport } from '#server/cases/verify-report.ts'
import { notifications, profiles, staffDeclarations } from '#server/database/people-schema.ts'
import { jobs } from '#server/database/schema.ts'
import { hearEvents } from '#server/events/hear-events.ts'
import { declareInterests } from '#server/people/declare-interests.ts'
import { handlers } from '#server/schedule/jobs/handlers.ts'
import { runDueJobs } from '#server/schedule/run-due-jobs.ts'
import { sendReport } from '#server/sources/send-report.ts'
import { sendTip } from '#server/sources/tips/send-tip.ts'
import { findVisit, returnByCode } from '#server/sources/visits.ts'
import { withdrawReport } from '#server/sources/withdraw-report.ts'
import { writeToStaff } from '#server/sources/write-to-staff.ts'
import { editReport } from '#server/writing/edit-report.ts'
import { buildReport, cast, submitted } from '#tests/cast.ts'
import { askedFor } from '#tests/support/correction-requests.ts'
import { doDueWork } from '#tests/support/due-work.ts'
import { publicReport } from '#tests/support/public-report.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { listNotifications } from './list-notifications.ts'
import { savePreferences } from './preferences.ts'

test('staff are told of a report by its number, its sender is not, and no hour of it is kept', async () => {
  const { application, reporter, reviewer, officer } = await staffed()
  const { referenceNumber, source } = await sent(application)
  await heard(application)
  for (const person of [reviewer, officer]) {
    const [one, ...others] = await newsOf(application, person)
    expect(others).toEqual([])
    expect(one).toMatchObject({ ...{ type: 'new_report', title: 'New report' }, reportId: source.reportId })
    expect(one?.message).toContain(referenceNumber)
    expect(JSON.stringify(one)).not.toContain(buildReport().personName)
  }
  expect(await newsOf(application, reporter)).toEqual([])
  const [row] = await application.database.queries.select().from(notifications)
  expect(row?.createdAt.toISOString()).toBe('2026-11-20T23:00:00.000Z')
})

test('an answer, and a change, are told to all, and once to a member who works on the report', async () => {
  const { application, reporter, reviewer, officer } = await staffed()
  const { id } = await submitted(application, reporter)
  await verifyReport(application, reviewer, id, { method: 'document_check', notes: 'Compared.' })
  await heard(application)
  await writeToStaff(application, reporter, id, { message: 'There is a second voucher.' })
  await editReport(application, reporter, id, buildReport())
  await heard(application)
  const types = async (person: Person) =>
    (await newsOf(application, person)).map(({ type }) => type).toSorted()
  expect(await types(officer)).toEqual(['new_answer', 'new_answer', 'new_report'])
  expect(await types(reviewer)).toEqual(['assignment_message', 'new_answer', 'new_report'])
})

test('a request for a correction is told on the next day', async () => {
  const { application, reporter: owner, reviewer, officer } = await staffed()
  const { id } = await publicReport(application, { owner, reviewer, officer })
  await heard(application)
  await askedFor(application, id)
  await doDueWork(application)
  await heard(application)
  expect(await ofType(application, reviewer, 'new_correction_request')).toEqual([])
  application.later(days(1))
  await doDueWork(application)
  await heard(application)
  expect(await ofType(application, reviewer, 'new_correction_request')).toEqual([id])
})

test('a tip about a public report is told to staff on its day, and not to its owner or to a member with a conflict', async () => {
  const { application, reporter: owner, reviewer, secondReviewer, officer } = await staffed()
  const { id } = await publicReport(application, { owner, reviewer, officer })
  await declareInterests(application, secondReviewer, { names: buildReport().personName ?? '' })
  await heard(application)
  await sendTip(application, id, { message: 'The gate is new.', formNumber: randomUUID() }, null)
  await heard(application)
  const titles = async (person: Person) =>
    (await newsOf(application, person)).filter(({ title }) => title === 'A person knows more').length
  expect(await Promise.all([reviewer, officer, owner, secondReviewer].map(titles))).toEqual([1, 1, 0, 0])
})

test('a member with a conflict of interest, and one whom the source named, are told nothing', async () => {
  const { application, reviewer, secondReviewer, officer } = await staffed()
  await declareInterests(application, reviewer, { names: 'Ngozi Okafor' })
  await declareInterests(application, officer, { names: 'Chidi Gwajiyo', others: buildReport().personName })
  await sent(application, { mustNotSee: 'Ngozi Okafor' })
  await heard(application)
  expect(await newsOf(application, reviewer)).toEqual([])
  expect(await newsOf(application, officer)).toEqual([])
  expect(await newsOf(application, secondReviewer)).toHaveLength(1)
})

test('a member who declares later loses what they were told', async () => {
  const { application, reviewer } = await staffed()
  await sent(application)
  await heard(application)
  expect(await newsOf(application, reviewer)).toHaveLength(1)
  await declareInterests(application, reviewer, {
    ...{ names: 'Chidi Gwajiyo', others: buildReport().personName },
  })
  await doDueWork(application)
  expect(await newsOf(application, reviewer)).toEqual([])
})

test('a suspended member, one without a declaration or second step, and an owner on the staff are told nothing', async () => {
  const { application, reviewer, secondReviewer, administrator, officer } = await staffed()
  const { queries } = application.database
  await queries.update(profiles).set({ status: 'suspended' }).where(eq(profiles.id, reviewer.id))
  await queries.update(profiles).set({ secondStepSince: null }).where(eq(profiles.id, administrator.id))
  await queries.delete(staffDeclarations).where(eq(staffDeclarations.userId, secondReviewer.id))
  await submitted(application, officer)
  await heard(application)
  for (const person of [reviewer, secondReviewer, administrator, officer])
    expect(await newsOf(application, person)).toEqual([])
})

test('what is set aside, and what was withdrawn meanwhile, is told to no member', async () => {
  const { application, reviewer } = await staffed()
  const { source } = await sent(application)
  await withdrawReport(application, source, null)
  for (let number = 0; number < 7; number += 1) await sent(application, {}, '192.0.2.0/24')
  await heard(application)
  expect(await newsOf(application, reviewer)).toHaveLength(5)
})

test('a member who wants no such news gets none, and a letter waits for the full hour and says nothing', async () => {
  const { application, reviewer, officer } = await staffed()
  await savePreferences(application, reviewer, { 'app.new_answer': 'on', digest: 'at_once' })
  await savePreferences(application, officer, { 'mail.new_report': 'on', digest: 'at_once' })
  const { referenceNumber } = await sent(application)
  await sent(application)
  await heard(application)
  expect(await newsOf(application, reviewer)).toEqual([])
  const [job, ...others] = await application.database.queries.select().from(jobs)
  expect(others).toEqual([])
  expect(job?.runAt.toISOString()).toMatch(/:00:00\.000Z$/)
  application.later(hours(1))
  await runDueJobs(application, handlers)
  const [letter, ...more] = application.letters
  expect([letter?.to, more]).toEqual([officer.email, []])
  for (const secret of [referenceNumber, 'report', buildReport().personName])
    expect(JSON.stringify(letter)).not.toContain(secret)
})

test('people who are not on the staff cannot choose what staff are told', async () => {
  const { application, reporter } = await staffed()
  await savePreferences(application, reporter, { 'app.new_report': 'on', digest: 'at_once' })
  await sent(application)
  await heard(application)
  expect(await newsOf(application, reporter)).toEqual([])
})

const staffAndReporter = ['reporter', 'reviewer', 'secondReviewer', 'officer', 'administrator'] as const

async function staffed() {
  const application = await withApplication()
  const people = await cast(application, ...staffAndReporter)
  return { application, ...people }
}

async function heard(application: TestApplication): Promise<void> {
  await hearEvents(application, 'arrivals')
}

async function newsOf(application: TestApplication, person: Person) {
  return (await listNotifications(application, person)).notifications
}

async function ofType(application: TestApplication, person: Person, type: string): Promise<string[]> {
  const news = await newsOf(application, person)
  return news.filter((each) => each.type === type).map(({ reportId }) => reportId ?? '')
}

async function sent(application: TestApplication, more: object = {}, network: string | null = null) {
  const form = { ...buildReport(), ...more, formNumber: randomUUID() }
  const { code, referenceNumber } = await sendReport(application, form, network)
  const visit = await findVisit(application, await returnByCode(application, { sourceCode: code }, null))
  if (!visit) throw new Error('the visit was not opened')
  const source: Source = visit
  return { source, referenceNumber }
}
