import { eq, sql } from 'drizzle-orm'

import { expect, test } from 'vitest'
import { isRefusal, ticketOf } from '#domain/errors.ts'
import { after, hours, minutes } from '#domain/time/durations.ts'
import { hashPassword } from '#server/access/passwords/passwords.ts'
import { endSession, findSession } from '#server/access/sessions.ts'
import { credentials, registrations } from '#server/database/people-schema.ts'
import { queriesOn } from '#server/database/queries-on.ts'
import { cast, password } from '#tests/cast.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { wordsIn } from '#words/catalogue.ts'
import { logIn } from './log-in.ts'

test('a person logs in by name or address, in any capitals, and the password', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  for (const identifier of ['amina', 'AMINA', ' amina ', 'amina@example.org', 'Amina@Example.Org']) {
    const { token } = await logIn(application, { identifier, password }, null)
    expect((await findSession(application, token))?.person).toEqual({
      ...{ ...reporter, assurance: 'password' },
      entrance: { address: null, byPasskey: false, startedAt: application.now() },
    })
  }
})

test('a form without name or password hears that both are required', async () => {
  const application = await withApplication()
  for (const form of [
    {},
    { identifier: 'amina' },
    { password },
    { identifier: ' ', password },
    { identifier: 'amina', password: '' },
  ]) {
    await expect(logIn(application, form, null)).rejects.toMatchObject({ code: 'login-fields-missing' })
  }
})

test('an unknown name hears the specification’s words, and a known one with a wrong password the same', async () => {
  const application = await withApplication()
  await cast(application, 'reporter')
  for (const identifier of ['amina', 'nobody', "' or 1=1 --", 'am_na', '%'])
    await expect(logIn(application, { identifier, password: 'wrong' }, null)).rejects.toMatchObject({
      code: 'username-login-failed',
    })
  expect(wordsIn('en').refusals['username-login-failed'].text).toMatch(/^Username not found, or /)
})

test('an unknown address hears the same as a known one with a wrong password', async () => {
  const application = await withApplication()
  await cast(application, 'reporter')
  for (const identifier of ['amina@example.org', 'nobody@example.org', "'@' or 1=1 --"])
    await expect(logIn(application, { identifier, password: 'wrong' }, null)).rejects.toMatchObject({
      code: 'login-failed',
    })
})

test('a profile without a password lets no one in, with an empty one or any other', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  await application.database.queries.delete(credentials).where(eq(credentials.userId, reporter.id))
  await expect(logIn(application, { identifier: 'amina', password }, null)).rejects.toMatchObject({
    code: 'username-login-failed',
  })
})

test('passwords are compared whole, with their capitals, and as letters whether composed or not', async () => {
  const application = await withApplication()
  await cast(application, 'reporter')
  for (const wrong of [password.toUpperCase(), `${password} `, password.slice(0, -1)])
    await expect(logIn(application, { identifier: 'amina', password: wrong }, null)).rejects.toMatchObject({
      code: 'username-login-failed',
    })
})

test('each login has its own session, and logging out ends that one alone', async () => {
  const application = await withApplication()
  await cast(application, 'reporter')
  const { token: one } = await logIn(application, { identifier: 'amina', password }, null)
  const { token: other } = await logIn(application, { identifier: 'amina', password }, null)
  expect(one).not.toBe(other)

  await endSession(application, one)
  expect(await findSession(application, one)).toBeNull()
  expect(await findSession(application, other)).not.toBeNull()
  await expect(endSession(application, one)).resolves.toBeUndefined()
})

test('after ten wrong tries an account refuses even the right password, until a quarter of an hour has passed', async () => {
  const application = await withApplication()
  await cast(application, 'reporter', 'stranger')
  const wrong = { identifier: 'amina', password: 'wrong' }
  for (let each = 1; each <= 10; each += 1)
    await expect(logIn(application, wrong, null)).rejects.toMatchObject({ code: 'username-login-failed' })

  const right = { identifier: 'Amina', password }
  await expect(logIn(application, right, null)).rejects.toMatchObject({ code: 'too-many-tries' })
  await expect(logIn(application, { identifier: 'hauwa', password }, null)).resolves.toEqual({
    token: expect.any(String),
    isPending: false,
  })
  application.later(minutes(15) + 1)
  await expect(logIn(application, right, null)).resolves.toEqual({
    token: expect.any(String),
    isPending: false,
  })
})

test('a person who tries a name from one network does not lock its owner out in another', async () => {
  const application = await withApplication()
  await cast(application, 'reporter')
  const wrong = { identifier: 'amina', password: 'wrong' }
  for (let each = 1; each <= 11; each += 1) await logIn(application, wrong, '203.0.113').catch(() => null)
  await expect(logIn(application, { identifier: 'amina', password }, '198.51.100')).resolves.toEqual({
    token: expect.any(String),
    isPending: false,
  })
})

test('a person who is refused is told how long to wait for one more try, whenever they ask', async () => {
  const application = await withApplication()
  await cast(application, 'reporter')
  const form = { identifier: 'amina', password: 'wrong' }
  for (let each = 1; each <= 10; each += 1) await logIn(application, form, '203.0.113').catch(() => null)
  application.later(minutes(8))
  for (let each = 1; each <= 3; each += 1)
    await expect(logIn(application, form, '203.0.113')).rejects.toMatchObject({ waitSeconds: 60 })
})

test('an account that is tried from everywhere still takes three tries from a network that did not', async () => {
  const application = await withApplication()
  await cast(application, 'reporter')
  const wrong = { identifier: 'amina', password: 'wrong' }
  for (let each = 1; each <= 41; each += 1)
    await expect(logIn(application, wrong, `10.0.${each}`)).rejects.toMatchObject({
      code: 'username-login-failed',
    })
  for (let each = 1; each <= 3; each += 1)
    await expect(logIn(application, wrong, '198.51.100')).rejects.toMatchObject({
      code: 'username-login-failed',
    })
  await expect(logIn(application, wrong, '198.51.100')).rejects.toMatchObject({ code: 'too-many-tries' })
  await expect(logIn(application, { identifier: 'amina', password }, '192.0.2')).resolves.toMatchObject({
    isPending: false,
  })
})

test('an account that a crowd besieges takes its owner’s try for an effort, and a guesser’s for one each', async () => {
  const application = await withApplication()
  await cast(application, 'reporter')
  const wrong = { identifier: 'amina', password: 'wrong' }
  for (let each = 1; each <= 201; each += 1)
    await logIn(application, wrong, `10.${each % 100}.${each}`).catch(() => null)
  const right = { identifier: 'amina', password }
  const refused: unknown = await logIn(application, right, '192.0.2').catch((error: unknown) => error)
  const ticket = (isRefusal(refused) && ticketOf(refused)?.text) || ''
  application.later(minutes(2))
  const caller = { network: '192.0.2', effort: { ticket, solution: '' } }
  await expect(logIn(application, right, caller)).resolves.toMatchObject({ isPending: false })
  await expect(logIn(application, right, caller)).rejects.toMatchObject({ code: 'too-many-tries' })
})

test('another spelling of the same name is counted with it', async () => {
  const application = await withApplication()
  await cast(application, 'reporter')
  const { rows } = await application.database.queries.execute(sql`select lower('İ') as letter`)
  const spelled = (letter: string) =>
    logIn(application, { identifier: `am${letter}na`, password: 'wrong' }, '203.0.113')
  for (let each = 1; each <= 10; each += 1) await spelled('i').catch(() => null)
  const answer = await spelled('İ').catch((error: unknown) => error)
  const isSameName = rows[0]?.letter === 'i'
  expect(answer).toMatchObject({ code: isSameName ? 'too-many-tries' : 'username-login-failed' })
})

test('a stranger’s tries end no session that is open', async () => {
  const application = await withApplication()
  await cast(application, 'reporter')
  const { token } = await logIn(application, { identifier: 'amina', password }, '198.51.100')
  const wrong = { identifier: 'amina', password: 'wrong' }
  for (let each = 1; each <= 60; each += 1) await logIn(application, wrong, `10.0.${each}`).catch(() => null)
  expect(await findSession(application, token)).not.toBeNull()
})

test('the sixty-first try from one network is refused, whosever name it is', async () => {
  const application = await withApplication()
  for (let each = 1; each <= 60; each += 1)
    await logIn(application, { identifier: `nobody${each}`, password: 'wrong' }, '203.0.113').catch(
      () => null,
    )
  await expect(
    logIn(application, { identifier: 'nobody61', password: 'wrong' }, '203.0.113'),
  ).rejects.toMatchObject({ code: 'too-many-tries' })
})

test('a person who registered and did not confirm is told so, with the right password alone', async () => {
  const application = await withApplication()
  const now = application.now()
  await application.database.queries.insert(registrations).values({
    id: application.randomness.uuid(),
    username: 'ngozi',
    email: 'ngozi@example.org',
    passwordHash: await hashPassword(application, { lane: 'strangers', of: 'test' }, password),
    createdAt: now,
    expiresAt: after(now, hours(1)),
  })
  for (const identifier of ['ngozi', 'ngozi@example.org'])
    await expect(logIn(application, { identifier, password }, null)).rejects.toMatchObject({
      code: 'email-not-confirmed',
    })
  await expect(
    logIn(application, { identifier: 'ngozi@example.org', password: 'wrong' }, null),
  ).rejects.toMatchObject({ code: 'login-failed' })
})

test('a log-in counts its tries in one statement, and asks few in all', async () => {
  const application = await withApplication()
  await cast(application, 'reporter')
  const asked: string[] = []
  const logger = { logQuery: (text: string) => void asked.push(text) }
  const { database } = application
  const listened = {
    ...application,
    database: { ...database, queries: queriesOn(database.lanes, { logger }) },
  }
  const caller = { network: '2001:db8:1:2', effort: null }
  // The first try of a day also makes its salt.
  await logIn(application, { identifier: 'amina', password }, caller)
  await logIn(listened, { identifier: 'amina', password }, caller)
  expect(asked.filter((text) => text.includes('rate_limits'))).toHaveLength(1)
  expect(asked.filter((text) => text.includes('daily_salts'))).toHaveLength(1)
  expect(asked.length).toBeLessThanOrEqual(8)
})
