import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { wantedIn } from '#domain/experts/wanted.ts'
import { days } from '#domain/time/durations.ts'
import { expertProfiles } from '#server/database/people-schema.ts'
import { listNotifications } from '#server/notifications/list-notifications.ts'
import { cast, submitted } from '#tests/cast.ts'
import { buildQuestion, verifyAtOnce } from '#tests/support/experts/working-expert.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { askExpert } from './ask-expert.ts'
import { checkConflicts } from './check-conflicts.ts'
import { showExpertDesk } from './expert-desk.ts'
import { lapseInvitations } from './lapse-invitations.ts'
import { showAssignment } from './show-assignment.ts'
import { extendAssignment } from './staff-steps.ts'
import { acceptInvitation } from './take-work.ts'

async function threeExperts() {
  const application = await withApplication()
  const people = await cast(
    ...([application, 'reporter', 'stranger', 'observer', 'officer', 'reviewer'] as const),
  )
  const { reporter, stranger, observer, officer, reviewer } = people
  const none = { 'area.accounting': '', 'language.hausa': '', 'zone.north_west': '' }
  await verifyAtOnce(application, reporter, { ...none, 'zone.north_west': 'yes' })
  await verifyAtOnce(application, stranger, { ...none, 'area.law': 'yes' })
  await verifyAtOnce(application, observer, { ...none, 'language.tiv': 'yes' })
  const report = await submitted(application, officer)
  const order = async (asked: { area?: string; language?: string }) => {
    const wanted = wantedIn({ area: null, language: null, ...asked })
    const { candidates } = await showExpertDesk(application, reviewer, report.id, wanted)
    return candidates.map(({ id }) => [reporter, stranger, observer].findIndex((one) => one.id === id))
  }
  return { application, ...people, report, order }
}

test('experts come by area, then by language, then by the part of the country', async () => {
  const { order } = await threeExperts()
  expect((await order({}))[0]).toBe(0)
  expect((await order({ area: 'law' })).slice(0, 2)).toEqual([1, 0])
  expect((await order({ language: 'tiv' })).slice(0, 2)).toEqual([2, 0])
  expect(await order({ area: 'law', language: 'tiv' })).toEqual([1, 2, 0])
  expect(await order({ area: 'no such area', language: 'quokka' })).toEqual(await order({}))
})

test('of experts who know as much, the one with less work comes first, and one with enough is left out', async () => {
  const { application, officer, reporter, stranger, observer, reviewer, order } = await threeExperts()
  for (const personName of ['Misali Na Daya', 'Misali Na Biyu']) {
    const other = await submitted(application, officer, { personName })
    await askExpert(application, reviewer, other.id, buildQuestion(reporter))
    if (personName.endsWith('Daya')) await askExpert(application, reviewer, other.id, buildQuestion(stranger))
  }
  expect(await order({})).toEqual([2, 1])
  await application.database.queries
    .update(expertProfiles)
    .set({ availabilityStatus: 'busy', freeFrom: '2099-01-01' })
    .where(eq(expertProfiles.userId, observer.id))
  expect(await order({})).toEqual([1])
})

test.each([
  [
    'an employer',
    { employer: 'Kirkira Works Limited, Kwatanci Audit' },
    { wealthSource: 'Paid by Kwatanci Audit twice.' },
  ],
  ['a public name', { isPublic: 'yes', publicName: 'Dr Misali Kirkira' }, {}],
  [
    'whom the sender named',
    { isPublic: 'yes', publicName: 'Hauwa Gwajiyo' },
    { mustNotSee: 'Hauwa Gwajiyo' },
  ],
  ['having sent it', {}, null],
])(
  'staff see and ask an expert who is tied to the report by %s like any other',
  async (_by, told, report) => {
    const application = await withApplication()
    const { stranger, observer, reporter, reviewer } = await cast(
      ...([application, 'stranger', 'observer', 'reporter', 'reviewer'] as const),
    )
    await verifyAtOnce(application, stranger, { employer: 'Bongo Audit', ...told })
    await verifyAtOnce(application, observer, { employer: 'Bongo Audit' })
    const { id } = await submitted(application, report === null ? stranger : reporter, report ?? {})
    const desk = async () => {
      const { candidates, assignments } = await showExpertDesk(application, reviewer, id)
      return { candidates, assignments: assignments.map(({ id: _, number: __, expert, ...rest }) => rest) }
    }
    expect((await desk()).candidates).toHaveLength(2)
    // The tied one, and one who does not look.
    const tied = await askExpert(application, reviewer, id, buildQuestion(stranger))
    const idle = await askExpert(application, reviewer, id, buildQuestion(observer))
    await checkConflicts(application, stranger, tied, { names: 'Ba Kowa' })
    expect(await showAssignment(application, stranger, tied)).toMatchObject({
      state: 'withdrawn',
      work: null,
    })
    await expect(acceptInvitation(application, stranger, tied, { agree: 'yes' })).rejects.toMatchObject({
      code: 'step-not-possible',
    })
    const same = async () => {
      const [first, second] = (await desk()).assignments
      expect(first).toEqual(second)
      return first
    }
    expect(await same()).toMatchObject({ state: 'invited' })
    const toldToStaff = async () => (await listNotifications(application, reviewer)).notifications
    const before = (await toldToStaff()).length
    for (const each of [tied, idle]) await extendAssignment(application, reviewer, id, each)
    const heardBy = async (person: Person) =>
      (await listNotifications(application, person)).notifications.length
    expect((await heardBy(observer)) - (await heardBy(stranger))).toBe(1)
    await same()
    application.later(days(7))
    await lapseInvitations(application)
    expect(await same()).toMatchObject({ state: 'lapsed' })
    expect((await toldToStaff()).length).toBe(before + 2)
    expect(await showAssignment(application, stranger, tied)).toMatchObject({ state: 'withdrawn' })
    expect(await showAssignment(application, observer, idle)).toMatchObject({ state: 'lapsed' })
  },
)

test('an officer who is tied to the report asks no expert', async () => {
  const application = await withApplication()
  const { stranger, officer } = await cast(application, 'stranger', 'officer')
  await verifyAtOnce(application, stranger)
  const officers = await submitted(application, officer, { personName: 'Misali Na Biyu' })
  await expect(askExpert(application, officer, officers.id, buildQuestion(stranger))).rejects.toMatchObject({
    code: 'own-report',
  })
})
