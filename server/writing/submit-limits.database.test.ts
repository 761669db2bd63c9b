import { randomUUID } from 'node:crypto'
import { count, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { days, hours } from '#domain/time/durations.ts'
import { profiles } from '#server/database/people-schema.ts'
import { reports } from '#server/database/schema.ts'
import { presentPerson } from '#server/people/people-queries.ts'
import { markOf } from '#server/sealing/account-marks.ts'
import { buildReport, cast, submitted } from '#tests/cast.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { submitReport } from './submit-report.ts'

const day = days(1)

test('the sixth report of a month is refused, and the next month takes it', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  for (const each of ['1', '2', '3', '4', '5']) await submitted(application, reporter, { evidence: each })
  await expect(submitted(application, reporter)).rejects.toMatchObject({ code: 'reports-this-month' })

  // The clock is set to 21 November, 9:00 UTC. In Nigeria December begins on 30 November at 23:00 UTC.
  application.later(9 * day + hours(13.9))
  await expect(submitted(application, reporter)).rejects.toMatchObject({ code: 'reports-this-month' })
  application.later(hours(0.2))
  await expect(submitted(application, reporter)).resolves.toMatchObject({ id: expect.any(String) })
})

test('when one person sends ten reports at once, exactly five are accepted', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const answers = await Promise.allSettled(
    Array.from({ length: 10 }, (_, n) => submitted(application, reporter, { evidence: `Report ${n}` })),
  )
  const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []))
  expect(refusals).toEqual(Array.from({ length: 5 }, () => 'reports-this-month'))
  expect(await application.database.queries.select({ reports: count() }).from(reports)).toEqual([
    { reports: 5 },
  ])
})

test('the same form sent again is answered even when the month is full', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const form = { ...buildReport(), submissionKey: randomUUID() }
  const first = await submitReport(application, reporter, form)
  for (const each of ['2', '3', '4', '5']) await submitted(application, reporter, { evidence: each })
  expect(await submitReport(application, reporter, form)).toEqual(first)
})

test.each(['premium', 'enterprise'] as const)('an active %s subscription has no limit', async (tier) => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const subscriber: Person = { ...reporter, subscription: { tier, status: 'active' } }
  for (const each of ['1', '2', '3', '4', '5', '6', '7'])
    await submitted(application, subscriber, { evidence: each })
  expect(await application.database.queries.select({ reports: count() }).from(reports)).toEqual([
    { reports: 7 },
  ])
})

test('a premium subscription that was canceled has the limit of the free plan', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const former: Person = { ...reporter, subscription: { tier: 'premium', status: 'canceled' } }
  for (const each of ['1', '2', '3', '4', '5']) await submitted(application, former, { evidence: each })
  await expect(submitted(application, former)).rejects.toMatchObject({ code: 'reports-this-month' })
})

test('the limit is each person’s own', async () => {
  const application = await withApplication()
  const { reporter, stranger } = await cast(application, 'reporter', 'stranger')
  for (const each of ['1', '2', '3', '4', '5']) await submitted(application, reporter, { evidence: each })
  await expect(submitted(application, stranger)).resolves.toMatchObject({ id: expect.any(String) })
})

test('sixty-four reports of sixty-four people at once are all taken, each exactly once', async () => {
  const application = await withApplication()
  const { queries } = application.database
  const rows = await queries
    .insert(profiles)
    .values(
      Array.from({ length: 64 }, (_, n) => ({
        id: randomUUID(),
        username: `person${n}`,
        email: `person${n}@example.org`,
        createdAt: application.now(),
      })),
    )
    .returning()
  const people = rows.map((profile) => presentPerson(profile))

  const answers = await Promise.all(people.map((person) => submitted(application, person)))
  expect(new Set(answers.map(({ referenceNumber }) => referenceNumber)).size).toBe(64)
  for (const [position, person] of people.entries()) {
    const own = await queries
      .select({ id: reports.id })
      .from(reports)
      .where(eq(reports.ownerMark, markOf(application, 'reports', person.id)))
    expect(own).toEqual([{ id: answers[position]?.id }])
  }
})

test('numbers that are taken are drawn again', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const draws = [7, 7, 7, 8]
  const below = () => draws.shift() ?? 9
  const unlucky = { ...application, randomness: { ...application.randomness, below } }
  const first = await submitted(unlucky, reporter)
  const second = await submitted(unlucky, reporter)
  expect([first.referenceNumber, second.referenceNumber]).toEqual(['WR-26112110007', 'WR-26112110008'])
})
