import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { days } from '#domain/time/durations.ts'
import { planTimeOf } from '#server/access/plans/plan-time.ts'
import { deleteAccount } from '#server/people/delete-account.ts'
import { cast } from '#tests/cast.ts'
import { givePlan } from '#tests/support/plans/give-plan.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { takePlanTime } from '../add-plan-time.ts'
import { foundOrganisation } from './found-organisation.ts'
import { inviteToSeat, takeInvitesBack } from './invite-to-seat.ts'
import { joinOrganisation } from './join-organisation.ts'
import { endOrganisation, leaveOrganisation, takeSeatBack } from './leave-organisation.ts'
import { showOrganisation } from './show-organisation.ts'

test('a seat brings Enterprise for as long as the owner has it, and nothing of it stays afterwards', async () => {
  const { application, reporter, stranger } = await founded(31)
  await join(application, reporter, stranger)
  expect(await showOrganisation(application, stranger)).toEqual({
    ...{ is: 'seat', name: 'Lamp Desk', lastDay: '2026-12-21', isGuest: false },
  })
  expect(await tierOf(application, stranger)).toBe('enterprise')
  application.later(days(31))
  expect(await tierOf(application, stranger)).toBe('free')
  await givePlan(application, reporter.id, { tier: 'enterprise', days: 5 })
  expect(await tierOf(application, stranger)).toBe('enterprise')
})

test('more time of the owner is time of the seats, and time that is taken back is taken from them', async () => {
  const { application, reporter, stranger } = await founded(31)
  await join(application, reporter, stranger)
  await givePlan(application, reporter.id, { tier: 'enterprise', days: 10, sourceId: 'quokka' })
  expect(await seatDays(application, stranger)).toBe(41)
  for (const count of [10, 10])
    await application.database.queries.transaction((queries) =>
      takePlanTime(application, queries, { source: 'grant', sourceId: 'quokka', days: count }),
    )
  expect(await seatDays(application, stranger)).toBe(21)
})

test('a person’s own time runs beside a seat and is still there after it', async () => {
  const { application, reporter, stranger } = await founded(10)
  await givePlan(application, stranger.id, { tier: 'premium', days: 20 })
  await join(application, reporter, stranger)
  expect(await tierOf(application, stranger)).toBe('enterprise')
  application.later(days(3))
  await leaveOrganisation(application, stranger)
  expect(await tierOf(application, stranger)).toBe('premium')
  application.later(days(17))
  expect(await tierOf(application, stranger)).toBe('free')
})

test.each(['leaves', 'is removed', 'sees it end', 'sees its owner go'] as const)(
  'who %s has no seat from that moment',
  async (way) => {
    const { application, reporter, stranger } = await founded(31)
    await join(application, reporter, stranger)
    const end = {
      leaves: () => leaveOrganisation(application, stranger),
      'is removed': () => takeSeatBack(application, reporter, stranger.username),
      'sees it end': () => endOrganisation(application, reporter),
      'sees its owner go': () => deleteAccount(application, reporter),
    }
    await end[way]()
    expect(await tierOf(application, stranger)).toBe('free')
    expect(await showOrganisation(application, stranger)).toEqual({ is: 'none', canFound: false })
    const { rows } = await application.database.pool.query(
      `select ended_why from plan_periods where holder_id = $1`,
      [stranger.id],
    )
    expect(rows).toEqual([{ ended_why: 'seat-ended' }])
  },
)

test('all four of four seats are lent, an invitation keeps one for seven days, and taking them back frees them', async () => {
  const { application, reporter, stranger } = await founded(31)
  for (let each = 0; each < 4; each += 1) await inviteToSeat(application, reporter)
  await expect(inviteToSeat(application, reporter)).rejects.toMatchObject({ code: 'seats-all-taken' })
  expect(await showOrganisation(application, reporter)).toMatchObject({ invited: 4, free: 0 })
  await takeInvitesBack(application, reporter)
  expect(await showOrganisation(application, reporter)).toMatchObject({ invited: 0, free: 4 })
  const { code: seatCode } = await inviteToSeat(application, reporter)
  application.later(days(7))
  await expect(joinOrganisation(application, stranger, { seatCode })).rejects.toMatchObject({
    code: 'seat-code-not-valid',
  })
  expect(await showOrganisation(application, reporter)).toMatchObject({ invited: 0, free: 4 })
})

test('when two people use one invitation at once, one has the seat', async () => {
  const { application, reporter, stranger } = await founded(31)
  const { officer } = await cast(application, 'officer')
  const { code: seatCode } = await inviteToSeat(application, reporter)
  const tries = await Promise.allSettled(
    [stranger, officer].map((person) => joinOrganisation(application, person, { seatCode })),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'seat-code-not-valid' },
  })
})

test('a plan by role or by a seat founds nothing, and one person is in one organisation', async () => {
  const { application, reporter, stranger } = await founded(31)
  const { administrator, officer } = await cast(application, 'administrator', 'officer')
  const name = { organisationName: 'Second Desk' }
  const refused = (person: Person, code: string) =>
    expect(foundOrganisation(application, person, name)).rejects.toMatchObject({ code })
  await refused(administrator, 'organisation-needs-enterprise')
  await refused(reporter, 'in-organisation-already')
  await join(application, reporter, stranger)
  await refused(stranger, 'in-organisation-already')
  await givePlan(application, officer.id, { tier: 'enterprise' })
  await foundOrganisation(application, officer, name)
  const { code: seatCode } = await inviteToSeat(application, officer)
  for (const person of [reporter, stranger, officer])
    await expect(joinOrganisation(application, person, { seatCode })).rejects.toMatchObject({
      code: 'in-organisation-already',
    })
})

test('only its owner sees its seats, invites, takes back and ends it', async () => {
  const { application, reporter, stranger } = await founded(31)
  await join(application, reporter, stranger)
  expect(JSON.stringify(await showOrganisation(application, stranger))).not.toContain(reporter.username)
  const tries = [
    inviteToSeat(application, stranger),
    takeInvitesBack(application, stranger),
    takeSeatBack(application, stranger, stranger.username),
    endOrganisation(application, stranger),
    leaveOrganisation(application, reporter),
    takeSeatBack(application, reporter, 'no-one'),
  ]
  for (const each of await Promise.allSettled(tries))
    expect(each).toMatchObject({ status: 'rejected', reason: { kind: 'not-found' } })
})

test('without Enterprise time its owner invites no one', async () => {
  const { application, reporter } = await founded(5)
  application.later(days(5))
  await expect(inviteToSeat(application, reporter)).rejects.toMatchObject({
    code: 'organisation-needs-enterprise',
  })
  expect(await showOrganisation(application, reporter)).toMatchObject({ is: 'owned', lastDay: null })
})

async function founded(length: number) {
  const application = await withApplication()
  const people = await cast(application, 'reporter', 'stranger')
  await givePlan(application, people.reporter.id, { tier: 'enterprise', days: length })
  await foundOrganisation(application, people.reporter, { organisationName: ' Lamp  Desk ' })
  return { application, ...people }
}

async function join(application: TestApplication, owner: Person, person: Person): Promise<void> {
  const { code } = await inviteToSeat(application, owner)
  await joinOrganisation(application, person, { seatCode: code.toLowerCase() })
}

async function tierOf({ database, now }: TestApplication, { id }: Person): Promise<string> {
  const { running } = planTimeOf(sql`${id}::uuid`, dayInNigeria(now()))
  const { rows } = await database.queries.execute<{ tier: string | null }>(sql`select ${running} as tier`)
  return rows[0]?.tier ?? 'free'
}

async function seatDays(application: TestApplication, { id }: Person): Promise<number> {
  const { rows } = await application.database.pool.query<{ days: number }>(
    `select coalesce(sum(coalesce(ended_on, ends_on) - starts_on), 0)::int as days
     from plan_periods where holder_id = $1 and source = 'seat'`,
    [id],
  )
  return rows[0]?.days ?? 0
}
