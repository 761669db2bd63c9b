import { expect, test } from 'vitest'
import { addDays, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { days } from '#domain/time/durations.ts'
import { cast, submitted } from '#tests/cast.ts'
import {
  acceptedWork,
  buildQuestion,
  invitedExpert,
  verifyAtOnce,
} from '#tests/support/experts/working-expert.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { askExpert } from './assignments/ask-expert.ts'
import { checkConflicts } from './assignments/check-conflicts.ts'
import { closeAssignment, writeToExpert } from './assignments/staff-steps.ts'
import { acceptInvitation, writeAsExpert } from './assignments/take-work.ts'
import { chooseAvailability } from './availability.ts'
import { showDashboard } from './dashboard.ts'

test('an expert sees invitations, work, messages, past work and what they declared, and only their own', async () => {
  const application = await withApplication()
  const { expert, reporter, id } = await invitedExpert(application)
  await verifyAtOnce(application, reporter)
  const own = async () => (await showDashboard(application, expert)).expert
  expect(await own()).toMatchObject({ invitations: [{ number: 'A-0001' }], work: [], declaration: null })
  await checkConflicts(application, expert, id, { names: 'Hauwa Gwajiyo', employers: 'Misali Ltd' })
  expect(await own()).toMatchObject({ declaration: { lines: 2, isOld: false } })
  expect((await showDashboard(application, reporter)).expert).toMatchObject({
    ...{ invitations: [], work: [], past: [], declaration: null },
  })
})

test('the dashboard says who wrote last, and nothing of what was written', async () => {
  const application = await withApplication()
  const { expert, reviewer, report, id } = await acceptedWork(application)
  const work = async () => (await showDashboard(application, expert)).expert?.work[0]
  expect(await work()).toMatchObject({ talk: null, state: 'accepted' })
  await writeAsExpert(application, expert, id, { message: 'Is the bilby on page 2?' })
  expect(await work()).toMatchObject({ talk: { count: 1, last: 'expert' } })
  await writeToExpert(application, reviewer, report.id, id, { message: 'The bilby is on page 3.' })
  expect(await work()).toMatchObject({ talk: { count: 2, last: 'staff' } })
  expect(JSON.stringify(await showDashboard(application, expert))).not.toContain('bilby')
  await closeAssignment(application, reviewer, report.id, id)
  expect((await showDashboard(application, expert)).expert).toMatchObject({
    ...{ work: [], past: [{ number: 'A-0001', endedOn: dayInNigeria(application.now()) }] },
  })
})

test('after half a year a declaration is old, and finished work is gone from the list after 90 days', async () => {
  const application = await withApplication()
  const { expert, reviewer, report, id } = await acceptedWork(application)
  await closeAssignment(application, reviewer, report.id, id)
  application.later(days(91))
  expect((await showDashboard(application, expert)).expert).toMatchObject({
    ...{ past: [], declaration: { isOld: false } },
  })
  application.later(days(92))
  expect((await showDashboard(application, expert)).expert).toMatchObject({ declaration: { isOld: true } })
})

test('staff see open and overdue work, the load of each area, and where no one is free', async () => {
  const application = await withApplication()
  const people = await cast(application, 'reporter', 'stranger', 'reviewer', 'officer')
  const { reporter, stranger: expert, reviewer, officer } = people
  await verifyAtOnce(application, expert)
  const report = await submitted(application, reporter)
  const dueOn = addDays(dayInNigeria(application.now()), 10)
  const id = await askExpert(application, reviewer, report.id, buildQuestion(expert, { dueOn }))
  await checkConflicts(application, expert, id, { names: 'Hauwa Gwajiyo' })
  await acceptInvitation(application, expert, id, { agree: 'yes' })
  const staff = async () => (await showDashboard(application, officer)).staff
  const [row] = (await staff())?.open ?? []
  expect(row).toMatchObject({ number: 'A-0001', isOverdue: false, isInvitation: false })
  expect((await staff())?.areas).toContainEqual({ area: 'accounting', experts: 1, open: 1 })
  const gapOf = async () => (await staff())?.gaps.find(({ zone }) => zone === 'north_west')?.areas
  expect(await gapOf()).not.toContain('accounting')
  expect(await gapOf()).toContain('law')
  const freeFrom = addDays(dayInNigeria(application.now()), 5)
  await chooseAvailability(application, expert, { availability: 'busy', freeFrom })
  expect(await gapOf()).toContain('accounting')
  application.later(days(5))
  expect(await gapOf()).not.toContain('accounting')
  application.later(days(6))
  expect((await staff())?.open[0]).toMatchObject({ isOverdue: true })
})
