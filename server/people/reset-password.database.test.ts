import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { hours } from '#domain/time/durations.ts'
import { findSession, startSession } from '#server/access/sessions.ts'
import { profiles } from '#server/database/people-schema.ts'
import { jobs } from '#server/database/schema.ts'
import { cast, password } from '#tests/cast.ts'
import { everyRow } from '#tests/support/every-row.ts'
import { tokenInLetter, withMailServer } from '#tests/support/network/mail-server.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { isOpenLink } from './account-tokens.ts'
import { changePassword } from './change-password.ts'
import { requestLetter } from './letters/request-letter.ts'
import { logIn } from './log-in.ts'
import { confirmByLink } from './registration/confirm-registration.ts'
import { resetPassword } from './reset-password.ts'

const fresh = 'harmattan on tin roofs'
const notValid = { code: 'link-not-valid' }
const hour = hours(1)

async function forgotten() {
  const application = await withApplication()
  const server = await withMailServer(application)
  const { reporter } = await cast(application, 'reporter')
  await requestLetter(application, 'reset-letter', { email: 'AMINA@example.org' }, null)
  const [letter] = await server.fetch()
  return { application, server, reporter, letter, token: tokenInLetter(letter) }
}

test('the link of the letter sets a new password, ends every session and is told by letter', async () => {
  const { application, server, reporter, token } = await forgotten()
  const sessions = [await startSession(application, reporter), await startSession(application, reporter)]
  await resetPassword(application, token, { password: fresh }, null)

  for (const session of sessions) expect(await findSession(application, session)).toBeNull()
  const login = (secret: string) => logIn(application, { identifier: 'amina', password: secret }, null)
  await expect(login(password)).rejects.toMatchObject({ kind: 'rule-broken' })
  await expect(login(fresh)).resolves.toMatchObject({ token: expect.any(String) })
  const [notice] = await server.fetch()
  expect(notice).toMatchObject({ to: reporter.email, subject: 'Your password was changed' })
})

test('a second step stays required after a reset', async () => {
  const { application, reporter, token } = await forgotten()
  await application.database.pool.query(
    `insert into totp_factors (id, user_id, sealed_secret, created_at, activated_at)
     values (gen_random_uuid(), $1, '\\x00', now(), now())`,
    [reporter.id],
  )
  await resetPassword(application, token, { password: fresh }, null)
  const login = await logIn(application, { identifier: 'amina', password: fresh }, null)
  expect(login.isPending).toBe(true)
})

test('for an address without an account the answer and the work are the same, and no letter goes out', async () => {
  const application = await withApplication()
  const server = await withMailServer(application)
  await cast(application, 'reporter')
  const put = async (email: string) => {
    expect(await requestLetter(application, 'reset-letter', { email }, null)).toBeUndefined()
    const rows = await application.database.queries.select().from(jobs)
    await server.fetch()
    return rows.map(({ kind, sealedData }) => ({ kind, bytes: sealedData.length }))
  }
  expect(await put('nobody@example.org')).toEqual(await put('amina@example.org'))
  expect(server.received.map(({ to }) => to)).toEqual(['amina@example.org'])
})

test('a link works once, for an hour, and for nothing else', async () => {
  const used = await forgotten()
  await resetPassword(used.application, used.token, { password: fresh }, null)
  await expect(
    resetPassword(used.application, used.token, { password: 'kerosene and calabash' }, null),
  ).rejects.toMatchObject(notValid)

  const old = await forgotten()
  await expect(confirmByLink(old.application, old.token)).rejects.toMatchObject(notValid)
  old.application.later(hour - 1)
  expect(await isOpenLink(old.application, 'reset-password', old.token)).toBe(true)
  old.application.later(1)
  await expect(resetPassword(old.application, old.token, { password: fresh }, null)).rejects.toMatchObject(
    notValid,
  )
})

test('when two people use one link at once, one sets the password', async () => {
  const { application, token } = await forgotten()
  const answers = await Promise.allSettled(
    [fresh, 'kerosene and calabash'].map((secret) =>
      resetPassword(application, token, { password: secret }, null),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a weak password is refused with its reasons, and the link stays as it was', async () => {
  const { application, token } = await forgotten()
  for (const [weak, why] of [
    ['12345', { code: 'password-short', limit: 6 }],
    ['password', { inEnglish: expect.stringContaining('one of the ten') }],
    ['amina99', { inEnglish: expect.stringContaining('Your user name') }],
  ] as const)
    await expect(resetPassword(application, token, { password: weak }, null)).rejects.toMatchObject({
      fields: { password: why },
    })
  await expect(resetPassword(application, token, { password: fresh }, null)).resolves.toBeUndefined()
})

test('with one link used, or the password changed, no other link does anything', async () => {
  const { application, server, reporter, token } = await forgotten()
  await requestLetter(application, 'reset-letter', { email: reporter.email }, null)
  const [second] = await server.fetch()
  await resetPassword(application, token, { password: fresh }, null)
  expect(await isOpenLink(application, 'reset-password', tokenInLetter(second))).toBe(false)

  await requestLetter(application, 'reset-letter', { email: reporter.email }, null)
  const third = (await server.fetch()).find(({ subject }) => subject === 'A new password')
  await changePassword(application, reporter, { currentPassword: fresh, password }, null)
  expect(await isOpenLink(application, 'reset-password', tokenInLetter(third))).toBe(false)
})

test('the token is in the letter alone', async () => {
  const { application, token } = await forgotten()
  expect(await everyRow(application)).not.toContain(token)
  expect(application.logged.join()).not.toContain(token)
})

test('a person whose letter never came through cannot set a password for an account that is gone', async () => {
  const { application, reporter, token } = await forgotten()
  await application.database.queries.delete(profiles).where(eq(profiles.id, reporter.id))
  await expect(resetPassword(application, token, { password: fresh }, null)).rejects.toMatchObject(notValid)
})

test('without a mail server the letter goes to the outbox, for the person who runs the site', async () => {
  const application = await withApplication()
  await cast(application, 'reporter')
  await requestLetter(application, 'reset-letter', { email: 'amina@example.org' }, null)
  const { runDueJobs } = await import('#server/schedule/run-due-jobs.ts')
  const { handlers } = await import('#server/schedule/jobs/handlers.ts')
  await runDueJobs(application, handlers)
  expect(application.letters).toMatchObject([{ to: 'amina@example.org', subject: 'A new password' }])
})
