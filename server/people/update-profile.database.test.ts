import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { visitor } from '#domain/actor.ts'
import { findSession, startSession } from '#server/access/sessions.ts'
import { profiles } from '#server/database/people-schema.ts'
import { cast, password } from '#tests/cast.ts'
import { tokenInLetter, withMailServer } from '#tests/support/network/mail-server.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { isOpenLink } from './account-tokens.ts'
import { changePassword } from './change-password.ts'
import { requestLetter } from './letters/request-letter.ts'
import { confirmNewAddress, updateProfile } from './update-profile.ts'

const fresh = 'harmattan on tin roofs'

async function known() {
  const application = await withApplication()
  const { reporter, stranger } = await cast(application, 'reporter', 'stranger')
  const profile = async () =>
    (await application.database.queries.select().from(profiles).where(eq(profiles.id, reporter.id)))[0]
  return { application, reporter, stranger, profile, same: { username: 'amina', email: reporter.email } }
}

test('a new user name counts at once', async () => {
  const { application, reporter, profile, same } = await known()
  expect(await updateProfile(application, reporter, { ...same, username: 'zainab' })).toBe('saved')
  expect(await profile()).toMatchObject({ username: 'zainab', email: reporter.email })
})

test('a name or an address of another person gets the wording of the specification', async () => {
  const { application, reporter, same, profile } = await known()
  for (const taken of [{ username: 'HAUWA' }, { email: 'Hauwa@example.org' }])
    await expect(updateProfile(application, reporter, { ...same, ...taken })).rejects.toMatchObject({
      code: 'profile-taken',
    })
  expect(await profile()).toMatchObject(same)
})

test('what is missing or does not fit is refused, and nothing is saved', async () => {
  const { application, reporter, profile, same } = await known()
  const rows = [
    [{}, 'profile-fields-missing'],
    [{ ...same, username: ' ' }, 'profile-fields-missing'],
    [{ ...same, email: '' }, 'profile-fields-missing'],
    [{ ...same, username: 'ab' }, 'profile-invalid'],
    [{ ...same, username: 'a@b' }, 'profile-invalid'],
    [{ ...same, email: 'amina' }, 'profile-invalid'],
    [{ ...same, email: `${'x'.repeat(250)}@example.org` }, 'profile-invalid'],
  ] as const
  for (const [form, code] of rows)
    await expect(updateProfile(application, reporter, form)).rejects.toMatchObject({ kind: 'invalid', code })
  await expect(updateProfile(application, visitor, same)).rejects.toMatchObject({ code: 'no-logged-in-user' })
  expect(await profile()).toMatchObject(same)
})

test('a role, a tier or a status that was sent along is not read', async () => {
  const { application, reporter, profile, same } = await known()
  const grasping = {
    role: 'administrator',
    isAdmin: 'true',
    subscription_tier: 'enterprise',
    status: 'active',
  }
  await updateProfile(application, reporter, {
    ...same,
    ...grasping,
    subscriptionTier: 'enterprise',
    id: 'x',
  })
  expect(await profile()).toMatchObject({ id: reporter.id, role: 'reporter' })
})

test('a new address needs the password again', async () => {
  const { application, reporter, same } = await known()
  const idle = { ...reporter, isConfirmed: false }
  await expect(updateProfile(application, idle, { ...same, email: 'new@example.org' })).rejects.toMatchObject(
    { code: 'confirmation-needed' },
  )
  await expect(updateProfile(application, idle, { ...same, username: 'zainab' })).resolves.toBe('saved')
})

test('a new address counts once it has answered; the old one is told before and after', async () => {
  const { application, reporter, profile, same } = await known()
  const server = await withMailServer(application)
  const asked = await updateProfile(application, reporter, { ...same, email: 'new@example.org' })
  expect(asked).toBe('address-waits')
  const letters = await server.fetch()
  expect(letters.map(({ to, subject }) => [to, subject]).toSorted()).toEqual([
    [reporter.email, 'Your email address is about to change'],
    ['new@example.org', 'Please confirm your email address'],
  ])
  expect(await profile()).toMatchObject({ email: reporter.email })

  const token = tokenInLetter(letters.find(({ to }) => to === 'new@example.org'))
  await confirmNewAddress(application, token)
  expect(await profile()).toMatchObject({ email: 'new@example.org' })
  expect(await server.fetch()).toMatchObject([
    { to: reporter.email, subject: 'Your email address was changed' },
  ])
  await expect(confirmNewAddress(application, token)).rejects.toMatchObject({ code: 'link-not-valid' })
})

test('with mail, an address of another person gets the same answer, and a letter without a link', async () => {
  const { application, reporter, profile, same, stranger } = await known()
  const server = await withMailServer(application)
  expect(await updateProfile(application, reporter, { ...same, email: stranger.email })).toBe('address-waits')
  const letter = (await server.fetch()).find(({ to }) => to === stranger.email)
  expect(letter?.text).toContain('belongs to an account already')
  expect(letter?.text).not.toContain('token=')
  expect(await profile()).toMatchObject(same)
})

test('an address that was taken while its letter was under way is refused in plain words', async () => {
  const { application, reporter, same, stranger } = await known()
  const server = await withMailServer(application)
  await updateProfile(application, reporter, { ...same, email: 'new@example.org' })
  const letter = (await server.fetch()).find(({ to }) => to === 'new@example.org')
  await application.database.queries
    .update(profiles)
    .set({ email: 'new@example.org' })
    .where(eq(profiles.id, stranger.id))
  await expect(confirmNewAddress(application, tokenInLetter(letter))).rejects.toMatchObject({
    code: 'profile-taken',
  })
})

test('a change of address makes a reset link that went to the old one worthless', async () => {
  const { application, reporter, same } = await known()
  const server = await withMailServer(application)
  await requestLetter(application, 'reset-letter', { email: reporter.email }, null)
  const reset = tokenInLetter((await server.fetch())[0])
  await updateProfile(application, reporter, { ...same, email: 'new@example.org' })
  const letter = (await server.fetch()).find(({ to }) => to === 'new@example.org')
  await confirmNewAddress(application, tokenInLetter(letter))
  expect(await isOpenLink(application, 'reset-password', reset)).toBe(false)
})

test('a new password needs the present one, ends the other sessions and keeps this one', async () => {
  const { application, reporter } = await known()
  const here = await startSession(application, reporter)
  const there = await startSession(application, reporter)
  const open = await findSession(application, here)
  const change = (currentPassword: string, next: string) =>
    changePassword(application, reporter, { currentPassword, password: next }, open?.id ?? null)
  await expect(change('wrong', fresh)).rejects.toMatchObject({
    fields: { currentPassword: { code: 'password-wrong' } },
  })
  await expect(change(password, 'amina99')).rejects.toMatchObject({
    fields: { password: { code: 'password-weak' } },
  })
  await expect(change('', '')).rejects.toMatchObject({ kind: 'invalid' })
  expect(await findSession(application, there)).not.toBeNull()
  await change(password, fresh)
  expect(await findSession(application, here)).not.toBeNull()
  expect(await findSession(application, there)).toBeNull()
})

test('guessing at the present password is counted', async () => {
  const { application, reporter } = await known()
  const guess = () =>
    changePassword(application, reporter, { currentPassword: 'wrong', password: fresh }, null)
  for (let each = 0; each < 10; each += 1) await expect(guess()).rejects.toMatchObject({ kind: 'invalid' })
  await expect(guess()).rejects.toMatchObject({ code: 'too-many-tries' })
})
