import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { wantedIn } from '#domain/experts/wanted.ts'
import { expertProfiles } from '#server/database/people-schema.ts'
import { cast, submitted } from '#tests/cast.ts'
import { buildQuestion, verifyAtOnce } from '#tests/support/experts/working-expert.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { askExpert } from './ask-expert.ts'
import { showExpertDesk } from './expert-desk.ts'

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
  [{ employer: 'Kirkira Works Limited, Kwatanci Audit' }, { wealthSource: 'Paid by Kwatanci Audit twice.' }],
  [{ isPublic: 'yes', publicName: 'Dr Misali Kirkira' }, {}],
  [{ isPublic: 'yes', publicName: 'Hauwa Gwajiyo' }, { mustNotSee: 'Hauwa Gwajiyo' }],
])(
  'staff can neither see nor ask an expert whom their own application ties to the report: %j',
  async (told, report) => {
    const application = await withApplication()
    const { stranger, reporter, officer, reviewer } = await cast(
      ...([application, 'stranger', 'reporter', 'officer', 'reviewer'] as const),
    )
    await verifyAtOnce(application, stranger, { employer: 'Bongo Audit', ...told })
    const { id } = await submitted(application, reporter, report)
    expect((await showExpertDesk(application, reviewer, id)).candidates).toEqual([])
    for (const person of [reviewer, officer])
      await expect(askExpert(application, person, id, buildQuestion(stranger))).rejects.toMatchObject({
        code: 'expert-not-free',
      })
  },
)

test('an officer who is tied to the report asks no expert, and an expert does not answer about a report of their own', async () => {
  const application = await withApplication()
  const { stranger, reviewer, officer } = await cast(application, 'stranger', 'reviewer', 'officer')
  await verifyAtOnce(application, stranger)
  const own = await submitted(application, stranger)
  expect((await showExpertDesk(application, reviewer, own.id)).candidates).toEqual([])
  await expect(askExpert(application, reviewer, own.id, buildQuestion(stranger))).rejects.toMatchObject({
    code: 'expert-not-free',
  })
  const officers = await submitted(application, officer, { personName: 'Misali Na Biyu' })
  await expect(askExpert(application, officer, officers.id, buildQuestion(stranger))).rejects.toMatchObject({
    code: 'own-report',
  })
})
