import { expect, test } from 'vitest'
import { visitor } from '#domain/actor.ts'
import { invitedRoles } from '#domain/people/capacities.ts'
import { days } from '#domain/time/durations.ts'
import { findSession } from '#server/access/sessions.ts'
import { profiles } from '#server/database/people-schema.ts'
import { seedWhenEmpty } from '#server/database/seed/seed-when-empty.ts'
import { cast, password } from '#tests/cast.ts'
import { everyRow } from '#tests/support/every-row.ts'
import { openedInvitation } from '#tests/support/second-person/settled.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { acceptInvitation, findInvitation } from './accept-invitation.ts'
import { inviteFirstAdministrator, invitePerson } from './invite-person.ts'

const newcomer = { username: 'newcomer', email: 'newcomer@example.org', password }
const notValid = { code: 'invitation-not-valid' }

test.each(invitedRoles)(
  'an administrator invites a %s, whose account has that role and its tier',
  async (role) => {
    const application = await withApplication()
    const { administrator } = await cast(application, 'administrator')
    const token = tokenOf(await openedInvitation(application, administrator, { role }))
    expect(await findInvitation(application, token)).toEqual({ role })

    const session = await acceptInvitation(application, token, { ...newcomer, role: 'administrator' })
    expect((await findSession(application, session))?.person).toMatchObject({
      username: 'newcomer',
      role,
      subscription: { tier: role === 'administrator' ? 'enterprise' : 'free', status: 'active' },
    })
  },
)

test('no one but an administrator invites', async () => {
  const application = await withApplication()
  const { officer, administrator } = await cast(application, 'officer', 'administrator')
  await expect(invitePerson(application, visitor, { role: 'reviewer' })).rejects.toMatchObject({
    code: 'sign-in-needed',
  })
  await expect(invitePerson(application, officer, { role: 'reviewer' })).rejects.toMatchObject({
    code: 'administrators-only',
  })
  const suspended = { ...administrator, status: 'suspended' } as const
  await expect(invitePerson(application, suspended, { role: 'reviewer' })).rejects.toMatchObject({
    code: 'account-suspended',
  })
})

test('a link that was used works no more', async () => {
  const application = await withApplication()
  const { administrator } = await cast(application, 'administrator')
  const token = tokenOf(await openedInvitation(application, administrator, { role: 'officer' }))
  await acceptInvitation(application, token, newcomer)
  const second = { ...newcomer, username: 'second', email: 'second@example.org' }
  await expect(acceptInvitation(application, token, second)).rejects.toMatchObject(notValid)
  await expect(findInvitation(application, token)).rejects.toMatchObject(notValid)
})

test('when two people use one link at once, one has the account, and nothing of the other is left', async () => {
  const application = await withApplication()
  const { administrator } = await cast(application, 'administrator')
  const token = tokenOf(await openedInvitation(application, administrator, { role: 'officer' }))
  const answers = await Promise.allSettled([
    acceptInvitation(application, token, newcomer),
    acceptInvitation(application, token, { ...newcomer, username: 'second', email: 'second@example.org' }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await application.database.queries.select().from(profiles)).toHaveLength(2)
})

test('a link lives for three days', async () => {
  const application = await withApplication()
  const { administrator } = await cast(application, 'administrator')
  const token = tokenOf(await openedInvitation(application, administrator, { role: 'officer' }))
  application.later(days(3) - 1)
  await expect(findInvitation(application, token)).resolves.toEqual({ role: 'officer' })
  application.later(1)
  await expect(findInvitation(application, token)).rejects.toMatchObject(notValid)
  await expect(acceptInvitation(application, token, newcomer)).rejects.toMatchObject(notValid)
})

test('a form that does not fit leaves the link as it was', async () => {
  const application = await withApplication()
  const { administrator } = await cast(application, 'administrator')
  const token = tokenOf(await openedInvitation(application, administrator, { role: 'officer' }))
  await expect(acceptInvitation(application, token, {})).rejects.toMatchObject({ kind: 'invalid' })
  const taken = { ...newcomer, username: 'dami' }
  await expect(acceptInvitation(application, token, taken)).rejects.toMatchObject({ code: 'account-taken' })
  await expect(acceptInvitation(application, token, newcomer)).resolves.toEqual(expect.any(String))
})

test('a made-up link opens nothing', async () => {
  const application = await withApplication()
  const { administrator } = await cast(application, 'administrator')
  await openedInvitation(application, administrator, { role: 'officer' })
  for (const token of ['', 'x', 'a'.repeat(43), "' or 1=1 --", '\0']) {
    await expect(findInvitation(application, token)).rejects.toMatchObject(notValid)
    await expect(acceptInvitation(application, token, newcomer)).rejects.toMatchObject(notValid)
  }
})

test('only the hash of a link is stored', async () => {
  const application = await withApplication()
  const { administrator } = await cast(application, 'administrator')
  const token = tokenOf(await openedInvitation(application, administrator, { role: 'officer' }))
  expect(await everyRow(application)).not.toContain(token)
})

test('the first start prints one link for an administrator, and only the newest works', async () => {
  const application = await withApplication()
  const first = await inviteFirstAdministrator(application)
  const second = await inviteFirstAdministrator(application)
  expect(second).toMatch(/^http:\/\/localhost:3000\/invitation\/[\w-]{43}$/)
  await expect(findInvitation(application, tokenOf(first))).rejects.toMatchObject(notValid)
  await expect(findInvitation(application, tokenOf(second))).resolves.toEqual({ role: 'administrator' })
})

test('an empty database is seeded once, and offers a link for as long as no one is there', async () => {
  const application = await withApplication()
  await seedWhenEmpty(application)
  const link = await seedWhenEmpty(application)
  const { rows } = await application.database.pool.query(
    'select count(*)::int as records from archive_records',
  )
  expect(rows).toEqual([{ records: 8 }])
  await acceptInvitation(application, tokenOf(link ?? ''), newcomer)
  expect(await seedWhenEmpty(application)).toBeNull()
})

function tokenOf(link: string): string {
  return link.split('/').at(-1) ?? ''
}
