import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { days, hours } from '#domain/time/durations.ts'
import { profiles } from '#server/database/people-schema.ts'
import { events } from '#server/database/schema.ts'
import { changeRole } from '#server/people/change-role.ts'
import { findInvitation } from '#server/people/invitations/accept-invitation.ts'
import { invitePerson } from '#server/people/invitations/invite-person.ts'
import { reinstatePerson, suspendPerson } from '#server/people/suspend-person.ts'
import { cast } from '#tests/cast.ts'
import {
  houseOfTwo,
  join,
  kindsIn,
  onlyProposal,
  profileOf,
  tokenOf,
  wait,
} from '#tests/support/second-person/house.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { confirmProposal, declineProposal } from './decide-proposal.ts'
import { publicNotices } from './public-notices.ts'

const notSecond = { code: 'not-the-second-person' }
const waits = { code: 'invitation-waits' }
const notValid = { code: 'invitation-not-valid' }

test('an invitation opens when a second person confirms it, and its link not before', async () => {
  const application = await withApplication()
  const { administrator, officer, reviewer } = await cast(application, 'administrator', 'officer', 'reviewer')
  const { link, aloneFrom } = await invitePerson(application, administrator, { role: 'reviewer' })
  expect(aloneFrom).toBeNull()
  await expect(findInvitation(application, tokenOf(link))).rejects.toMatchObject(waits)
  const id = await onlyProposal(application)
  await expect(confirmProposal(application, administrator, id)).rejects.toMatchObject(notSecond)
  await expect(confirmProposal(application, reviewer, id)).rejects.toMatchObject({ code: 'access-denied' })
  expect(await confirmProposal(application, officer, id)).toBe('counts')
  expect(await findInvitation(application, tokenOf(link))).toEqual({ role: 'reviewer' })
  expect(await kindsIn(application)).toEqual(['invitation.made', 'invitation.confirmed'])
})

test('the first administrator waits 72 hours under a public notice, and any member can stop it', async () => {
  const application = await withApplication()
  const { administrator } = await cast(application, 'administrator')
  const { link, aloneFrom } = await invitePerson(application, administrator, { role: 'officer' })
  expect(aloneFrom).toEqual(new Date('2026-11-24T09:00:00Z'))
  expect(await publicNotices(application)).toEqual([
    { act: 'invitation', proposedOn: '2026-11-21', takesEffectOn: '2026-11-24' },
  ])
  await wait(application, hours(72) - 1)
  await expect(findInvitation(application, tokenOf(link))).rejects.toMatchObject(waits)
  await wait(application, 1)
  expect(await findInvitation(application, tokenOf(link))).toEqual({ role: 'officer' })
  expect(await publicNotices(application)).toEqual([])
  const rows = await application.database.queries.select().from(events)
  expect(rows.at(-1)).toMatchObject({ kind: 'invitation.confirmed', detail: { alone: true } })
})

test('a reviewer who cannot confirm can stop what waits under public notice', async () => {
  const application = await withApplication()
  const { administrator, reviewer } = await cast(application, 'administrator', 'reviewer')
  const { link } = await invitePerson(application, administrator, { role: 'officer' })
  await declineProposal(application, reviewer, await onlyProposal(application))
  await wait(application, days(4))
  await expect(findInvitation(application, tokenOf(link))).rejects.toMatchObject(notValid)
  expect(await kindsIn(application)).toEqual(['invitation.made', 'invitation.ended'])
})

test('a puppet that was invited an hour ago confirms nothing', async () => {
  const application = await withApplication()
  const { administrator } = await cast(application, 'administrator')
  const { link } = await invitePerson(application, administrator, { role: 'officer' })
  await wait(application, hours(72))
  const puppet = await join(application, link, 'ibiso')
  await invitePerson(application, administrator, { role: 'officer' })
  const id = await onlyProposal(application)
  await expect(confirmProposal(application, puppet, id)).rejects.toMatchObject(notSecond)
  await wait(application, hours(71))
  await expect(confirmProposal(application, puppet, id)).rejects.toMatchObject(notSecond)
})

test('an invited member confirms for their inviter only while no other could', async () => {
  const { application, administrator, brought } = await houseOfTwo()
  await invitePerson(application, administrator, { role: 'reviewer' })
  await confirmProposal(application, brought, await onlyProposal(application))
  const { secondOfficer } = await cast(application, 'secondOfficer')
  await invitePerson(application, administrator, { role: 'reviewer' })
  const id = await onlyProposal(application)
  await expect(confirmProposal(application, brought, id)).rejects.toMatchObject(notSecond)
  await confirmProposal(application, secondOfficer, id)
})

test('a puppet proposes and its inviter confirms: refused, as the other way round', async () => {
  const { application, administrator, brought } = await houseOfTwo('administrator')
  const { secondOfficer, stranger } = await cast(application, 'secondOfficer', 'stranger')
  await changeRole(application, brought, stranger.id, { role: 'officer' })
  const id = await onlyProposal(application)
  await expect(confirmProposal(application, administrator, id)).rejects.toMatchObject(notSecond)
  await confirmProposal(application, secondOfficer, id)
})

test('a promoted reporter counts as brought by the person who proposed it', async () => {
  const application = await withApplication()
  const { administrator, officer, stranger } = await cast(application, 'administrator', 'officer', 'stranger')
  await changeRole(application, administrator, stranger.id, { role: 'officer' })
  await confirmProposal(application, officer, await onlyProposal(application))
  expect(await profileOf(application, stranger)).toMatchObject({
    role: 'officer',
    broughtThrough: [administrator.id],
  })
  const promoted = { ...stranger, role: 'officer' } as const
  await invitePerson(application, administrator, { role: 'reviewer' })
  const id = await onlyProposal(application)
  await expect(confirmProposal(application, promoted, id)).rejects.toMatchObject(notSecond)
})

test('who leaves the staff and joins again by another keeps the line of the first time', async () => {
  const application = await withApplication()
  const people = await cast(application, 'administrator', 'officer', 'secondOfficer', 'stranger')
  const { administrator, officer, stranger } = people
  const other = { ...people.secondOfficer, role: 'administrator' } as const
  const toAdministrator = "update profiles set role = 'administrator' where id = $1"
  await application.database.pool.query(toAdministrator, [other.id])
  for (const [by, role] of [
    [administrator, 'reviewer'],
    [other, 'reporter'],
    [other, 'reviewer'],
  ] as const) {
    await changeRole(application, by, stranger.id, { role })
    await confirmProposal(application, officer, await onlyProposal(application))
  }
  expect(await profileOf(application, stranger)).toMatchObject({
    broughtThrough: [other.id, administrator.id],
  })
})

test('whom a proposal is about neither confirms nor declines it', async () => {
  const application = await withApplication()
  const { administrator, officer } = await cast(application, 'administrator', 'officer', 'secondOfficer')
  await changeRole(application, administrator, officer.id, { role: 'administrator' })
  const id = await onlyProposal(application)
  await expect(confirmProposal(application, officer, id)).rejects.toMatchObject(notSecond)
  await expect(declineProposal(application, officer, id)).rejects.toMatchObject(notSecond)
})

test('suspending the others opens no exception: they keep their place, and the suspension lapses', async () => {
  const application = await withApplication()
  const { administrator, officer, secondOfficer } = await cast(
    application,
    ...(['administrator', 'officer', 'secondOfficer'] as const),
  )
  await suspendPerson(application, administrator, officer.id, { reason: 'misused' })
  await suspendPerson(application, administrator, secondOfficer.id, { reason: 'misused' })
  const { aloneFrom } = await invitePerson(application, administrator, { role: 'administrator' })
  expect(aloneFrom).toBeNull()
  expect(await publicNotices(application)).toEqual([])
  await wait(application, hours(24))
  for (const person of [officer, secondOfficer])
    expect(await profileOf(application, person)).toMatchObject({ status: 'active' })
  await expect(
    suspendPerson(application, administrator, officer.id, { reason: 'misused' }),
  ).rejects.toMatchObject({
    code: 'suspension-lapsed-lately',
  })
  const id = await onlyProposal(application)
  await confirmProposal(application, officer, id)
})

test('who is suspended after the page was opened confirms nothing', async () => {
  const application = await withApplication()
  const { administrator, officer } = await cast(application, 'administrator', 'officer')
  await invitePerson(application, administrator, { role: 'officer' })
  const id = await onlyProposal(application)
  await suspendPerson(application, administrator, officer.id, { reason: 'misused' })
  await expect(confirmProposal(application, officer, id)).rejects.toMatchObject({ code: 'access-denied' })
})

test('a confirmed suspension stays, and its end takes two people as well', async () => {
  const application = await withApplication()
  const { administrator, officer, stranger } = await cast(application, 'administrator', 'officer', 'stranger')
  await suspendPerson(application, administrator, stranger.id, { reason: 'misused' })
  await confirmProposal(application, officer, await onlyProposal(application))
  await wait(application, days(30))
  expect(await profileOf(application, stranger)).toMatchObject({ status: 'suspended' })
  expect(await reinstatePerson(application, administrator, stranger.id)).toBe('proposed')
  expect(await profileOf(application, stranger)).toMatchObject({ status: 'suspended' })
  await confirmProposal(application, officer, await onlyProposal(application))
  expect(await profileOf(application, stranger)).toMatchObject({ status: 'active' })
  expect(await kindsIn(application)).toEqual([
    ...['person.suspended', 'person.suspension_confirmed'],
    ...['person.reinstatement_proposed', 'person.reinstated'],
  ])
})

test('what a member proposed does not count once they have left, or were suspended or demoted', async () => {
  const application = await withApplication()
  const { administrator, officer, secondOfficer } = await cast(
    application,
    ...(['administrator', 'officer', 'secondOfficer'] as const),
  )
  await invitePerson(application, administrator, { role: 'officer' })
  const id = await onlyProposal(application)
  const { queries } = application.database
  for (const change of [{ status: 'suspended' }, { status: 'active', role: 'reporter' }] as const) {
    await queries.update(profiles).set(change).where(eq(profiles.id, administrator.id))
    await expect(confirmProposal(application, officer, id)).rejects.toMatchObject({ code: 'proposer-left' })
  }
  await queries.delete(profiles).where(eq(profiles.id, administrator.id))
  await expect(confirmProposal(application, secondOfficer, id)).rejects.toMatchObject({
    code: 'proposer-left',
  })
})
