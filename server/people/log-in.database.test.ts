import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { endSession, findSession } from '#server/auth/sessions.ts'
import { credentials } from '#server/database/schema.ts'
import { cast, password } from '#tests/cast.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { logIn } from './log-in.ts'

test('by name or address, in any capitals, and the password one is logged in', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  for (const identifier of ['amina', 'AMINA', ' amina ', 'amina@example.org', 'Amina@Example.Org']) {
    const token = await logIn(application, { identifier, password }, null)
    expect((await findSession(application, token))?.person).toEqual(reporter)
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

test('an unknown name, an unknown address and a wrong password hear the same', async () => {
  const application = await withApplication()
  await cast(application, 'reporter')
  for (const identifier of ['amina', 'nobody', 'nobody@example.org', "' or 1=1 --", 'am_na', '%'])
    await expect(logIn(application, { identifier, password: 'wrong' }, null)).rejects.toMatchObject({
      code: 'login-failed',
    })
})

test('a profile without a password lets nobody in, with an empty one or any other', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  await application.database.queries.delete(credentials).where(eq(credentials.userId, reporter.id))
  await expect(logIn(application, { identifier: 'amina', password }, null)).rejects.toMatchObject({
    code: 'login-failed',
  })
})

test('passwords are compared whole, with their capitals, and as letters whether composed or not', async () => {
  const application = await withApplication()
  await cast(application, 'reporter')
  for (const wrong of [password.toUpperCase(), `${password} `, password.slice(0, -1)])
    await expect(logIn(application, { identifier: 'amina', password: wrong }, null)).rejects.toMatchObject({
      code: 'login-failed',
    })
})

test('each login has a session of its own, and logging out ends that one alone', async () => {
  const application = await withApplication()
  await cast(application, 'reporter')
  const one = await logIn(application, { identifier: 'amina', password }, null)
  const other = await logIn(application, { identifier: 'amina', password }, null)
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
    await expect(logIn(application, wrong, null)).rejects.toMatchObject({ code: 'login-failed' })

  const right = { identifier: 'Amina', password }
  await expect(logIn(application, right, null)).rejects.toMatchObject({ code: 'too-many-tries' })
  await expect(logIn(application, { identifier: 'hauwa', password }, null)).resolves.toEqual(
    expect.any(String),
  )
  application.later(15 * 60_000 + 1)
  await expect(logIn(application, right, null)).resolves.toEqual(expect.any(String))
})

test('somebody who tries a name from one network does not lock its owner out in another', async () => {
  const application = await withApplication()
  await cast(application, 'reporter')
  const wrong = { identifier: 'amina', password: 'wrong' }
  for (let each = 1; each <= 11; each += 1) await logIn(application, wrong, '203.0.113').catch(() => null)
  await expect(logIn(application, { identifier: 'amina', password }, '198.51.100')).resolves.toEqual(
    expect.any(String),
  )
})
