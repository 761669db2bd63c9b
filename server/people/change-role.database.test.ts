import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type Person, visitor } from '#domain/actor.ts'
import { needsSecondStep } from '#domain/people/capacities.ts'
import { type Role, roles } from '#domain/people/roles.ts'
import { findSession, startSession } from '#server/access/sessions.ts'
import { profiles } from '#server/database/people-schema.ts'
import { events } from '#server/database/schema.ts'
import { confirmProposal } from '#server/proposals/decide-proposal.ts'
import { openProposalOf } from '#server/proposals/proposal-queries.ts'
import { cast } from '#tests/cast.ts'
import { openedInvitation, settleProposals } from '#tests/support/second-person/settled.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { changeRole } from './change-role.ts'
import { acceptInvitation } from './invitations/accept-invitation.ts'
import { findAccount } from './people-queries.ts'
import { showPerson } from './staff/show-person.ts'
import { reinstatePerson, suspendPerson } from './suspend-person.ts'

async function staffed() {
  const application = await withApplication()
  const people = await cast(application, 'administrator', 'officer', 'reporter')
  const profileOf = async (id: string) =>
    (await application.database.queries.select().from(profiles).where(eq(profiles.id, id)))[0]
  return { application, ...people, profileOf }
}

async function secondAdministrator({ application, administrator }: Awaited<ReturnType<typeof staffed>>) {
  const link = await openedInvitation(application, administrator, { role: 'administrator' })
  await acceptInvitation(application, link.split('/').at(-1) ?? '', {
    username: 'ngozi',
    email: 'ngozi@example.org',
    password: 'kerosene wick at dusk',
  })
  const account = await findAccount(application.database.queries, 'ngozi')
  if (!account) throw new Error('the second administrator was not made')
  return { ...account.person, assurance: 'full', isConfirmed: true } as const
}

/** Proposed by one, and confirmed by the officer. */
async function demote(
  { application, officer }: Awaited<ReturnType<typeof staffed>>,
  actor: Person,
  id: string,
  role: Role,
): Promise<void> {
  await changeRole(application, actor, id, { role })
  const proposal = await openProposalOf(application.database.queries, 'role', id)
  await confirmProposal(application, officer, proposal?.id ?? '')
}

test.each(roles)('an administrator makes a reporter %s, on record, and their sessions end', async (role) => {
  const { application, administrator, reporter, profileOf } = await staffed()
  const session = await startSession(application, reporter)
  await changeRole(application, administrator, reporter.id, { role })
  const isOfStaff = needsSecondStep(role)
  if (isOfStaff) expect(await profileOf(reporter.id)).toMatchObject({ role: 'reporter' })
  await settleProposals(application)

  expect(await profileOf(reporter.id)).toMatchObject({ role })
  const later = await findSession(application, await startSession(application, { id: reporter.id, role }))
  expect(later?.person.subscription).toEqual({
    tier: role === 'administrator' ? 'enterprise' : 'free',
    status: 'active',
  })
  const isChange = role !== 'reporter'
  const change = { roleFrom: 'reporter', roleTo: role }
  expect((await findSession(application, session)) === null).toBe(isChange)
  expect((await showPerson(application, administrator, reporter.id)).history).toMatchObject([
    ...(isOfStaff ? [{ kind: 'person.role_proposed', ...change, by: 'dami' }] : []),
    ...(isChange ? [{ kind: 'person.role-changed', ...change, by: isOfStaff ? 'chidi' : 'dami' }] : []),
  ])
})

test('no one but an administrator changes a role, and the text is the one of the specification', async () => {
  const { application, officer, reporter, administrator, profileOf } = await staffed()
  const suspended = { ...administrator, status: 'suspended' } as const
  const unconfirmed = { ...administrator, isConfirmed: false }
  const rows = [
    [visitor, 'sign-in-needed'],
    [reporter, 'role-administrators-only'],
    [officer, 'role-administrators-only'],
    [suspended, 'account-suspended'],
    [unconfirmed, 'confirmation-needed'],
  ] as const
  for (const [actor, code] of rows)
    await expect(
      changeRole(application, actor, reporter.id, { role: 'administrator' }),
    ).rejects.toMatchObject({ code })
  expect(await profileOf(reporter.id)).toMatchObject({ role: 'reporter' })
})

test('without an id, with one that no one has, or with a role that does not exist nothing is changed', async () => {
  const { application, administrator, reporter } = await staffed()
  const asked = (id: string, role: string) => changeRole(application, administrator, id, { role })
  await expect(asked('', 'officer')).rejects.toMatchObject({ code: 'user-id-needed' })
  await expect(asked("' or 1=1", 'officer')).rejects.toMatchObject({ kind: 'not-found' })
  await expect(asked('3f2504e0-4f89-41d3-9a0c-0305e82c3301', 'officer')).rejects.toMatchObject({
    kind: 'not-found',
  })
  for (const role of ['', 'king', '__proto__'])
    await expect(asked(reporter.id, role)).rejects.toMatchObject({ kind: 'invalid' })
  const happened = await application.database.queries.select({ kind: events.kind }).from(events)
  expect(happened.filter(({ kind }) => kind !== 'person.declared')).toEqual([])
})

test('the last administrator stays one', async () => {
  const { application, administrator, profileOf } = await staffed()
  await expect(
    changeRole(application, administrator, administrator.id, { role: 'reviewer' }),
  ).rejects.toMatchObject({ code: 'last-administrator' })
  expect(await profileOf(administrator.id)).toMatchObject({ role: 'administrator' })
})

test('a suspended administrator is no one to rely on: the other is the last one', async () => {
  const world = await staffed()
  const { application, administrator } = world
  const second = await secondAdministrator(world)
  await suspendPerson(application, administrator, second.id, { reason: 'misused' })
  await expect(
    changeRole(application, administrator, administrator.id, { role: 'reviewer' }),
  ).rejects.toMatchObject({ code: 'last-administrator' })
})

test.each([
  ['demote', 'demote'],
  ['demote', 'suspend'],
  ['suspend', 'suspend'],
] as const)('of two administrators who %s and %s each other at once, one is left', async (one, other) => {
  const world = await staffed()
  const { application, administrator } = world
  const second = await secondAdministrator(world)
  const act = {
    demote: (actor: typeof administrator, id: string) => demote(world, actor, id, 'reporter'),
    suspend: (actor: typeof administrator, id: string) =>
      suspendPerson(application, actor, id, { reason: 'misused' }),
  }
  const answers = await Promise.allSettled([
    act[one](administrator, second.id),
    act[other](second, administrator.id),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const { rows } = await application.database.pool.query(
    `select count(*)::int as left from profiles where role = 'administrator' and status = 'active'`,
  )
  expect(rows).toEqual([{ left: 1 }])
})

test('both last administrators who step down at once: one may', async () => {
  const world = await staffed()
  const { administrator } = world
  const second = await secondAdministrator(world)
  const answers = await Promise.allSettled(
    [administrator, second].map((person) => demote(world, person, person.id, 'officer')),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a suspension ends every session at once, is on record, and can be lifted', async () => {
  const { application, administrator, reporter, profileOf } = await staffed()
  const session = await startSession(application, reporter)
  await suspendPerson(application, administrator, reporter.id, { reason: 'misused' })
  expect(await findSession(application, session)).toBeNull()
  expect(await profileOf(reporter.id)).toMatchObject({ status: 'suspended' })
  await suspendPerson(application, administrator, reporter.id, { reason: 'misused' })
  await reinstatePerson(application, administrator, reporter.id)
  expect(await profileOf(reporter.id)).toMatchObject({ status: 'active' })
  const { history } = await showPerson(application, administrator, reporter.id)
  expect(history.map(({ kind }) => kind)).toEqual(['person.suspended', 'person.suspension_ended'])
})

test('no one suspends themselves, and only administrators suspend others', async () => {
  const { application, administrator, officer, reporter } = await staffed()
  await expect(
    suspendPerson(application, administrator, administrator.id, { reason: 'misused' }),
  ).rejects.toMatchObject({
    code: 'own-account',
  })
  for (const actor of [officer, reporter])
    await expect(
      suspendPerson(application, actor, administrator.id, { reason: 'misused' }),
    ).rejects.toMatchObject({
      code: 'administrators-only',
    })
})

test('what is on record about people is never changed', async () => {
  const { application, administrator, reporter } = await staffed()
  await suspendPerson(application, administrator, reporter.id, { reason: 'misused' })
  for (const statement of [
    `update events set detail = '{"roleFrom": "reporter", "roleTo": "officer"}' where subject_kind = 'person'`,
    `delete from events where subject_kind = 'person'`,
    'truncate events cascade',
  ])
    await expect(application.database.pool.query(statement)).rejects.toThrow('append-only')
})
