import { expect, test } from 'vitest'
import { days } from '#domain/time/durations.ts'
import { cast } from '#tests/cast.ts'
import { join, kindsIn, tokenOf } from '#tests/support/second-person/house.ts'
import { openedInvitation, settleProposals } from '#tests/support/second-person/settled.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { findInvitation } from './accept-invitation.ts'
import { invitePerson } from './invite-person.ts'
import { listInvitations } from './list-invitations.ts'
import { renewLink } from './renew-link.ts'
import { withdrawInvitation } from './withdraw-invitation.ts'

const notValid = { code: 'invitation-not-valid' }

async function house() {
  const application = await withApplication()
  const { administrator, officer } = await cast(application, 'administrator', 'officer')
  await application.database.pool.query("update profiles set role = 'administrator' where id = $1", [
    officer.id,
  ])
  return { application, administrator, colleague: { ...officer, role: 'administrator' as const }, officer }
}

test('invitations are listed until they become an account, without their link', async () => {
  const { application, administrator, colleague, officer } = await house()
  await expect(listInvitations(application, officer)).rejects.toMatchObject({ code: 'administrators-only' })
  const { link } = await invitePerson(application, administrator, { role: 'reviewer' })
  const waiting = await listInvitations(application, administrator)
  expect(waiting).toMatchObject([{ role: 'reviewer', state: 'waiting', by: 'dami', isMine: true }])
  expect(JSON.stringify(waiting)).not.toContain(tokenOf(link))
  await settleProposals(application)
  expect(await listInvitations(application, colleague)).toMatchObject([{ state: 'open', isMine: false }])
  await join(application, link, 'ibiso')
  expect(await listInvitations(application, administrator)).toEqual([])
})

test('one that was not used in time is shown as expired, and has no new link', async () => {
  const { application, administrator } = await house()
  await openedInvitation(application, administrator, { role: 'reviewer' })
  application.later(days(4))
  const [invitation] = await listInvitations(application, administrator)
  expect(invitation?.state).toBe('expired')
  await expect(renewLink(application, administrator, invitation?.id)).rejects.toMatchObject({
    code: 'not-found',
  })
})

test('a new link ends the old one, keeps its end, and is for the person who invites alone', async () => {
  const { application, administrator, colleague } = await house()
  const old = await openedInvitation(application, administrator, { role: 'officer' })
  const [before] = await listInvitations(application, administrator)
  await expect(renewLink(application, colleague, before?.id)).rejects.toMatchObject({ code: 'not-found' })
  const link = await renewLink(application, administrator, before?.id)
  await expect(findInvitation(application, tokenOf(old))).rejects.toMatchObject(notValid)
  expect(await findInvitation(application, tokenOf(link))).toEqual({ role: 'officer' })
  expect(await listInvitations(application, administrator)).toEqual([before])
  expect(await kindsIn(application)).toContain('invitation.renewed')
})

test('an open invitation is withdrawn by any administrator, and its link opens nothing', async () => {
  const { application, administrator, colleague } = await house()
  const link = await openedInvitation(application, administrator, { role: 'officer' })
  const [open] = await listInvitations(application, administrator)
  await withdrawInvitation(application, colleague, open?.id)
  await expect(findInvitation(application, tokenOf(link))).rejects.toMatchObject(notValid)
  expect(await listInvitations(application, administrator)).toEqual([])
  await expect(withdrawInvitation(application, colleague, open?.id)).rejects.toMatchObject({
    code: 'not-found',
  })
})

test('one that waits for a second person only its proposer takes back', async () => {
  const { application, administrator, colleague } = await house()
  await invitePerson(application, administrator, { role: 'officer' })
  const [waiting] = await listInvitations(application, administrator)
  await expect(withdrawInvitation(application, colleague, waiting?.id)).rejects.toMatchObject({
    code: 'not-the-second-person',
  })
  await withdrawInvitation(application, administrator, waiting?.id)
  expect(await listInvitations(application, administrator)).toEqual([])
  expect(await kindsIn(application)).toEqual(['invitation.made', 'invitation.ended'])
})

test('one that was used is not withdrawn: the account stays', async () => {
  const { application, administrator } = await house()
  const link = await openedInvitation(application, administrator, { role: 'officer' })
  const [open] = await listInvitations(application, administrator)
  await join(application, link, 'ibiso')
  await expect(withdrawInvitation(application, administrator, open?.id)).rejects.toMatchObject({
    code: 'not-found',
  })
})
