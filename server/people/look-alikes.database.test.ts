import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { writeMissingLooks } from '#server/access/look-alikes/look-alikes.ts'
import { profiles } from '#server/database/people-schema.ts'
import { cast, password } from '#tests/cast.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { register } from './registration/register.ts'
import { updateProfile } from './update-profile.ts'

const looksAlike = { code: 'username-looks-alike', fields: { username: { code: 'username-looks-alike' } } }

test('a new name that looks like an existing one is refused, whichever came first', async () => {
  const application = await withApplication()
  const registering = (username: string) =>
    register(application, { username, email: `${Math.random()}@example.org`, password }, null)
  await registering('Lagos10')
  for (const name of ['Iagos10', 'lagoslO', 'lagos1o'])
    await expect(registering(name), name).rejects.toMatchObject(looksAlike)
  await expect(registering('lAGOS10')).rejects.toMatchObject({ code: 'account-taken' })
  await registering('lagos-12')
})

test('when two people choose names that look alike at one moment, one has it', async () => {
  const application = await withApplication()
  const answers = await Promise.allSettled(
    ['cosmo1', 'cosmol', 'cosrno1', 'COSMO1'].map((username) =>
      register(application, { username, email: `${username}@example.org`, password }, null),
    ),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('names that exist go on working, and a profile keeps its own name', async () => {
  const application = await withApplication()
  const { reporter, stranger } = await cast(application, 'reporter', 'stranger')
  const { queries } = application.database
  await queries
    .update(profiles)
    .set({ username: 'admin1', usernameLooks: null })
    .where(eq(profiles.id, reporter.id))
  await queries
    .update(profiles)
    .set({ username: 'adminl', usernameLooks: null })
    .where(eq(profiles.id, stranger.id))
  await writeMissingLooks(application.database)
  const without = await queries.select({ id: profiles.id }).from(profiles).where(sql`username_looks is null`)
  expect(without).toEqual([])
  const actor = { ...reporter, username: 'admin1' }
  await updateProfile(application, actor, { username: 'admin1', email: reporter.email })
  await updateProfile(application, actor, { username: 'admin1-lagos', email: reporter.email })
  await expect(
    updateProfile(application, actor, { username: 'Adminl', email: reporter.email }),
  ).rejects.toMatchObject({ code: 'profile-taken' })
  await expect(
    updateProfile(application, actor, { username: 'adrninl', email: reporter.email }),
  ).rejects.toMatchObject(looksAlike)
})
