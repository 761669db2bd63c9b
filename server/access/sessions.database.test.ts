import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { days, minutes } from '#domain/time/durations.ts'
import { profiles, sessions } from '#server/database/people-schema.ts'
import { cast } from '#tests/cast.ts'
import { everyRow } from '#tests/support/every-row.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { endSession, endSessionsOf, findSession, startSession } from './sessions.ts'

const minute = minutes(1)
const day = days(1)

test('a stored session is a hash, a person and days; no address, no user agent', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const token = await startSession(application, reporter)
  const [row] = await application.database.queries.select().from(sessions)
  expect(Object.keys(row ?? {}).toSorted()).toEqual([
    ...['assurance', 'byPasskey', 'challenge', 'challengeExpiresAt', 'confirmedAt', 'createdAt'],
    ...['expiresAt', 'id', 'lastUsedOn', 'passwordIsShort', 'tokenHash', 'userId'],
  ])
  expect(await everyRow(application)).not.toContain(token)
})

test('a public session ends after seven days without use, one of staff after half an hour', async () => {
  const application = await withApplication()
  const { reporter, officer } = await cast(application, 'reporter', 'officer')
  const publicly = await startSession(application, reporter)
  const staffs = await startSession(application, officer, 'full')
  application.later(30 * minute - 1)
  const { expiresAt } = (await findSession(application, publicly)) ?? {}
  expect(expiresAt).toEqual(new Date('2026-11-28T09:00:00Z'))
  application.later(1)
  expect(await findSession(application, staffs)).toBeNull()
  application.later(7 * day - 30 * minute)
  expect(await findSession(application, publicly)).toBeNull()
})

test('a session of staff that is used all day ends twelve hours after the log-in', async () => {
  const application = await withApplication()
  const { officer } = await cast(application, 'officer')
  const token = await startSession(application, officer, 'full')
  for (let passed = 20; passed < 12 * 60; passed += 20) {
    application.later(20 * minute)
    expect(await findSession(application, token), `after ${passed} minutes`).not.toBeNull()
  }
  application.later(20 * minute)
  expect(await findSession(application, token)).toBeNull()
})

test('a public session that is used each day ends ninety days after the log-in', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const token = await startSession(application, reporter)
  for (let passed = 6; passed < 90; passed += 6) {
    application.later(6 * day)
    expect(await findSession(application, token), `after ${passed} days`).not.toBeNull()
  }
  application.later(6 * day)
  expect(await findSession(application, token)).toBeNull()
})

test('the password counts as given a moment ago for five minutes', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const token = await startSession(application, reporter)
  application.later(5 * minute - 1)
  expect((await findSession(application, token))?.person.isConfirmed).toBe(true)
  application.later(1)
  expect((await findSession(application, token))?.person.isConfirmed).toBe(false)
})

test('use in the second half of its life starts a session’s time again', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const token = await startSession(application, reporter)
  for (let each = 1; each <= 5; each += 1) {
    application.later(6 * day)
    const session = await findSession(application, token)
    expect(session?.expiresAt).toEqual(new Date(application.now().getTime() + 7 * day))
  }
  const [row] = await application.database.queries.select().from(sessions)
  expect(row?.lastUsedOn).toBe(dayInNigeria(application.now()))
})

test('a session is found with the role that the person has now', async () => {
  const application = await withApplication()
  const { officer } = await cast(application, 'officer')
  const token = await startSession(application, officer)
  await application.database.queries
    .update(profiles)
    .set({ role: 'reporter', status: 'suspended' })
    .where(eq(profiles.id, officer.id))
  expect((await findSession(application, token))?.person).toMatchObject({
    role: 'reporter',
    status: 'suspended',
  })
})

test('a session that was ended, and one of a person who is gone, are no session', async () => {
  const application = await withApplication()
  const { reporter, stranger } = await cast(application, 'reporter', 'stranger')
  const ended = await startSession(application, reporter)
  await endSession(application, ended)
  expect(await findSession(application, ended)).toBeNull()

  const orphaned = await startSession(application, stranger)
  await application.database.queries.delete(profiles).where(eq(profiles.id, stranger.id))
  expect(await findSession(application, orphaned)).toBeNull()
})

test('a made-up token opens nothing', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  await startSession(application, reporter)
  for (const token of [null, '', 'x', 'a'.repeat(43), "' or 1=1 --", '\0', 'ẹ'.repeat(43)]) {
    expect(await findSession(application, token)).toBeNull()
  }
})

test('two hundred sessions have two hundred tokens', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const tokens = await Promise.all(Array.from({ length: 200 }, () => startSession(application, reporter)))
  expect(new Set(tokens).size).toBe(200)
})

test('all sessions of a person end at once, but for the one that is spared, and no one else’s', async () => {
  const application = await withApplication()
  const { reporter, stranger } = await cast(application, 'reporter', 'stranger')
  const { queries } = application.database
  const [here, there, foreign] = [
    await startSession(application, reporter),
    await startSession(application, reporter),
    await startSession(application, stranger),
  ]
  const { id } = (await findSession(application, here)) ?? {}
  await endSessionsOf(application, queries, reporter.id, id ? { except: id } : {})
  expect(await findSession(application, here)).not.toBeNull()
  expect(await findSession(application, there)).toBeNull()
  await endSessionsOf(application, queries, reporter.id)
  expect(await findSession(application, here)).toBeNull()
  expect(await findSession(application, foreign)).not.toBeNull()
})
