import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { readWatermark } from '#domain/experts/watermark.ts'
import { addDays, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { days } from '#domain/time/durations.ts'
import { expertAssignments, grants } from '#server/database/people-schema.ts'
import { conversations } from '#server/database/schema.ts'
import { listNotifications } from '#server/notifications/list-notifications.ts'
import { showReport } from '#server/report-view/show-report.ts'
import { withdrawReport } from '#server/sources/withdraw-report.ts'
import { editReport } from '#server/writing/edit-report.ts'
import { buildReport, cast, submitted } from '#tests/cast.ts'
import { everyRow } from '#tests/support/every-row.ts'
import {
  acceptedWork,
  buildQuestion,
  invitedExpert,
  verifyAtOnce,
} from '#tests/support/experts/working-expert.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { withdrawApplication } from '../own-application.ts'
import { askExpert } from './ask-expert.ts'
import { checkConflicts } from './check-conflicts.ts'
import { showExpertDesk } from './expert-desk.ts'
import { lapseInvitations } from './lapse-invitations.ts'
import { remindExperts } from './remind-experts.ts'
import { showAssignment } from './show-assignment.ts'
import { closeAssignment, extendAssignment, withdrawAssignment, writeToExpert } from './staff-steps.ts'
import {
  acceptInvitation,
  declineInvitation,
  giveBack,
  saveAnswerDraft,
  sendAnswer,
  writeAsExpert,
} from './take-work.ts'
import type { Talk } from './talk.ts'

const answer = {
  ...{ finding: 'supports', confidence: 'medium', restsOn: 'Both list numbat lines.', mayQuote: 'no' },
  ...{ limits: '', valueFrom: '', valueTo: '', nextSteps: '' },
}

test('an invitation names no one, and nothing is read before the conflict step and the signature', async () => {
  const application = await withApplication()
  const { expert, id } = await invitedExpert(application)
  const invited = await showAssignment(application, expert, id)
  expect(invited).toMatchObject({ state: 'invited', zone: 'north_west', work: null, number: 'A-0001' })
  await expect(acceptInvitation(application, expert, id, { agree: 'yes' })).rejects.toMatchObject({
    code: 'step-not-possible',
  })
  await checkConflicts(application, expert, id, { names: 'Hauwa Gwajiyo' })
  expect(await showAssignment(application, expert, id)).toMatchObject({ state: 'cleared', work: null })
  await expect(acceptInvitation(application, expert, id, {})).rejects.toMatchObject({ code: 'invalid' })
  await acceptInvitation(application, expert, id, { agree: 'yes' })
  const { work } = await showAssignment(application, expert, id)
  expect(work?.extract[0]?.text).toContain('Two quokka vouchers, signed by █████.')
  expect(JSON.stringify(work)).not.toContain('Kirkira')
  expect(readWatermark(work?.question ?? '')).toBe(1)
})

test('what is asked, shown, written and answered is in no table in clear, and is not the report', async () => {
  const application = await withApplication()
  const { expert, reviewer, report, id } = await acceptedWork(application)
  await writeAsExpert(application, expert, id, { message: 'Is the bilby on page 2?' })
  await writeToExpert(application, reviewer, report.id, id, { message: 'The bilby is on page 3.' })
  await saveAnswerDraft(application, expert, id, { ...answer, restsOn: 'numbat draft' })
  await sendAnswer(application, expert, id, answer)
  const rows = await everyRow(application)
  for (const word of ['quokka', 'wombat vouchers', 'bilby', 'numbat', 'Gwajiyo'])
    expect(rows).not.toContain(word)
  await expect(showReport(application, expert, report.id)).rejects.toMatchObject({ code: 'not-found' })
  const desk = await showExpertDesk(application, reviewer, report.id)
  expect(desk.assignments[0]).toMatchObject({ state: 'answered', answer: { finding: 'supports' } })
  expect(desk.assignments[0]?.talk.messages).toHaveLength(2)
})

test('neither of two experts has anything of the other, and nothing without a signature', async () => {
  const application = await withApplication()
  const { reporter, expert, reviewer, id } = await acceptedWork(application)
  const { observer: other } = await cast(application, 'observer')
  await verifyAtOnce(application, other)
  const second = await submitted(application, reporter, { personName: 'Misali Na Biyu' })
  const theirs = await askExpert(application, reviewer, second.id, buildQuestion(other))
  const everyStep = (person: Person, assignment: string) => [
    () => showAssignment(application, person, assignment),
    () => checkConflicts(application, person, assignment, { names: 'Ba Kowa' }),
    () => acceptInvitation(application, person, assignment, { agree: 'yes' }),
    () => declineInvitation(application, person, assignment),
    () => giveBack(application, person, assignment),
    () => writeAsExpert(application, person, assignment, { message: 'Who?' }),
    () => sendAnswer(application, person, assignment, answer),
    () => saveAnswerDraft(application, person, assignment, answer),
  ]
  for (const [person, assignment] of [
    [other, id],
    [expert, theirs],
    [reviewer, id],
    [reporter, id],
  ] as const)
    for (const step of everyStep(person, assignment))
      await expect(step()).rejects.toMatchObject({ code: 'not-found' })
  for (const step of [
    () => writeAsExpert(application, other, theirs, { message: 'Who?' }),
    () => sendAnswer(application, other, theirs, answer),
  ])
    await expect(step()).rejects.toMatchObject({ code: 'not-found' })
  const byPassword: Person = { ...expert, assurance: 'password' }
  await expect(showAssignment(application, byPassword, id)).rejects.toMatchObject({
    code: 'second-step-needed',
  })
})

test.each(['close', 'withdraw', 'give back', 'leave', 'source withdraws', 'name them'] as const)(
  'access is gone at the next request: %s',
  async (way) => {
    const application = await withApplication()
    const { reporter, expert, reviewer, report, id } = await acceptedWork(application)
    await writeAsExpert(application, expert, id, { message: 'Is there a second page?' })
    if (way === 'close') await sendAnswer(application, expert, id, answer)
    if (way === 'close') await closeAssignment(application, reviewer, report.id, id)
    else if (way === 'withdraw') await withdrawAssignment(application, reviewer, report.id, id)
    else if (way === 'give back') await giveBack(application, expert, id)
    else if (way === 'leave') await withdrawApplication(application, expert)
    else if (way === 'source withdraws') await withdrawReport(application, reporter, report.id)
    else await editMustNotSee(application, reporter, report.id)
    const { queries } = application.database
    const [row] = await queries.select().from(expertAssignments).where(eq(expertAssignments.id, id))
    expect(row).toMatchObject({ sealedExtract: null, sealedDraft: null })
    expect(await queries.select().from(grants)).toEqual([])
    expect(await queries.select().from(conversations).where(eq(conversations.kind, 'expert'))).toEqual([])
    await expect(writeAsExpert(application, expert, id, { message: 'Hello?' })).rejects.toMatchObject({
      code: 'not-found',
    })
    const shown = await showAssignment(application, expert, id).catch(() => ({ work: null }))
    expect(shown.work).toBeNull()
  },
)

test('a conflict, and an invitation that was withdrawn meanwhile, leave nothing to tell them apart', async () => {
  const shown: unknown[] = []
  for (const way of ['conflict', 'withdrawn'] as const) {
    const application = await withApplication()
    const { expert, reviewer, report, id } = await invitedExpert(application)
    if (way === 'withdrawn') await withdrawAssignment(application, reviewer, report.id, id)
    const names = way === 'conflict' ? 'Misali Kirkira' : 'Hauwa Gwajiyo'
    shown.push(await checkConflicts(application, expert, id, { names }))
    const { id: _, ...seen } = await showAssignment(application, expert, id)
    shown.push(seen)
    expect((await listNotifications(application, expert)).notifications).toHaveLength(1)
  }
  expect(shown.slice(0, 2)).toEqual(shown.slice(2))
})

test('what was typed to look for a name stays declared, and no later invitation about it goes further', async () => {
  const application = await withApplication()
  const { reporter, expert, reviewer, id } = await invitedExpert(application)
  await checkConflicts(application, expert, id, { names: 'Hauwa Gwajiyo', others: 'Misali Na Biyu' })
  const second = await submitted(application, reporter, { personName: 'Misali Na Biyu' })
  const next = await askExpert(application, reviewer, second.id, buildQuestion(expert))
  await checkConflicts(application, expert, next, { names: 'Hauwa Gwajiyo' })
  expect(await showAssignment(application, expert, next)).toMatchObject({ state: 'withdrawn', work: null })
})

test('an invitation lapses after three days in Nigeria, and more time moves both days', async () => {
  const application = await withApplication()
  const { expert, reviewer, report, id } = await invitedExpert(application)
  application.later(days(3))
  await lapseInvitations(application)
  expect(await showAssignment(application, expert, id)).toMatchObject({ state: 'invited' })
  await extendAssignment(application, reviewer, report.id, id)
  application.later(days(3))
  await lapseInvitations(application)
  expect(await showAssignment(application, expert, id)).toMatchObject({
    state: 'invited',
    dueOn: '2099-01-04',
  })
  application.later(days(1))
  await lapseInvitations(application)
  expect(await showAssignment(application, expert, id)).toMatchObject({ state: 'lapsed' })
})

test('the talk is shown a page at a time to both sides, and a link leads on to each message once', async () => {
  const application = await withApplication()
  const { expert, reviewer, report, id } = await acceptedWork(application)
  for (let sent = 1; sent <= 45; sent += 1)
    if (sent % 2 === 0) await writeToExpert(application, reviewer, report.id, id, { message: `No ${sent}` })
    else await writeAsExpert(application, expert, id, { message: `No ${sent}` })
  const ofExpert = async (before: number | null) =>
    (await showAssignment(application, expert, id, before)).work?.talk
  const ofStaff = async (before: number | null) => {
    const earlier = before === null ? null : { assignment: id, before }
    return (await showExpertDesk(application, reviewer, report.id, undefined, earlier)).assignments[0]?.talk
  }
  for (const page of [ofExpert, ofStaff]) {
    const pages: string[][] = []
    let before: number | null = null
    do {
      const talk: Talk | undefined = await page(before)
      expect(talk?.count).toBe(45)
      pages.unshift((talk?.messages ?? []).map(({ text }) => text))
      before = talk?.earlier ?? null
    } while (before !== null)
    expect(pages.map(({ length }) => length)).toEqual([5, 20, 20])
    expect(pages.flat()).toEqual(Array.from({ length: 45 }, (_, place) => `No ${place + 1}`))
  }
  const other = { assignment: report.id, before: 3 }
  const { assignments } = await showExpertDesk(application, reviewer, report.id, undefined, other)
  expect(assignments[0]?.talk.messages).toHaveLength(20)
})

test('each reminder goes once to the expert, and of late work also to who asked; an answer ends them', async () => {
  const application = await withApplication()
  const { expert, reviewer, id } = await acceptedWork(application)
  const { queries } = application.database
  const today = dayInNigeria(application.now())
  const remind = { dueOn: addDays(today, 3), remindedOn: addDays(today, -5) }
  await queries.update(expertAssignments).set(remind).where(eq(expertAssignments.id, id))
  const told = async (person: Person) =>
    (await listNotifications(application, person)).notifications.filter(
      ({ title }) => title === 'Work of an expert is due',
    ).length
  await remindExperts(application)
  await remindExperts(application)
  expect([await told(expert), await told(reviewer)]).toEqual([1, 0])
  application.later(days(3))
  await remindExperts(application)
  expect([await told(expert), await told(reviewer)]).toEqual([2, 0])
  application.later(days(2))
  await remindExperts(application)
  await remindExperts(application)
  expect([await told(expert), await told(reviewer)]).toEqual([3, 1])
  await queries.update(expertAssignments).set(remind).where(eq(expertAssignments.id, id))
  await sendAnswer(application, expert, id, answer)
  await remindExperts(application)
  expect(await told(expert)).toBe(3)
})

test('a notification tells the number of the assignment, and no report', async () => {
  const application = await withApplication()
  const { expert, reviewer, report } = await acceptedWork(application)
  const [told] = (await listNotifications(application, expert)).notifications
  expect(told).toMatchObject({ type: 'expert_assignment', reportId: null, referenceNumber: 'A-0001' })
  expect(JSON.stringify(told)).not.toContain(report.referenceNumber)
  const ofStaff = (await listNotifications(application, reviewer)).notifications.map(({ title }) => title)
  expect(ofStaff).toContain('Undertaking signed')
})

async function editMustNotSee(
  application: Parameters<typeof editReport>[0],
  reporter: Person,
  id: string,
): Promise<void> {
  await editReport(application, reporter, id, buildReport({ mustNotSee: 'Hauwa Gwajiyo' }))
}
