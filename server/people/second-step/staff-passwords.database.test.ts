import { expect, test } from 'vitest'
import { days } from '#domain/time/durations.ts'
import { findSession, startSession } from '#server/access/sessions.ts'
import { confirmProposal } from '#server/proposals/decide-proposal.ts'
import { listProposals } from '#server/proposals/list-proposals.ts'
import { cast } from '#tests/cast.ts'
import { onlyProposal, tokenOf } from '#tests/support/second-person/house.ts'
import { openedInvitation } from '#tests/support/second-person/settled.ts'
import { codeAt, withAppSetUp } from '#tests/support/second-step.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { changePassword } from '../change-password.ts'
import { changeRole } from '../change-role.ts'
import { acceptInvitation } from '../invitations/accept-invitation.ts'
import { logIn } from '../log-in.ts'
import { register } from '../registration/register.ts'
import { passSecondStep } from './pass-second-step.ts'

const short = 'x7!kqZv9w'
const long = 'harmattan on tin roofs'
const tooShort = { fields: { password: { code: 'password-short', limit: 12 } } }

async function byInvitation(password: string) {
  const application = await withApplication()
  const { administrator } = await cast(application, 'administrator')
  const link = await openedInvitation(application, administrator, { role: 'reviewer' })
  const account = { username: 'ibiso', email: 'ibiso@example.org', password }
  return acceptInvitation(application, tokenOf(link), account)
}

test('an invited member of the staff chooses a password of 12 characters or more', async () => {
  await expect(byInvitation(short)).rejects.toMatchObject(tooShort)
  expect(await byInvitation(long)).toEqual(expect.any(String))
})

test('a member of the staff changes it for no shorter one, and a reporter may', async () => {
  const application = await withApplication()
  const { officer, reporter } = await cast(application, 'officer', 'reporter')
  const form = { currentPassword: 'kerosene wick at dusk', password: short }
  await expect(changePassword(application, officer, form, null)).rejects.toMatchObject(tooShort)
  await changePassword(application, reporter, form, null)
})

test('who joins the staff with the password of a reporter does nothing as staff until it is longer', async () => {
  const application = await withApplication()
  const { administrator, officer } = await cast(application, 'administrator', 'officer')
  const account = { username: 'ibiso', email: 'ibiso@example.org', password: short }
  const session = await register(application, account, null)
  if (session.kind !== 'logged-in') throw new Error('not logged in')
  const asReporter = (await findSession(application, session.session))?.person
  if (!asReporter) throw new Error('no session')
  const { secret } = await withAppSetUp(application, { ...asReporter, isConfirmed: true })
  await changeRole(application, administrator, asReporter.id, { role: 'officer' })
  await confirmProposal(application, officer, await onlyProposal(application))
  application.later(days(4))

  const { token } = await logIn(application, { identifier: 'ibiso', password: short }, null)
  const passed = await passSecondStep(application, token, { code: codeAt(secret, application.now()) })
  const opened = await findSession(application, passed.token)
  if (!opened) throw new Error('no session')
  expect(opened.person).toMatchObject({ role: 'officer', assurance: 'full', passwordIsShort: true })
  await expect(listProposals(application, opened.person)).rejects.toMatchObject({
    code: 'longer-password-needed',
  })

  await changePassword(application, opened.person, { currentPassword: short, password: long }, opened.id)
  const after = await findSession(application, passed.token)
  expect(after?.person).not.toHaveProperty('passwordIsShort')
  expect(after && (await listProposals(application, after.person))).toEqual([])
})

test('a long password leaves no mark, and no one is told of the passwords of reporters', async () => {
  const application = await withApplication()
  const { officer } = await cast(application, 'officer')
  await register(application, { username: 'ibiso', email: 'ibiso@example.org', password: short }, null)
  await logIn(application, { identifier: 'ibiso', password: short }, null)
  await logIn(application, { identifier: 'chidi', password: 'kerosene wick at dusk' }, null)
  await startSession(application, officer)
  const { rows } = await application.database.pool.query(
    'select distinct password_is_short as short from sessions',
  )
  expect(rows).toEqual([{ short: false }])
})
