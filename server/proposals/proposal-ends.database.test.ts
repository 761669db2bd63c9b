import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { days, hours } from '#domain/time/durations.ts'
import { changeRole } from '#server/people/change-role.ts'
import { deleteAccount } from '#server/people/delete-account.ts'
import { findInvitation } from '#server/people/invitations/accept-invitation.ts'
import { invitePerson } from '#server/people/invitations/invite-person.ts'
import { suspendPerson } from '#server/people/suspend-person.ts'
import { advanceLog } from '#server/transparency/advance-log.ts'
import { checkLog } from '#server/transparency/check-log.ts'
import { cast } from '#tests/cast.ts'
import {
  houseOfTwo,
  kindsIn,
  onlyProposal,
  profileOf,
  tokenOf,
  wait,
} from '#tests/support/second-person/house.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { confirmProposal, withdrawProposal } from './decide-proposal.ts'
import { listProposals } from './list-proposals.ts'
import { publicNotices } from './public-notices.ts'

const notSecond = { code: 'not-the-second-person' }
const notValid = { code: 'invitation-not-valid' }

test('a puppet that deletes its account leaves its confirmation, its invitation and the log', async () => {
  const { application, administrator, brought } = await houseOfTwo()
  await invitePerson(application, administrator, { role: 'reviewer' })
  const id = await onlyProposal(application)
  await confirmProposal(application, brought, id)
  await deleteAccount(application, brought)
  const { rows } = await application.database.pool.query(
    `select p.decided_by, i.invited_by, i.accepted_by from proposals p, invitations i
     where p.id = $1 and i.accepted_at is not null`,
    [id],
  )
  expect(rows).toEqual([{ decided_by: brought.id, invited_by: administrator.id, accepted_by: brought.id }])
  await advanceLog(application)
  expect(await checkLog(application)).toMatchObject({ problems: [] })
})

test('when two confirmations come at once, one counts', async () => {
  const application = await withApplication()
  const { administrator, officer, secondOfficer } = await cast(
    application,
    ...(['administrator', 'officer', 'secondOfficer'] as const),
  )
  await invitePerson(application, administrator, { role: 'officer' })
  const id = await onlyProposal(application)
  const answers = await Promise.allSettled(
    [officer, officer, secondOfficer].map((person) => confirmProposal(application, person, id)),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await kindsIn(application)).filter((kind) => kind === 'invitation.confirmed')).toHaveLength(1)
})

test('when a confirmation and a withdrawal come at once, one counts', async () => {
  const application = await withApplication()
  const { administrator, officer } = await cast(application, 'administrator', 'officer')
  const { link } = await invitePerson(application, administrator, { role: 'officer' })
  const id = await onlyProposal(application)
  const [confirmed, withdrawn] = await Promise.allSettled([
    confirmProposal(application, officer, id),
    withdrawProposal(application, administrator, id),
  ])
  expect([confirmed.status, withdrawn.status].toSorted()).toEqual(['fulfilled', 'rejected'])
  const isOpen = await findInvitation(application, tokenOf(link)).then(
    () => true,
    () => false,
  )
  expect(isOpen).toBe(confirmed.status === 'fulfilled')
})

test('when two confirmations and a suspension of the one who confirms come at once, none counts after the suspension', async () => {
  const application = await withApplication()
  const { administrator, officer } = await cast(application, 'administrator', 'officer')
  await invitePerson(application, administrator, { role: 'officer' })
  const id = await onlyProposal(application)
  await Promise.allSettled([
    suspendPerson(application, administrator, officer.id, { reason: 'misused' }),
    confirmProposal(application, officer, id),
  ])
  const kinds = await kindsIn(application)
  const suspendedAt = kinds.indexOf('person.suspended')
  const confirmedAt = kinds.indexOf('invitation.confirmed')
  expect(suspendedAt).toBeGreaterThan(-1)
  expect(confirmedAt === -1 || confirmedAt < suspendedAt).toBe(true)
})

test('unconfirmed for seven days it lapses, and its link never opens', async () => {
  const application = await withApplication()
  const { administrator, officer } = await cast(application, 'administrator', 'officer')
  const { link } = await invitePerson(application, administrator, { role: 'officer' })
  const id = await onlyProposal(application)
  await wait(application, days(7))
  await expect(confirmProposal(application, officer, id)).rejects.toMatchObject({ code: 'proposal-ended' })
  await expect(findInvitation(application, tokenOf(link))).rejects.toMatchObject(notValid)
  expect(await kindsIn(application)).toEqual(['invitation.made', 'invitation.ended'])
})

test('a second person who joins during the public notice is waited for', async () => {
  const application = await withApplication()
  const { administrator, stranger } = await cast(application, 'administrator', 'stranger')
  await changeRole(application, administrator, stranger.id, { role: 'officer' })
  application.later(hours(1))
  const { officer } = await cast(application, 'officer')
  await wait(application, hours(71))
  expect(await profileOf(application, stranger)).toMatchObject({ role: 'reporter' })
  expect(await publicNotices(application)).toEqual([])
  await confirmProposal(application, officer, await onlyProposal(application))
  expect(await profileOf(application, stranger)).toMatchObject({ role: 'officer' })
})

test('when the last second person leaves, what waits comes under public notice', async () => {
  const application = await withApplication()
  const { administrator, officer } = await cast(application, 'administrator', 'officer')
  const { link } = await invitePerson(application, administrator, { role: 'officer' })
  await deleteAccount(application, officer)
  await wait(application, hours(1))
  expect(await publicNotices(application)).toHaveLength(1)
  await wait(application, hours(72))
  expect(await findInvitation(application, tokenOf(link))).toEqual({ role: 'officer' })
})

test('a reporter with a second step of long ago counts 72 hours after they joined the staff', async () => {
  const application = await withApplication()
  const { administrator, stranger } = await cast(application, 'administrator', 'stranger')
  await changeRole(application, administrator, stranger.id, { role: 'officer' })
  await wait(application, hours(72))
  const puppet = { ...stranger, role: 'officer' } as const
  await invitePerson(application, administrator, { role: 'officer' })
  const id = await onlyProposal(application)
  await expect(confirmProposal(application, puppet, id)).rejects.toMatchObject(notSecond)
  application.later(hours(72) - 1)
  await expect(confirmProposal(application, puppet, id)).rejects.toMatchObject(notSecond)
})

test('the list says what each member may do', async () => {
  const application = await withApplication()
  const { administrator, officer, reviewer, stranger } = await cast(
    application,
    ...(['administrator', 'officer', 'reviewer', 'stranger'] as const),
  )
  await changeRole(application, administrator, stranger.id, { role: 'reviewer' })
  const seenBy = async (person: Person) => {
    const [{ mayConfirm, mayDecline, mayWithdraw } = {}] = await listProposals(application, person)
    return { mayConfirm, mayDecline, mayWithdraw }
  }
  expect(await seenBy(officer)).toEqual({ mayConfirm: true, mayDecline: true, mayWithdraw: false })
  expect(await seenBy(reviewer)).toEqual({ mayConfirm: false, mayDecline: false, mayWithdraw: false })
  expect(await seenBy(administrator)).toEqual({ mayConfirm: false, mayDecline: false, mayWithdraw: true })
})

test('what has ended is never changed, and no one deletes it', async () => {
  const application = await withApplication()
  const { administrator, officer } = await cast(application, 'administrator', 'officer')
  await invitePerson(application, administrator, { role: 'officer' })
  await confirmProposal(application, officer, await onlyProposal(application))
  const { pool } = application.database
  await expect(pool.query("update proposals set state = 'waiting'")).rejects.toThrow('has ended')
  await expect(pool.query('delete from proposals')).rejects.toThrow('append-only')
  await expect(pool.query('truncate proposals')).rejects.toThrow('append-only')
})
