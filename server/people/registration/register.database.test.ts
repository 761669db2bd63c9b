import { expect, test } from 'vitest'
import { safeCost } from '#server/access/passwords/passwords.ts'
import { findSession } from '#server/access/sessions.ts'
import { credentials, expertProfiles, profiles } from '#server/database/people-schema.ts'
import { password } from '#tests/cast.ts'
import { everyRow } from '#tests/support/every-row.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { register as registerOrWait } from './register.ts'

const amina = { username: 'amina', email: 'amina@example.org', password }

/** Without a mail server, as here, a person who registers is logged in at once. */
async function register(...given: Parameters<typeof registerOrWait>): Promise<string> {
  const registered = await registerOrWait(...given)
  if (registered.kind === 'to-be-confirmed') throw new Error('there is nothing to wait for')
  return registered.session
}

test('who registers is a reporter on the free plan, and is logged in', async () => {
  const application = await withApplication()
  const token = await register(application, amina, null)
  expect((await findSession(application, token))?.person).toMatchObject({
    username: 'amina',
    email: 'amina@example.org',
    role: 'reporter',
    status: 'active',
    subscription: { tier: 'free', status: 'active' },
  })
})

test('a role, a tier or a status that was sent along is not read', async () => {
  const application = await withApplication()
  const grasping = {
    role: 'administrator',
    isAdmin: 'true',
    subscriptionTier: 'enterprise',
    tier: 'enterprise',
  }
  await register(application, { ...amina, ...grasping, id: 'x', subscription_tier: 'enterprise' }, null)
  expect(await application.database.queries.select().from(profiles)).toMatchObject([
    { role: 'reporter', status: 'active' },
  ])
})

test('a form that does not fit is refused by its fields, and nothing is saved', async () => {
  const application = await withApplication()
  const rows = [
    [{}, 'registration-fields-missing', ['email', 'password', 'username']],
    [{ ...amina, username: ' ' }, 'registration-fields-missing', ['username']],
    [{ ...amina, email: '' }, 'registration-fields-missing', ['email']],
    [{ ...amina, password: '' }, 'registration-fields-missing', ['password']],
    [{ ...amina, username: 'ab' }, 'registration-invalid', ['username']],
    [{ ...amina, username: 'a@b.org' }, 'registration-invalid', ['username']],
    [{ ...amina, username: 'x'.repeat(41) }, 'registration-invalid', ['username']],
    [{ ...amina, email: 'amina' }, 'registration-invalid', ['email']],
    [{ ...amina, email: 'a b@example.org' }, 'registration-invalid', ['email']],
    [{ ...amina, email: `${'x'.repeat(250)}@example.org` }, 'registration-invalid', ['email']],
    [{ ...amina, password: '12345' }, 'registration-invalid', ['password']],
    [{ ...amina, password: 'x'.repeat(201) }, 'registration-invalid', ['password']],
    [{ ...amina, password: 'password' }, 'registration-invalid', ['password']],
    [{ ...amina, password: 'amina1' }, 'registration-invalid', ['password']],
    [{ ...amina, password: 'nigeria' }, 'registration-invalid', ['password']],
  ] as const
  for (const [form, code, fields] of rows) {
    const error = await register(application, form, null).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ kind: 'invalid', code })
    expect(Object.keys((error as { fields: object }).fields).toSorted()).toEqual(fields)
    expect(await application.database.queries.select().from(profiles)).toEqual([])
  }
})

test('a password of five characters hears the wording of the specification', async () => {
  const application = await withApplication()
  await expect(register(application, { ...amina, password: 'x7!kq' }, null)).rejects.toMatchObject({
    fields: { password: { code: 'password-short', limit: 6 } },
  })
})

test('a short password that is hard to guess is enough', async () => {
  const application = await withApplication()
  await expect(register(application, { ...amina, password: 'x7!kqZv9w' }, null)).resolves.toEqual(
    expect.any(String),
  )
})

test('a name or address that is taken is refused whatever its capitals', async () => {
  const application = await withApplication()
  await register(application, amina, null)
  for (const second of [
    { ...amina, username: 'AMINA', email: 'other@example.org' },
    { ...amina, username: 'other', email: 'AMINA@Example.ORG' },
  ]) {
    await expect(register(application, second, null)).rejects.toMatchObject({ code: 'account-taken' })
    expect(await application.database.queries.select().from(credentials)).toHaveLength(1)
  }
})

test('when two people register the same name at once, one has it', async () => {
  const application = await withApplication()
  const answers = await Promise.allSettled([
    register(application, amina, null),
    register(application, { ...amina, email: 'other@example.org' }, null),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await application.database.queries.select().from(profiles)).toHaveLength(1)
})

test('the password and the session’s token are stored nowhere, only what they hash to', async () => {
  const application = { ...(await withApplication()), passwordCost: safeCost }
  const token = await register(application, amina, null)
  const rows = await everyRow(application)
  expect(rows).not.toContain(password)
  expect(rows).not.toContain(token)
  expect(rows).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
})

test('the twenty-first account from one network in a quarter of an hour is refused', async () => {
  const application = await withApplication()
  for (let each = 1; each <= 20; each += 1)
    await expect(register(application, {}, '203.0.113')).rejects.toMatchObject({ kind: 'invalid' })
  await expect(register(application, amina, '203.0.113')).rejects.toMatchObject({ code: 'too-many-tries' })
  await expect(register(application, amina, '198.51.100')).resolves.toEqual(expect.any(String))
})

const expert = {
  'area.law': 'yes',
  'area.procurement': 'yes',
  'area.cooking': 'yes',
  professionalCredentials: 'Barrister',
  yearsExperience: '12',
  bio: 'Public contracts.',
}

test('who applies as an expert is a reporter like others, and the application waits', async () => {
  const application = await withApplication()
  const grasping = { verification_status: 'verified', verificationStatus: 'verified', role: 'reviewer' }
  await register(application, { ...amina, ...expert, ...grasping }, null)
  expect(await application.database.queries.select().from(expertProfiles)).toMatchObject([
    {
      expertiseAreas: ['law', 'procurement'],
      professionalCredentials: 'Barrister',
      yearsExperience: 12,
      verificationStatus: 'pending',
      availabilityStatus: 'available',
    },
  ])
  expect(await application.database.queries.select().from(profiles)).toMatchObject([{ role: 'reporter' }])
})

test('an application that is half filled in is refused by its fields, and nothing is saved', async () => {
  const application = await withApplication()
  const { 'area.law': _, 'area.procurement': __, ...withoutAreas } = expert
  const rows = [
    [withoutAreas, ['expertiseAreas']],
    [{ ...expert, bio: ' ', professionalCredentials: '' }, ['bio', 'professionalCredentials']],
    [{ ...expert, yearsExperience: '-1' }, ['yearsExperience']],
    [{ ...expert, yearsExperience: '81' }, ['yearsExperience']],
    [{ ...expert, yearsExperience: 'ten' }, ['yearsExperience']],
    [{ ...expert, bio: 'x'.repeat(2_001) }, ['bio']],
  ] as const
  for (const [form, fields] of rows) {
    const error = await register(application, { ...amina, ...form }, null).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ kind: 'invalid', code: 'registration-invalid' })
    expect(Object.keys((error as { fields: object }).fields).toSorted()).toEqual(fields)
  }
  expect(await application.database.queries.select().from(profiles)).toEqual([])
})

test('when an application cannot be written the account stays, and the applicant and the log are told', async () => {
  const application = await withApplication()
  await application.database.pool.query('alter table expert_profiles drop column bio')
  expect(await registerOrWait(application, { ...amina, ...expert }, null)).toMatchObject({
    hasApplied: false,
  })
  expect(await application.database.queries.select().from(profiles)).toHaveLength(1)
  expect(application.logged.join()).toContain('an application as an expert was not written')
  expect(application.logged.join()).not.toContain('Barrister')
})
